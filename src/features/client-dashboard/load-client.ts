// What a signed-in person's dashboard needs to know, and the end of a registration that was interrupted before.
import { invitationStanding, type Invitation } from "../../domain/invitations/invitation";
import { businessNameFor, invitationWarning, isInvitedAddress, type Profile } from "../../domain/invitations/profile";
import { registrationMessages } from "../../domain/accounts/words";
import { fetchProfile, findProfile } from "../../firebase/accounts/profile";
import { fetchInvitation } from "../../firebase/invitations/invitation-lookup";
import { pendingOf } from "../../firebase/accounts/pending-registration";
import { finishRegistration } from "../../firebase/accounts/registration";

export type Client =
  | { state: "ready"; profile: Profile; businessName: string; warning: string | undefined }
  /** The account is there and its invitation still open: only the profile is missing. */
  | { state: "unfinished"; invited: Invitation }
  | { state: "no profile"; hint: string };

interface Asked {
  uid: string;
  email: string | null;
  /** The code of the link that led here. */
  code: string | undefined;
}

export async function loadClient({ uid, email, code }: Asked): Promise<Client> {
  const invited = await fetchInvitation(code);
  const open = invited && invitationStanding(invited, new Date()) === "open" ? invited : undefined;
  const problem = await finishPending(email);
  if (open && isInvitedAddress(open, email) && !(await findProfile(uid))) return { state: "unfinished", invited: open };

  const profile = await fetchProfile(uid);
  if (!profile) return { state: "no profile", hint: problem ?? registrationMessages.profileHint };
  const warning = invitationWarning(open, profile, email);
  return { state: "ready", profile, businessName: businessNameFor(profile, open), warning };
}

/** Answers why what was begun on this device could not be finished. */
async function finishPending(email: string | null): Promise<string | undefined> {
  const pending = pendingOf(email);
  if (!pending) return undefined;
  const finished = await finishRegistration(pending);
  return finished.done ? undefined : finished.problem;
}
