// Makes an invitation and mails its link, once however often it is asked for. An address with an account may be invited
// for another business. A business with an invitation that runs is not invited again: the next round is another call.
import { callable } from "../callable/callable";
import { mailSecrets } from "../config";
import { createOrFind } from "./create-invitation";
import { readInvitingInquiry } from "./inviting-inquiry";
import { sendInvitationMail } from "./invitation-delivery";
import { hasBusiness } from "./has-business";

export const generateInvitation = callable(
  "generateInvitation",
  { secrets: mailSecrets, maxInstances: 1 },
  async ({ request, auth }) => {
    // Accounts are kept by lower-case address, and the rules compare the two.
    const form = { ...request, businessEmail: request.businessEmail.toLowerCase() };
    const hasAccount = form.previousRound === undefined && (await hasBusiness(form.businessEmail));
    const inviting =
      form.inquiry === undefined || auth === undefined
        ? undefined
        : await readInvitingInquiry(auth.uid, form.inquiry, form.businessEmail);
    const facts = { createdBy: auth?.uid ?? null, hasAccount, inviting };
    const { invitationCode } = await createOrFind(form, facts);
    const mailError = await sendInvitationMail(invitationCode, auth);
    return { invitationCode, ...(mailError !== undefined && { mailError }) };
  },
);
