import { callable } from "../callable/callable";
import { mailSecrets } from "../config";
import { correctName } from "./changes/correct-name";
import { moveToContact } from "./changes/move-contact";
import { signatureOf } from "./changes/record-change";
import { invitationState } from "../../../src/domain/invitations/invitation";
import { invitationMessages } from "../../../src/domain/invitations/words";
import { paths } from "../../../src/domain/kernel/collections";
import { failure } from "../callable/failure";
import { database } from "../firestore/database";
import { invitationDocument, readInvitation } from "./stored-invitation";

export const changeInvitation = callable(
  "changeInvitation",
  { secrets: mailSecrets, maxInstances: 1 },
  async ({ request, auth }) => {
    if (request.change === "contact") {
      const mailError = await moveToContact(request, auth);
      return { ...(mailError !== undefined && { mailError }) };
    }
    if (request.change === "revoke") await revoke(request.invitationCode);
    else await correctName(request, signatureOf(auth));
    return {};
  },
);

/** Ends an unused invitation. The rules look at its end only, so that is now. */
async function revoke(code: string): Promise<void> {
  const document = invitationDocument(code);
  await database.runTransaction(async (transaction) => {
    const invited = readInvitation(await transaction.get(document));
    if (!invited) throw failure("not-found", invitationMessages.unknown);
    const now = new Date();
    const state = invitationState(invited, now);
    if (state === "used") throw failure("failed-precondition", invitationMessages.revokeUsed);
    if (state === "revoked") return;
    transaction.update(document, { revokedAt: now, expiresAt: now });
    if (invited.link !== undefined) transaction.delete(database.doc(paths.invitationLink(invited.link)));
  });
}
