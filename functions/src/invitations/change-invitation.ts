import { callable } from "../callable/callable";
import { correctName } from "./changes/correct-name";
import { signatureOf } from "./changes/record-change";
import { revoke } from "./changes/revoke";

export const changeInvitation = callable("changeInvitation", {}, async ({ request, auth }) => {
  if (request.change === "revoke") await revoke(request.invitationCode);
  else await correctName(request, signatureOf(auth));
  return {};
});
