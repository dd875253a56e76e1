// Makes an invitation and mails its link. Asking again for the same business within a few minutes (a double click, a
// lost answer, a second tab) returns the same invitation while it is open, and mails it once.
import {
  invitationState,
  textsOfInvitation,
  type Invitation,
  type InvitationRequest,
} from "../../../src/domain/invitations/invitation";
import { listsOf } from "../../../src/domain/invitations/invitation-lists";
import { searchWordsOf } from "../../../src/domain/kernel/search-words";
import { callable } from "../callable/callable";
import { mailSecrets } from "../config";
import { database } from "../firestore/database";
import { sendInvitationMail, isBeingSent, awaitOtherCall, sendingState } from "./invitation-delivery";
import { inviterOf } from "./inviter-of";
import { invitationMail } from "./invitation-mail";
import {
  endOfInvitation,
  invitationDocument,
  newInvitationCode,
  readInvitation,
  invitationRequestDocument,
} from "./stored-invitation";

const sameRequestWithinMs = 10 * 60 * 1000;

export const generateInvitation = callable(
  "generateInvitation",
  { secrets: mailSecrets },
  async ({ request, auth }) => {
    // Accounts are kept by lower-case address, and the rules compare the two.
    const form = { ...request, businessEmail: request.businessEmail.toLowerCase() };
    const { code, mail } = await createOrFind(form, auth?.uid ?? null);
    const mailError =
      mail === "ours"
        ? await sendInvitationMail(code, invitationMail({ ...form, invitationCode: code }, inviterOf(auth)))
        : mail === "another call's"
          ? await awaitOtherCall(code)
          : undefined;
    return { invitationCode: code, ...(mailError !== undefined && { mailError }) };
  },
);

interface CreatedOrFound {
  code: string;
  mail: "ours" | "another call's" | "sent";
}

/** One that was made for them may be somebody else's by now, or go by another name. */
function isFor({ businessName, businessEmail }: InvitationRequest, found: Invitation): boolean {
  return found.businessName === businessName && found.businessEmail === businessEmail;
}

/** Calls at the same time for one business wait for each other, because they all read its request document. */
async function createOrFind(form: InvitationRequest, createdBy: string | null): Promise<CreatedOrFound> {
  const requested = invitationRequestDocument(form);
  return database.runTransaction(async (transaction) => {
    const now = new Date();
    const earlier = (await transaction.get(requested)).get("invitationCode") as string | undefined;
    const found = earlier ? readInvitation(await transaction.get(invitationDocument(earlier))) : undefined;

    if (found?.createdAt && isFor(form, found) && now.getTime() - found.createdAt.getTime() < sameRequestWithinMs) {
      const code = found.invitationCode;
      if (found.mailState === "sent" && invitationState(found, now) === "open") return { code, mail: "sent" };
      if (isBeingSent(found, now)) return { code, mail: "another call's" };
      if (invitationState(found, now) === "open") {
        transaction.update(invitationDocument(code), { ...sendingState(now, "invitation") });
        return { code, mail: "ours" };
      }
    }

    const code = newInvitationCode();
    const end = endOfInvitation(now);
    const made: Invitation = {
      ...form,
      invitationCode: code,
      status: "not started",
      createdAt: now,
      expiresAt: end,
      ...sendingState(now, "invitation"),
    };
    const searchWords = searchWordsOf(textsOfInvitation({ ...form }));
    transaction.create(invitationDocument(code), { ...made, lists: listsOf(made), searchWords });
    transaction.set(requested, { invitationCode: code, createdBy, expiresAt: end });
    return { code, mail: "ours" };
  });
}
