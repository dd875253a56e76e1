// Makes an invitation and mails its link. Asking again for the same business within a few minutes (a double click, a lost
// answer, a second tab) answers with the same invitation while it is open, and mails it once.
import { invitationStanding, type InvitationForm } from "../../../src/domain/invitations/invitation";
import { callable } from "../callable/callable";
import { smtpUrl } from "../config";
import { database } from "../firestore/database";
import { deliver, isBeingSent, otherDelivery, sending } from "./invitation-delivery";
import { invitationMail } from "./invitation-mail";
import { endOfInvitation, invitationOf, newCode, readInvitation, requestOf } from "./stored-invitation";

const sameRequestWithin = 10 * 60 * 1000;

export const generateInvitation = callable("generateInvitation", { secrets: [smtpUrl] }, async ({ request, auth }) => {
  // Accounts are kept by lower-case address, and the rules compare the two.
  const form = { ...request, businessEmail: request.businessEmail.toLowerCase() };
  const { code, mail } = await madeOrFound(form, auth?.uid ?? null);
  const mailError =
    mail === "ours"
      ? await deliver(code, invitationMail({ ...form, invitationCode: code }))
      : mail === "another call's"
        ? await otherDelivery(code)
        : undefined;
  return { invitationCode: code, ...(mailError !== undefined && { mailError }) };
});

interface MadeOrFound {
  code: string;
  mail: "ours" | "another call's" | "sent";
}

/** One document for each business that was asked for makes calls at the same time wait for each other. */
async function madeOrFound(form: InvitationForm, createdBy: string | null): Promise<MadeOrFound> {
  const asked = requestOf(form);
  return database.runTransaction(async (transaction) => {
    const now = new Date();
    const earlier = (await transaction.get(asked)).get("invitationCode") as string | undefined;
    const found = earlier ? readInvitation(await transaction.get(invitationOf(earlier))) : undefined;

    if (found?.createdAt && now.getTime() - found.createdAt.getTime() < sameRequestWithin) {
      const code = found.invitationCode;
      if (found.mailState === "sent" && invitationStanding(found, now) === "open") return { code, mail: "sent" };
      if (isBeingSent(found, now)) return { code, mail: "another call's" };
      if (invitationStanding(found, now) === "open") {
        transaction.update(invitationOf(code), { ...sending(now) });
        return { code, mail: "ours" };
      }
    }

    const code = newCode();
    const end = endOfInvitation(now);
    transaction.create(invitationOf(code), {
      ...form,
      invitationCode: code,
      status: "not started",
      createdAt: now,
      expiresAt: end,
      ...sending(now),
    });
    transaction.set(asked, { invitationCode: code, createdBy, expiresAt: end });
    return { code, mail: "ours" };
  });
}
