// The dialogs of an entry, and what a desk does once. They load together, after the lists.
import { enlistStaff } from "../../../firebase/accounts/enlist-staff";
import { InviteDialog } from "../inquiries/invite-dialog";
import { ReplyDialog } from "../inquiries/reply-dialog";
import { HandOverDialog } from "../inquiries/tasks/hand-over-dialog";

export const deskDialogs = { enlistStaff, HandOverDialog, InviteDialog, ReplyDialog };
