// The dialogs of an entry. They load together, after the lists.
import { InviteDialog } from "../inquiries/invite-dialog";
import { ReplyDialog } from "../inquiries/reply-dialog";
import { HandOverDialog } from "../inquiries/tasks/hand-over-dialog";

export const deskDialogs = { HandOverDialog, InviteDialog, ReplyDialog };
