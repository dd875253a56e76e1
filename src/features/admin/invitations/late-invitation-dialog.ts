import { late } from "../../../ui/page/late";

export const LateInvitationDialog = late(async () => (await import("./invitation-dialog")).InvitationDialog);
