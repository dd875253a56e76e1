import { late } from "../page/late";

/** A question that is asked on a press, where no script is to be loaded for it before. */
export const LateConfirmDialog = late(async () => (await import("./confirm-dialog")).ConfirmDialog);
