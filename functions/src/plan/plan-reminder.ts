// Reminds a business of what is open in its plan, where its people or its consultant have switched that on. The mail
// counts the actions and says none of their words. A reminder ends without a mail where nothing is open any more, and
// where the assessment has gone to another contact person, or another round has come after it. What a dead sender may
// have sent is not sent again.
import type { DocumentReference, DocumentSnapshot } from "firebase-admin/firestore";
import { actionProgress } from "../../../src/domain/assessment/progress/actions/action-progress";
import { followedPlan, statusCounts } from "../../../src/domain/assessment/progress/actions/plan-actions";
import { planDueDates, planReminder } from "../../../src/domain/assessment/progress/actions/plan-reminder";
import { planReminderMail, reminderWords } from "../../../src/domain/assessment/progress/actions/reminder-words";
import { readPlan } from "../../../src/domain/assessment/plan/plan";
import { invitationState, type Invitation } from "../../../src/domain/invitations/invitation";
import { mostRounds } from "../../../src/domain/invitations/rounds";
import { paths } from "../../../src/domain/kernel/collections";
import { languageFrom } from "../../../src/domain/kernel/language";
import { dayMs } from "../../../src/domain/kernel/durations";
import { resultsLinks, routes } from "../../../src/domain/kernel/routes";
import { pageUrl } from "../config";
import { database } from "../firestore/database";
import { datedFields } from "../firestore/dated-fields";
import { readInvitation } from "../invitations/stored-invitation";
import type { MailKind } from "../mail/delivery";
import { mailIn, type OutgoingMail } from "../mail/send-mail";
import { budgetOf } from "../mailing-list/mail-budget";

export const planReminders: MailKind = {
  documents: () => database.collectionGroup("planReminders"),
  letter: async (document, now) => {
    const mail = await reminderMail(document, planReminder.parse(datedFields(document)).switchedOnAt, now);
    return mail && { ...mail, ...budgetOf(mail.to, now, "reminder", new Date(now.getTime() + dayMs)) };
  },
  uncertain: () => reminderWords.uncertain,
};

/** Undefined where there is nothing to be reminded of any more. */
async function reminderMail(
  { ref }: DocumentSnapshot,
  switchedOnAt: Date,
  now: Date,
): Promise<OutgoingMail | undefined> {
  const code = ref.parent.parent?.id ?? "";
  const invited = readInvitation(await database.doc(paths.invitation(code)).get());
  if (!invited || !isStillTheirs(invited, switchedOnAt, now) || (await hasLaterRound(code, now))) return undefined;
  return mailIn(languageFrom(invited.language), () => reminderTo(invited, ref, now));
}

async function reminderTo(
  { businessEmail, businessName, invitationCode: code }: Invitation,
  reminder: DocumentReference,
  now: Date,
): Promise<OutgoingMail | undefined> {
  const [answers, followed, reminders] = await Promise.all([
    database.doc(paths.answersOf(code)).get(),
    database.collection(paths.planActions(code)).get(),
    reminder.parent.get(),
  ]);
  const text: unknown = answers.get("trainingPlan");
  const progress = followed.docs.flatMap((one) => actionProgress.safeParse(datedFields(one)).data ?? []);
  const { actions } = followedPlan(readPlan(typeof text === "string" ? text : ""), progress);
  const counts = statusCounts(actions);
  if (counts.planned + counts.running === 0) return undefined;
  const url = pageUrl(resultsLinks(routes.results).progress);
  const switchedOn = reminders.docs.map((one) => planReminder.parse(datedFields(one)));
  return {
    to: businessEmail,
    subject: planReminderMail.subject,
    purpose: "plan reminder",
    letter: {
      paragraphs: planReminderMail.paragraphs(businessName, counts, actions.length),
      action: { label: planReminderMail.action, url },
      reason: planReminderMail.reason(businessName),
    },
    dueDates: planDueDates(switchedOn, now, url),
  };
}

function isStillTheirs(invited: Invitation, switchedOnAt: Date, now: Date): boolean {
  const hasMoved = invited.movedAt !== undefined && invited.movedAt > switchedOnAt;
  return !hasMoved && invitationState(invited, now) === "used";
}

async function hasLaterRound(code: string, now: Date): Promise<boolean> {
  const naming = database.collection(paths.invitations).where("previousRound", "==", code).limit(mostRounds);
  const later = (await naming.get()).docs.map(readInvitation);
  return later.some((round) => round !== undefined && invitationState(round, now) === "used");
}
