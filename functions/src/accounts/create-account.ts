// Makes the account of an invited person, for the holder of an open invitation alone, so that a project can switch off
// sign-up by clients. Profile and use of the invitation stay one batch of the browser, which the rules judge. Answers
// alike if the account is there: a lost answer is asked for again, and the login says whose password it is.
import { getAuth } from "firebase-admin/auth";
import { registrationMessages } from "../../../src/domain/accounts/words";
import { invitationCode, invitationState, type Invitation } from "../../../src/domain/invitations/invitation";
import { paths } from "../../../src/domain/kernel/collections";
import { callable } from "../callable/callable";
import { failure } from "../callable/failure";
import { limit, mailKey } from "../config";
import { database } from "../firestore/database";
import { invitationDocument, readInvitation } from "../invitations/stored-invitation";
import { readSeat, seatDocument } from "../invitations/seats/stored-seat";
import { consumeQuota } from "../limits/daily-quota";
import { hourlyShares } from "../limits/hourly-shares";

export const createAccount = callable("createAccount", { secrets: [mailKey] }, async ({ request, rawRequest }) => {
  const now = new Date();
  const perHour = limit("ACCOUNTS_PER_ADDRESS_PER_HOUR");
  await consumeQuota(hourlyShares(rawRequest, "account", perHour, registrationMessages.callerAskedOften, now), now);
  const invited = await invitedBy(request.invitationCode);
  if (!invited) throw failure("not-found", registrationMessages.closed);
  const email = request.email.toLowerCase();
  if (invited.businessEmail.toLowerCase() !== email)
    throw failure("permission-denied", registrationMessages.otherAddress);
  const state = invitationState(invited, now);
  if (state === "open") await makeAccount(email, request.password);
  else if (!(await hasAccount(email))) {
    const { taken, closed } = registrationMessages;
    throw failure("failed-precondition", state === "used" ? taken : closed);
  }
  return {};
});

type InvitedAddress = Pick<Invitation, "businessEmail" | "status" | "expiresAt" | "revokedAt">;

/** The invitation of a link, or a colleague's seat. After a move an invitation's own code is one no longer. */
async function invitedBy(code: string): Promise<InvitedAddress | undefined> {
  const invited = readInvitation(await invitationDocument(code).get());
  if (invited) return invited.link === undefined ? invited : undefined;
  const seat = readSeat(await seatDocument(code).get());
  if (seat) return seat;
  const linked = invitationCode.safeParse((await database.doc(paths.invitationLink(code)).get()).get("invitationCode"));
  return linked.success ? readInvitation(await invitationDocument(linked.data).get()) : undefined;
}

async function makeAccount(email: string, password: string): Promise<void> {
  try {
    await getAuth().createUser({ email, password });
  } catch (error) {
    const { code, message = "" } = error as { code?: string; message?: string };
    if (code === "auth/email-already-exists") return;
    // The project's own policy, for which firebase-admin has no code.
    if (code === "auth/invalid-password" || message.includes("PASSWORD_DOES_NOT_MEET_REQUIREMENTS"))
      throw failure("invalid-argument", registrationMessages.passwordWeak);
    throw error;
  }
}

async function hasAccount(email: string): Promise<boolean> {
  const { users } = await getAuth().getUsers([{ email }]);
  return users.length > 0;
}
