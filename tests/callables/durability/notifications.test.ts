// The mails to administrators: everything once, the first at once and the rest once an hour, and nothing that they have
// switched off, or after their time as administrators.
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectId } from "../../../local/shared/running-suite";
import { fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { paths } from "../../../src/domain/kernel/collections";
import { hourMs } from "../../../src/domain/kernel/durations";
import { routes } from "../../../src/domain/kernel/routes";
import { notificationMailWords } from "../../../src/domain/operation/words";
import { administratorOf } from "../../support/accounts/accounts";
import { aUsedInvitation } from "../../support/shared/builders";
import { mailTo } from "../../support/shared/mail";
import { anEventLog, type LoggedEvent } from "../../support/suite/event-log";
import { clearFaults, setFault } from "../../support/suite/stand-ins";

const project = `${projectId}-told-${randomUUID().slice(0, 8)}`;
Object.assign(process.env, { GCLOUD_PROJECT: project, LRS_ENABLED: "off" });
const { database } = await import("../../../functions/src/firestore/database");
const { sweepMails } = await import("../../../functions/src/mail/delivery");
const triggers = await import("../../../functions/src/background/triggers");
const { digests } = await import("../../../functions/src/operator/notifications/send-notifications");

// Found once by this process, as all are who read the accounts.
const staff = (name: string) => administratorOf(project, `${name}-${project}@staff.example`);
const [administrator, revoked, silent] = await Promise.all([staff("tells"), staff("revoked"), staff("silent")]);

const events = anEventLog(database, triggers, async (news: LoggedEvent[]) => {
  for (const { deliver } of [...news, ...news]) await deliver();
});
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * hourMs);
const fields = { email: "ines@northwind.example", message: "Buy now at http://elsewhere.example", status: "new" };

async function inquire(id: string, changes = {}): Promise<void> {
  const inquiry = { name: "Ines Weber", businessName: "Northwind & Sons", ...fields, ...changes };
  await events.commit([paths.inquiry(id)], (batch) => batch.create(database.doc(paths.inquiry(id)), inquiry));
}

const inbox = async () => (await mailTo(administrator.email)).slice(read);
let read = 0;

beforeEach(async () => {
  read = (await mailTo(administrator.email)).length;
  await database.doc(paths.notificationsFor(administrator.uid)).delete();
  await database.doc(paths.revokedAdministrator(revoked.uid)).set({ revokedAt: new Date() });
  const off = { inquiry: false, flood: false, task: false, assessment: false, plan: false, blast: false };
  await database.doc(paths.notificationSettings(silent.uid)).set(off);
});
afterEach(async () => {
  for (const { email } of [revoked, silent]) expect(await mailTo(email)).toEqual([]);
});

test("the first inquiry is told at once, those of the next hour in one mail, each once however often its event comes", async () => {
  await inquire("first");
  const [mail, ...others] = await inbox();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("A new inquiry");
  expect(mail?.text).toContain("Inquiry: Ines Weber, Northwind & Sons");
  expect(mail?.text).toContain(routes.staffList("inquiries", "Northwind & Sons"));
  expect(mail?.text).not.toContain("Buy now");

  await inquire("second", { name: "Two\nlines.example" });
  await inquire("third");
  await sweepMails(digests, hoursFromNow(0.9));
  expect(await inbox()).toHaveLength(1);
  await Promise.all([sweepMails(digests, hoursFromNow(1.1)), sweepMails(digests, hoursFromNow(1.1))]);
  const [, digest, ...more] = await inbox();
  expect(more).toEqual([]);
  expect(digest?.subject).toBe("What is new: 2 inquiries");
  expect(digest?.text.match(/Inquiry: .*/g)).toEqual([
    "Inquiry: Two lines.\u200bexample, Northwind & Sons",
    "Inquiry: Ines Weber, Northwind & Sons",
  ]);
  await sweepMails(digests, hoursFromNow(3));
  expect(await inbox()).toHaveLength(2);
});

test("administrators are told by mail of the first inquiry of an hour that is held, and where to see it", async () => {
  process.env.INQUIRIES_PER_HOUR = "1";
  for (const id of ["in-time", "too-many", "still-more"]) await inquire(id);
  delete process.env.INQUIRIES_PER_HOUR;
  await sweepMails(digests, hoursFromNow(1.1));
  const texts = (await inbox()).map(({ text }) => text).join("\n");
  expect(texts.split(notificationMailWords.flood)).toHaveLength(2);
  expect(texts).toContain(routes.staffList("inquiries"));
});

test("what cannot be read keeps nothing else from being told", async () => {
  const pending = database.collection(paths.pendingNotifications(administrator.uid)).doc("unreadable");
  await pending.set({ kind: "gossip", about: "nothing", at: new Date(0) });
  await inquire("behind");
  expect((await inbox()).map(({ subject }) => subject)).toEqual(["A new inquiry"]);
  await pending.delete();
});

