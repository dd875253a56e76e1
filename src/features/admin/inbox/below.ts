// The parts of the inbox below the first rows of the day's work. They load together, after those.
import { CollectedEmails } from "../blasts/collected-emails";
import { InvitationForm } from "../invitations/invitation-form";
import { Invitations } from "../invitations/invitations";
import { Attention } from "./attention";
import { Keys } from "./keys";

export const partsBelow = { Attention, CollectedEmails, InvitationForm, Invitations, Keys };
