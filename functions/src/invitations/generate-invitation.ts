// Makes an invitation and mails its link, once however often it is asked for. An address that has an account already is
// not invited anew: its business is named instead, where its next round is begun.
import { getAuth } from "firebase-admin/auth";
import { callable } from "../callable/callable";
import { mailSecrets } from "../config";
import { createOrFind } from "./create-invitation";
import { readInvitingInquiry } from "./inviting-inquiry";
import { sendInvitationMail } from "./invitation-delivery";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";

export const generateInvitation = callable(
  "generateInvitation",
  { secrets: mailSecrets },
  async ({ request, auth }) => {
    // Accounts are kept by lower-case address, and the rules compare the two.
    const form = { ...request, businessEmail: request.businessEmail.toLowerCase() };
    const registered = form.previousRound === undefined ? await registeredRoundOf(form.businessEmail) : undefined;
    if (registered !== undefined) return { invitationCode: registered, isRegistered: true };
    const inviting =
      form.inquiry === undefined || auth === undefined
        ? undefined
        : await readInvitingInquiry(auth.uid, form.inquiry, form.businessEmail);
    const { invitationCode } = await createOrFind(form, auth?.uid ?? null, inviting);
    const mailError = await sendInvitationMail(invitationCode, auth);
    return { invitationCode, ...(mailError !== undefined && { mailError }) };
  },
);

/** The round that the account of an address works on; undefined where there is no account, or it has no business. */
async function registeredRoundOf(email: string): Promise<string | undefined> {
  const uid = await uidOf(email);
  if (uid === undefined) return undefined;
  const code: unknown = (await database.doc(paths.profile(uid)).get()).get("invitationId");
  return typeof code === "string" ? code : undefined;
}

async function uidOf(email: string): Promise<string | undefined> {
  try {
    return (await getAuth().getUserByEmail(email)).uid;
  } catch (error) {
    if ((error as { code?: unknown }).code === "auth/user-not-found") return undefined;
    throw error;
  }
}
