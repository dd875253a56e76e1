// Reminders of a plan, with the clock set on: each goes out once, counts what is open, and says none of its words.
import { deleteDoc, doc, getDoc, setDoc, updateDoc, type Timestamp } from "firebase/firestore/lite";
import { beforeEach, describe, expect, test } from "vitest";
import { budgetOf } from "../../../functions/src/mailing-list/mail-budget";
import { sweepMails } from "../../../functions/src/mail/delivery";
import { planReminders } from "../../../functions/src/plan/plan-reminder";
import { fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { planActions } from "../../../src/domain/assessment/progress/actions/plan-actions";
import { planReminderMail, reminderWords } from "../../../src/domain/assessment/progress/actions/reminder-words";
import { readPlan } from "../../../src/domain/assessment/plan/plan";
import { aPlanText } from "../../../src/domain/assessment/plan/plan.fixture";
import { paths } from "../../../src/domain/kernel/collections";
import { dayMs } from "../../../src/domain/kernel/durations";
import { aPlanBusiness, type PlanBusiness } from "../../support/assessment/plan-requests";
import { datesIn, inCalendar } from "../../support/shared/calendar";
import { database } from "../../support/shared/database";
import { mailTo } from "../../support/shared/mail";
import { runAgainstSuite } from "../../support/suite/in-process";
import { setFault } from "../../support/suite/stand-ins";

const trainingPlan = aPlanText("", { actions: "- Name an owner.\n- Coach the leads.\n- Talk." });
const actions = planActions(readPlan(trainingPlan));
const afterDays = (days: number) => new Date(Date.now() + days * dayMs + 60_000);

async function aRemindedBusiness(): Promise<PlanBusiness> {
  const business = await aPlanBusiness(fullAnswers());
  await updateDoc(doc(database, paths.answersOf(business.code)), { trainingPlan });
  await Promise.all(
    [30, 90].map((days) => {
      const switchedOn = { switchedOnAt: new Date(), by: business.uid, role: "business" };
      const mailDueAt = new Date(Date.now() + days * dayMs);
      return setDoc(doc(database, paths.planReminder(business.code, days)), { ...switchedOn, mailDueAt });
    }),
  );
  return business;
}

function say({ code, uid }: PlanBusiness, nth: number, status: string): Promise<void> {
  const { key = "", title = "", team = "" } = actions[nth] ?? {};
  const current = { status, on: "2026-11-02", note: "", by: uid, role: "business", at: new Date() };
  return setDoc(doc(database, paths.planAction(code, `action-${nth}`)), { key, title, team, current, earlier: [] });
}

async function reminder({ code }: PlanBusiness, days: number) {
  return (await getDoc(doc(database, paths.planReminder(code, days)))).data();
}

beforeEach(() => runAgainstSuite());

describe("a plan's reminder", () => {
  test("goes out when its days are over, once, and counts what is open without a word of it", async () => {
    const business = await aRemindedBusiness();
    await say(business, 0, "done");
    await say(business, 1, "running");
    await sweepMails(planReminders, afterDays(29));
    expect(await mailTo(business.email)).toEqual([]);
    await Promise.all([sweepMails(planReminders, afterDays(30)), sweepMails(planReminders, afterDays(30))]);
    await sweepMails(planReminders, afterDays(31));
    const [mail, ...more] = await mailTo(business.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: planReminderMail.subject });
    expect(mail?.text).toContain("2 are open: 1 planned and 1 running.");
    expect(mail?.text).toContain("/leadership-assessment/results/progress");
    for (const { title } of actions) expect(mail?.text).not.toContain(title);
    expect(mail?.attachments).toEqual([expect.objectContaining({ name: "due-dates.ics", type: "text/calendar" })]);
    const stillToCome = (await reminder(business, 90))?.mailDueAt as Timestamp;
    expect(datesIn(mail?.attachments[0]?.text ?? "")).toEqual([
      expect.objectContaining({ title: reminderWords.calendar, until: inCalendar(stillToCome.toDate()) }),
    ]);
    await sweepMails(planReminders, afterDays(90));
    await sweepMails(planReminders, afterDays(200));
    const [, last, ...none] = await mailTo(business.email);
    expect(last?.attachments).toEqual([]);
    expect(none).toEqual([]);
  });

  test.each<[string, (business: PlanBusiness) => Promise<unknown>]>([
    [
      "everything is done or dropped",
      (one) => Promise.all(["done", "dropped", "done"].map((status, nth) => say(one, nth, status))),
    ],
    ["the plan is gone", ({ code }) => deleteDoc(doc(database, paths.answersOf(code)))],
    ["the business is gone", ({ code }) => deleteDoc(doc(database, paths.invitation(code)))],
    [
      "the assessment has gone to another contact person",
      ({ code }) => updateDoc(doc(database, paths.invitation(code)), { movedAt: new Date(Date.now() + 1000) }),
    ],
    [
      "another round has come after it",
      async ({ code }) => {
        const { code: later } = await aPlanBusiness(undefined, { previousRound: code });
        return later;
      },
    ],
  ])("ends without a mail where %s", async (_, happens) => {
    const business = await aRemindedBusiness();
    await happens(business);
    await sweepMails(planReminders, afterDays(30));
    expect(await mailTo(business.email)).toEqual([]);
    expect(await reminder(business, 30)).not.toHaveProperty("mailDueAt");
  });

  test("waits for a mail server that is away, and for a day on which no such mail may go out", async () => {
    const business = await aRemindedBusiness();
    runAgainstSuite({ CONFIRMATION_MAILS_PER_DAY: "0" });
    await sweepMails(planReminders, afterDays(30));
    expect(await mailTo(business.email)).toEqual([]);
    runAgainstSuite();
    await setFault("mail", { kind: "reject-4xx", match: business.email, times: 1 });
    await sweepMails(planReminders, afterDays(32));
    expect(await reminder(business, 30)).toMatchObject({ mailState: "failed" });
    await sweepMails(planReminders, afterDays(34));
    expect(await reminder(business, 30)).toMatchObject({ mailState: "sent" });
    expect(await mailTo(business.email)).toHaveLength(1);
  });

  test("goes out on a day whose mails to visitors are used up", async () => {
    const business = await aRemindedBusiness();
    runAgainstSuite({ CONFIRMATION_MAILS_PER_DAY: "1" });
    const day = afterDays(45);
    const visitors = ["ada", "ben"].map((name) => budgetOf(`${name}@elsewhere.example`, day, "today").reserve());
    expect(await Promise.all(visitors)).toContainEqual({ until: undefined, isForAll: true });
    await sweepMails(planReminders, day);
    expect(await mailTo(business.email)).toHaveLength(1);
  });

  test("that a dead sender may have sent is not sent again", async () => {
    const business = await aRemindedBusiness();
    await updateDoc(doc(database, paths.planReminder(business.code, 30)), { mailState: "sending" });
    await sweepMails(planReminders, afterDays(30));
    expect(await reminder(business, 30)).toMatchObject({ mailState: "failed", mailError: reminderWords.uncertain });
    expect(await mailTo(business.email)).toEqual([]);
  });
});
