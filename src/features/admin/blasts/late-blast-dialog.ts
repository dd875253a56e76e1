import { late } from "../../../ui/page/late";

export const LateBlastDialog = late(async () => (await import("./blast-dialog")).BlastDialog);
