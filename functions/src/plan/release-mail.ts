// A mail tells a business that its plan is there: one for each version that a consultant releases. The release keeps
// the state of its mail. The trigger of the answers sends it at once, the sweep what is left.
import { FieldValue, type DocumentSnapshot } from "firebase-admin/firestore";
import { planRelease } from "../../../src/domain/assessment/plan/versions/plan-version";
import { releaseMailWords } from "../../../src/domain/assessment/plan/versions/words";
import { paths } from "../../../src/domain/kernel/collections";
import { routes } from "../../../src/domain/kernel/routes";
import { pageUrl } from "../config";
import { database } from "../firestore/database";
import { datedFields } from "../firestore/dated-fields";
import type { TriggerStep } from "../firestore/document-trigger";
import { unlessLostRace } from "../firestore/lease";
import { readInvitation } from "../invitations/stored-invitation";
import { claimedMail, sendRecorded, sweepRecorded } from "../mail/recorded-delivery";
import type { OutgoingMail } from "../mail/send-mail";

/** The step of the trigger: a release comes with a change of the plan that is the business's. */
export const announceRelease: TriggerStep = async ({ params: { id = "" }, before, after }) => {
  const version: unknown = after?.get("planVersion");
  if (typeof version !== "number" || version === before?.get("planVersion")) return;
  await sendIfDue(await database.doc(paths.planRelease(id, version)).get(), new Date());
};

export function sweepReleaseMails(now = new Date()): Promise<void> {
  return sweepRecorded(database.collectionGroup("planReleases"), now, sendIfDue);
}

/** Returns why the mail did not go out. Whoever claims it sends it; it is claimed by the release's last update. */
async function sendIfDue(document: DocumentSnapshot, now: Date): Promise<string | undefined> {
  if (!document.exists || !document.updateTime) return undefined;
  const { mailDueAt, mailAttempts = 0 } = planRelease.parse(datedFields(document));
  if (mailDueAt === undefined || mailDueAt > now) return undefined;
  const mail = await releaseMail(document);
  const changes = mail ? claimedMail(now) : { mailDueAt: FieldValue.delete() };
  const claimed = await unlessLostRace(document.ref.update(changes, { lastUpdateTime: document.updateTime }));
  return claimed && mail ? sendRecorded(document.ref, mail, mailAttempts + 1) : undefined;
}

/** Undefined where the business is gone. */
async function releaseMail({ ref }: DocumentSnapshot): Promise<OutgoingMail | undefined> {
  const code = ref.parent.parent?.id ?? "";
  const invited = readInvitation(await database.doc(paths.invitation(code)).get());
  return (
    invited && {
      to: invited.businessEmail,
      subject: releaseMailWords.subject,
      purpose: "release",
      letter: {
        paragraphs: releaseMailWords.paragraphs(invited.businessName),
        action: { label: releaseMailWords.action, url: pageUrl(routes.login) },
        reason: releaseMailWords.reason(invited.businessName),
      },
    }
  );
}
