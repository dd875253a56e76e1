// The sweeps catch up after any outage of a queue or a mail server; and no failure makes a storm of tries.
import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { projectId } from "../../../local/shared/running-suite";
import { paths } from "../../../src/domain/kernel/collections";
import { mailFailures } from "../../../src/domain/kernel/failures/mail-problems";
import { healthOf } from "../../../src/domain/operation/health";
import { aBlast, anInvitation } from "../../support/shared/builders";
import { mailTo } from "../../support/shared/mail";
import { testStatementContext } from "../../support/statements/statements";
import { clearFaults, setFault } from "../../support/suite/stand-ins";
import { startTaskRecorder } from "../../support/suite/task-recorder";

Object.assign(process.env, {
  GCLOUD_PROJECT: `${projectId}-sweep-${randomUUID().slice(0, 8)}`,
  LRS_ENABLED: "on",
  LRS_HOME_PAGE: testStatementContext.homePage,
});
const recorder = await startTaskRecorder();
const { database } = await import("../../../functions/src/firestore/database");
const { sweepMails } = await import("../../../functions/src/mail/delivery");
const { enqueueActiveBlasts } = await import("../../../functions/src/blasts/sender");
const { log } = await import("../../../functions/src/log");
const { invitationMails } = await import("../../../functions/src/invitations/invitation-delivery");
const { readHealthFacts } = await import("../../../functions/src/operator/health/health-facts");
const { planReminders } = await import("../../../functions/src/plan/plan-reminder");
const { releaseMails } = await import("../../../functions/src/plan/release-mail");
const { enqueueTask } = await import("../../../functions/src/queue/task-queue");
const { enqueueWaitingStatements } = await import("../../../functions/src/statements/sender");
const { inquiryWritten } = await import("../../../functions/src/background/triggers");
const { runCallable } = await import("../../support/suite/in-process-call");

const hourMs = 60 * 60_000;

beforeEach(() => {
  recorder.tasks.length = 0;
  recorder.answer(200);
});

afterAll(() => recorder.close());

test("a thousand events of one second are one task, and names of following seconds do not follow each other", async () => {
  const time = new Date(Date.now() + hourMs);
  await Promise.all(Array.from({ length: 100 }, () => enqueueTask("sendStatements", time)));
  for (const seconds of [1, 2, 3]) await enqueueTask("sendStatements", new Date(time.getTime() + seconds * 1000));
  await enqueueTask("sendBlasts", time, { name: "blast-1", data: {} });
  await enqueueTask("sendBlasts", time, { name: "blast-2", data: {} });
  const names = recorder.tasks.map(({ name }) => name);
  expect(new Set(names).size).toBe(6);
  expect(names).toHaveLength(6);
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{40}$/);
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(6);
});

test("while the queue is away an event is recorded without a failure, so that it is not delivered again; the sweep enqueues it", async () => {
  recorder.answer(400);
  const inquiry = database.collection(paths.inquiries).doc();
  const before = await inquiry.get();
  await inquiry.create({ email: "ines@northwind.example", createdAt: new Date() });
  const event = { id: inquiry.id, params: { id: inquiry.id }, time: new Date().toISOString() };
  await inquiryWritten.run({ ...event, data: { before, after: await inquiry.get() } } as never);
  expect((await database.collection(paths.statements).where("state", "==", "waiting").get()).size).toBe(1);
  expect(recorder.tasks).toEqual([]);

  await database.doc(paths.blast("left-over")).create(aBlast());
  await database.doc(paths.blast("unreadable")).create(aBlast({ sendAt: "soon" }));
  recorder.answer(200);
  await enqueueWaitingStatements();
  await enqueueActiveBlasts();
  expect(recorder.tasks.map(({ queue }) => queue)).toEqual(["sendStatements", "sendBlasts"]);
});

