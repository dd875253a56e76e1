import { callable } from "../callable/callable";
import { mailSecrets } from "../config";
import { correctName } from "./changes/correct-name";
import { moveToContact } from "./changes/move-contact";
import { signatureOf } from "./changes/record-change";
import { revoke } from "./changes/revoke";

export const changeInvitation = callable("changeInvitation", { secrets: mailSecrets }, async ({ request, auth }) => {
  if (request.change === "contact") {
    const mailError = await moveToContact(request, auth);
    return { ...(mailError !== undefined && { mailError }) };
  }
  if (request.change === "revoke") await revoke(request.invitationCode);
  else await correctName(request, signatureOf(auth));
  return {};
});