test("whoever is handed a task is told who has done so, and nobody else is; whoever takes one over knows", async () => {
  const handTo = (uid: string, id: string, by: string) =>
    events.commit([paths.task(uid, id)], (batch) =>
      batch.create(database.doc(paths.task(uid, id)), {
        ...fields,
        name: "Ines Weber",
        businessName: "Northwind",
        status: "claimed",
        handedOver: { by, byEmail: "ada@staff.example", at: new Date() },
      }),
    );
  await handTo(silent.uid, "for-a-colleague", "ada");
  await handTo(administrator.uid, "taken-over", administrator.uid);
  await handTo(administrator.uid, "handed", "ada");
  const [mail, ...others] = await inbox();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("A task for you");
  expect(mail?.text).toContain("Task from ada@staff.example: Ines Weber, Northwind");
  expect(mail?.text).toContain(routes.staffList("task-queue"));
});

test("what was brought back, accepted or restored is not told again", async () => {
  await inquire("brought-back", { createdAt: new Date(Date.now() - 60_000) });
  await inquire("accepted", { acceptedAt: new Date() });
  await sweepMails(digests, hoursFromNow(2));
  expect(await inbox()).toEqual([]);
});

test("of what is gone when its event is heard nothing waits to be told, and the rest still is", async () => {
  await inquire("first-of-all");
  const late: LoggedEvent[] = [];
  const lateEvents = anEventLog(database, triggers, (news: LoggedEvent[]) => {
    late.push(...news);
    return Promise.resolve();
  });
  const path = paths.inquiry("erased");
  await lateEvents.commit([path], (batch) => batch.create(database.doc(path), { ...fields, name: "Ines" }));
  await inquire("stays", { businessName: "Stays" });
  await database.doc(path).delete();
  for (const { deliver } of [...late, ...late]) await deliver();
  const pending = await database.collection(paths.pendingNotifications(administrator.uid)).get();
  expect(pending.docs.map((one) => one.get("about") as string)).toEqual(["stays"]);
  await sweepMails(digests, hoursFromNow(1.1));
  const [, digest] = await inbox();
  expect(digest?.text).toContain("Stays");
  expect(digest?.text).not.toContain(notificationMailWords.doneMeanwhile(1));
});

test("a finished assessment and its plan are told without the business's access code", async () => {
  const code = "a-code-of-22-letters-x";
  const invitation = aUsedInvitation({ invitationCode: code, businessName: "Harvest", createdAt: new Date() });
  await events.commit([paths.invitation(code)], (batch) =>
    batch.create(database.doc(paths.invitation(code)), invitation),
  );
  // The event log tells of what a commit changes, and the invitation is changed by what it tells.
  const follow = () =>
    events.change([paths.invitation(code)], async () => {
      await triggers.answersWritten.run({
        id: randomUUID(),
        params: { id: code },
        time: new Date().toISOString(),
        data: {},
      } as never);
      return undefined;
    });
  await database.doc(paths.answersOf(code)).set({ progressData: fullAnswers(), lastUpdated: new Date() });
  await follow();
  await database.doc(paths.answersOf(code)).update({ planHeldAt: new Date() });
  await follow();
  await sweepMails(digests, hoursFromNow(1.1));
  const mails = await inbox();
  expect(mails.map(({ subject }) => subject)).toEqual(["An assessment is finished", "A new training plan"]);
  expect(mails.map(({ text }) => text.split("\n\n")[0])).toEqual([
    notificationMailWords.assessment("Harvest"),
    notificationMailWords.plan("Harvest", true),
  ]);
  for (const { text, html } of mails) {
    expect(text).toContain(routes.staffList("invitations", "Harvest"));
    expect(`${text}${html}`).not.toContain(code);
  }
});

test("a blast that the mail server keeps refusing is told, and no administrator waits for a mail server for nothing", async () => {
  const blast = {
    subject: "News",
    message: "?",
    createdBy: "x",
    createdAt: new Date(),
    status: "sending",
    active: true,
  };
  const path = paths.blast("news");
  await events.commit([path], (batch) => batch.create(database.doc(path), blast));
  await setFault("mail", { kind: "reject-4xx", match: administrator.email, times: 1000 });
  for (const failures of [1, 2, 3, 4])
    await events.commit([path], (batch) => batch.update(database.doc(path), { failures, problem: "unreachable" }));
  await sweepMails(digests, hoursFromNow(12));
  expect(await inbox()).toEqual([]);
  await clearFaults("mail", administrator.email);
  await sweepMails(digests, hoursFromNow(13));
  await sweepMails(digests, hoursFromNow(20));
  const [mail, ...others] = await inbox();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("An email blast has stopped");
  expect(mail?.text).toContain("“News” has stopped: the mail server cannot be reached");
});

test("a mail of which nobody knows whether it arrived is not sent again as though it were new", async () => {
  await setFault("mail", { kind: "cut-after-data", match: administrator.email, times: 1 });
  await inquire("cut-off", { businessName: "Cut off" });
  await inquire("after-it", { businessName: "After it" });
  await sweepMails(digests, hoursFromNow(2));
  const [cut, next, ...others] = await inbox();
  expect(others).toEqual([]);
  expect(cut?.text).toContain("Cut off");
  const [news, known] = next?.text.split(notificationMailWords.perhapsKnown) ?? [];
  expect(news).toContain("After it");
  expect(news).not.toContain("Cut off");
  expect(known).toContain("Cut off");
});