test("a mail whose document cannot be read holds up none behind it, and is met again in an hour", async () => {
  const business = `behind-${randomUUID()}@northwind.example`;
  const code = randomUUID();
  await database
    .doc(paths.invitation(code))
    .set(anInvitation(code, { businessEmail: business, createdAt: new Date() }));
  const mailDueAt = new Date(1000);
  const release = { version: 1, releasedAt: new Date(), mailDueAt: new Date() };
  await database.doc(paths.planRelease(code, 1)).set({ ...release, mailDueAt, version: "one" });
  await database.doc(paths.planRelease(code, 2)).set({ ...release, mailDueAt, mailAttempts: "often" });
  await database.doc(paths.planRelease(code, 3)).set({ ...release, mailDueAt, releasedAt: null });
  await database.doc(paths.planRelease(code, 4)).set(release);
  await database.doc(paths.planReminder(code, 30)).set({ mailDueAt, role: "nobody" });
  const logged = vi.spyOn(log, "unreadable").mockImplementation(() => undefined);
  const now = new Date();
  await sweepMails(releaseMails, now);
  await sweepMails(planReminders, now);
  expect(await mailTo(business)).toHaveLength(1);
  expect(healthOf(await readHealthFacts(database, now), now).late).toContain("unreadable");
  expect(logged).toHaveBeenCalledTimes(4);
  expect(logged.mock.calls.map(([path]) => path)).toContain(paths.planRelease(code, 1));
  await sweepMails(releaseMails, now);
  expect(logged).toHaveBeenCalledTimes(4);
  const inAnHour = new Date(now.getTime() + hourMs);
  await database.doc(paths.planRelease(code, 2)).update({ mailAttempts: 1 });
  await sweepMails(releaseMails, inAnHour);
  expect(logged).toHaveBeenCalledTimes(6);
  expect(await mailTo(business)).toHaveLength(2);
  logged.mockRestore();
});

interface Invited {
  invitationCode: string;
  mailError?: string;
}

async function invite(businessEmail: string): Promise<Invited> {
  return runCallable<Invited>("generateInvitation", { businessName: "Northwind", businessEmail });
}

async function stored(code: string) {
  return (await database.doc(paths.invitation(code)).get()).data();
}

test("an invitation that the mail server refuses for a day goes out with the first sweep after, once", async () => {
  const business = `refused-${randomUUID()}@northwind.example`;
  await setFault("mail", { kind: "reject-4xx", match: business, times: 1000 });
  const { invitationCode, mailError } = await invite(business);
  expect(mailError).toBe(mailFailures.later);
  for (const hours of [1, 12, 23]) await sweepMails(invitationMails, new Date(Date.now() + hours * hourMs));
  expect(await stored(invitationCode)).toMatchObject({ mailState: "failed", mailAttempts: 4 });
  await clearFaults("mail", business);
  for (const hours of [25, 26, 50]) await sweepMails(invitationMails, new Date(Date.now() + hours * hourMs));
  const [mail, ...others] = await mailTo(business);
  expect(others).toEqual([]);
  expect(mail?.text).toContain(invitationCode);
  expect(await stored(invitationCode)).toMatchObject({ mailState: "sent" });
  expect(await stored(invitationCode)).not.toHaveProperty("mailDueAt");
});

test("an invitation that was revoked meanwhile, or whose address is refused for good, is not tried again", async () => {
  const [revoked, wrong] = [`revoked-${randomUUID()}@northwind.example`, `wrong-${randomUUID()}@northwind.example`];
  await setFault("mail", { kind: "reject-4xx", match: revoked });
  await setFault("mail", { kind: "reject-5xx", match: wrong });
  const { invitationCode } = await invite(revoked);
  await invite(wrong);
  await runCallable("changeInvitation", { change: "revoke", invitationCode });
  await sweepMails(invitationMails, new Date(Date.now() + hourMs));
  expect([await mailTo(revoked), await mailTo(wrong)]).toEqual([[], []]);
});

test("a call that died while sending is taken over from; a reminder that waited stays a reminder", async () => {
  const business = `died-${randomUUID()}@northwind.example`;
  const { invitationCode } = await invite(business);
  const sending = { mailState: "sending", mailPurpose: "reminder", mailDueAt: new Date() };
  await database.doc(paths.invitation(invitationCode)).update(sending);
  await sweepMails(invitationMails, new Date(Date.now() + 1000));
  expect((await mailTo(business)).map(({ subject }) => subject.startsWith("Reminder"))).toEqual([false, true]);
});
