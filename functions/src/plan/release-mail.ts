// A mail tells a business that its plan is there: one for each version that a consultant releases. The release keeps
// the state of its mail. The trigger of the answers sends it at once, the sweep what is left.
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { planRelease } from "../../../src/domain/assessment/plan/versions/plan-version";
import { releaseMailWords } from "../../../src/domain/assessment/plan/versions/words";
import { paths } from "../../../src/domain/kernel/collections";
import { languageFrom } from "../../../src/domain/kernel/language";
import { routes } from "../../../src/domain/kernel/routes";
import { pageUrl } from "../config";
import { database } from "../firestore/database";
import { datedFields } from "../firestore/dated-fields";
import type { TriggerStep } from "../firestore/document-trigger";
import { readInvitation } from "../invitations/stored-invitation";
import { deliverIfDue, type MailKind } from "../mail/delivery";
import { mailIn, type OutgoingMail } from "../mail/send-mail";

export const releaseMails: MailKind = {
  documents: () => database.collectionGroup("planReleases"),
  letter: (document) => releaseMail(document),
};

/** The step of the trigger: a release comes with a change of the plan that is the business's. */
export const announceRelease: TriggerStep = async ({ params: { id = "" }, before, after }) => {
  const version: unknown = after?.get("planVersion");
  if (typeof version !== "number" || version === before?.get("planVersion")) return;
  const release = await database.doc(paths.planRelease(id, version)).get();
  if (release.exists) await deliverIfDue(releaseMails, release, new Date());
};

/** Undefined where the business is gone. */
async function releaseMail(document: DocumentSnapshot): Promise<OutgoingMail | undefined> {
  planRelease.parse(datedFields(document));
  const code = document.ref.parent.parent?.id ?? "";
  const invited = readInvitation(await database.doc(paths.invitation(code)).get());
  return (
    invited &&
    mailIn(languageFrom(invited.language), () => ({
      to: invited.businessEmail,
      subject: releaseMailWords.subject,
      purpose: "release",
      letter: {
        paragraphs: releaseMailWords.paragraphs(invited.businessName),
        action: { label: releaseMailWords.action, url: pageUrl(routes.login) },
        reason: releaseMailWords.reason(invited.businessName),
      },
    }))
  );
}
