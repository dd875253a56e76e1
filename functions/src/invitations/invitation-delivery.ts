// Sends an invitation's mail by one call at a time: a second call waits for that mail and sends none. The invitation
// keeps the state of its mail.
import { setTimeout as pause } from "node:timers/promises";
import type { Invitation } from "../../../src/domain/invitations/invitation";
import { invitationMessages } from "../../../src/domain/invitations/words";
import { claimedMail, sendClaimedMail } from "../mail/delivery";
import type { OutgoingMail } from "../mail/send-mail";
import { unlessLostRace } from "../firestore/lease";
import { invitationDocument, readInvitation } from "./stored-invitation";

/** Longer than any sending takes; a dead call holds up no other for longer. */
const sendingTimeoutMs = 60_000;
const pollMs = 250;

export type MailPurpose = NonNullable<Invitation["mailPurpose"]>;

/** The fields that say that this call sends the mail from now on. */
export function sendingState(now: Date, mailPurpose: MailPurpose): Partial<Invitation> {
  return { ...claimedMail(now), mailPurpose };
}

export function isBeingSent({ mailState, mailStateAt }: Invitation, now: Date): boolean {
  return (
    mailState === "sending" && mailStateAt !== undefined && now.getTime() - mailStateAt.getTime() < sendingTimeoutMs
  );
}

/** Sends the mail that this call has claimed; returns why it did not go out. */
export function sendInvitationMail(code: string, mail: OutgoingMail): Promise<string | undefined> {
  return sendClaimedMail(invitationDocument(code), mail);
}

/** Waits for the mail that another call is sending; returns what that call returns. */
export async function awaitOtherCall(code: string): Promise<string | undefined> {
  for (;;) {
    const invited = readInvitation(await invitationDocument(code).get());
    if (!invited || !isBeingSent(invited, new Date()))
      return invited?.mailState === "sent" ? undefined : (invited?.mailError ?? invitationMessages.beingSent);
    await pause(pollMs);
  }
}

/** Claims the mail of an invitation for this call, unless `refuse` has a reason against it or another call has it. */
export async function claimMail(
  code: string,
  purpose: MailPurpose,
  refuse: (invited: Invitation, now: Date) => string | undefined,
  changes: (now: Date) => Partial<Invitation>,
): Promise<Invitation | { refused: string }> {
  for (;;) {
    const snapshot = await invitationDocument(code).get();
    const [invited, now] = [readInvitation(snapshot), new Date()];
    if (!invited || !snapshot.updateTime) return { refused: invitationMessages.unknown };
    const refused = refuse(invited, now) ?? (isBeingSent(invited, now) ? invitationMessages.beingSent : undefined);
    if (refused !== undefined) return { refused };
    const claim = { ...changes(now), ...sendingState(now, purpose) };
    if (await unlessLostRace(snapshot.ref.update(claim, { lastUpdateTime: snapshot.updateTime }))) return invited;
  }
}
