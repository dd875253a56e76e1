// The costs of each journey in the functions, counted at the database, and held to the guide's table.
import { randomUUID } from "node:crypto";
import { afterAll, expect, test, vi } from "vitest";
import { fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { assemblePrompt } from "../../../src/domain/assessment/plan/prompt";
import { paths, serverPaths } from "../../../src/domain/kernel/collections";
import { costProblems, costTable, type Costs } from "../../../local/checks/cost-table";
import { administratorOf } from "../../support/accounts/accounts";
import { aMeteredProject } from "../../support/suite/costs/metered-project";
import { tokenUsage } from "../../../local/stand-ins/language-model/wire";
import { mailTo } from "../../support/shared/mail";
import { modelRequests } from "../../support/suite/stand-ins";

const project = await aMeteredProject({ DOUBLE_OPT_IN: "on" });
afterAll(() => project.close());

const run = randomUUID().slice(0, 8);
await administratorOf(process.env.GCLOUD_PROJECT ?? "", `told-${run}@staff.example`); // who is told of what happens
const now = () => new Date();
const contact = { name: "Ines Weber", businessName: "Northwind Logistics" };
const administrator = { uid: "administrator", token: { admin: true, email: "admin@waymark.example" } };

async function expectAsInTheGuide(journey: string, more: Partial<Costs> = {}): Promise<void> {
  expect.soft(costProblems(journey, { ...(await project.settle()), ...more })).toEqual([]);
}

/** Of the one request to the model that has this word, with the text that it was answered with. */
async function tokensOf(word: string, text: string): Promise<number> {
  const [request, ...others] = (await modelRequests(word)) as Parameters<typeof tokenUsage>[0][];
  if (!request || others.length > 0) throw new Error(`${others.length + (request ? 1 : 0)} requests have ${word}.`);
  return tokenUsage(request, text).total_tokens;
}

test("a subscription that is confirmed", async () => {
  const email = `costs-${run}@northwind.example`;
  await project.write((to) => to.doc(paths.subscription(run)).set({ ...contact, email, createdAt: now() }));
  await project.call("readSubscriptionSettings", { data: {} });
  await project.deliver();
  const [mail] = await mailTo(email);
  const token = /\/confirm-subscription\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  await project.call("readConfirmationLink", { data: { token } });
  await project.call("confirmSubscription", { data: { token } });
  await expectAsInTheGuide("A subscription, confirmed");
});

test("an inquiry that is answered", async () => {
  const inquiry = { ...contact, email: `asks-${run}@northwind.example`, message: "Do you train shift leaders?" };
  await project.write((to) => to.doc(paths.inquiry(run)).set({ ...inquiry, status: "new", createdAt: now() }));
  await project.deliver();
  const answering = { by: administrator.uid, byEmail: administrator.token.email, at: now() };
  await project.write((to) => to.doc(paths.inquiry(run)).update({ answering }));
  const data = { recipientEmail: inquiry.email, subject: "Your inquiry", message: "Yes, we do." };
  await project.call("sendEmailReply", { data, auth: administrator });
  await project.write((to) => {
    const filed = { ...inquiry, status: "open", reply: data.message, repliedAt: now(), createdAt: now() };
    const outcome = { outcome: "replied", by: administrator.uid, byEmail: administrator.token.email, at: now() };
    return to
      .batch()
      .set(to.doc(paths.repliedInquiry(administrator.uid, run)), filed)
      .delete(to.doc(paths.inquiry(run)))
      .set(to.doc(paths.inquiryOutcome(run)), outcome)
      .commit();
  });
  await expectAsInTheGuide("An inquiry, answered");
});

test("a text of an AI tool", async () => {
  const topic = `Forklift safety ${run}`;
  const generationId = randomUUID(); // as the browser names it
  const { outline } = await project.call<{ outline: string }>("generateCourseOutline", {
    data: { topic, generationId },
  });
  // It is announced, and that goes away behind the answer.
  const announced = () => project.changesOf(serverPaths.runningGeneration(generationId));
  await vi.waitFor(() => expect(announced()).toBe(2), { timeout: 30_000 });
  await expectAsInTheGuide("A text of an AI tool", { tokens: await tokensOf(topic, outline) });
});

test("a business that is invited, registers, answers and gets its plan", async () => {
  const [uid, email] = [`client-${run}`, `client-${run}@northwind.example`];
  const data = { businessName: contact.businessName, businessEmail: email };
  const { invitationCode: code } = await project.call<{ invitationCode: string }>("generateInvitation", {
    data,
    auth: administrator,
  });
  await expectAsInTheGuide("An invitation");

  const used = { status: "used", usedBy: uid, usedAt: now(), usedAuthTime: 1000 };
  const profile = { name: contact.name, ...data, uid, invitationId: code };
  await project.write((to) =>
    to
      .batch()
      .set(to.doc(paths.profile(uid)), profile)
      .update(to.doc(paths.invitation(code)), used)
      .commit(),
  );
  await expectAsInTheGuide("A registration");

  const answers = { ...fullAnswers(), "0": { ...fullAnswers()["0"], missionStatement: `We are ${run}.` } };
  const save = (fields: object) => project.write((to) => to.doc(paths.answersOf(code)).set(fields, { merge: true }));
  await save({ progressData: {}, lastUpdated: now() });
  await expectAsInTheGuide("An assessment, opened");
  // The number of the browser's saves on the way through a step, of which the last completes it.
  const saves = costTable().get("A step of the assessment, answered")?.["browser writes"] ?? 0;
  for (let nth = 1; nth < saves; nth++)
    await save({ progressData: { "0": { hasMission: "yes" } }, lastUpdated: now() });
  await save({ progressData: { "0": answers["0"] }, lastUpdated: now() });
  await expectAsInTheGuide("A step of the assessment, answered");
  await save({ progressData: answers, lastUpdated: now() });
  await project.settle();

  const auth = { uid, token: { email, auth_time: 1000 } };
  const { trainingPlan } = await project.call<{ trainingPlan: string }>("generateTrainingPlan", {
    data: { prompt: assemblePrompt(answers) },
    auth,
  });
  const costs = await project.settle();
  // Here it is written at once; a plan under way is stored once a second, for its followers.
  const seconds = 60;
  const measured = {
    ...costs,
    "function reads": costs["function reads"] + seconds,
    "function writes": costs["function writes"] + seconds,
    tokens: await tokensOf(`We are ${run}.`, trainingPlan),
  };
  expect.soft(costProblems("A training plan of one minute", measured)).toEqual([]);
});

test("an email blast", async () => {
  const readers = Array.from({ length: 100 }, (_, nth) => `reader-${nth}-${run}@northwind.example`);
  await project.arrange((to) => {
    const batch = to.batch();
    for (const email of readers)
      batch.set(to.collection(paths.emailList).doc(), { ...contact, email, address: email, confirmedAt: now() });
    return batch.commit();
  });
  await project.sendBlast({
    subject: "News",
    message: "There is news.",
    createdBy: administrator.uid,
    key: randomUUID(),
  });
  await expectAsInTheGuide("An email blast to 100 people");
});

test("settings that are opened", async () => {
  await project.call("readHealth", { data: {}, auth: administrator });
  await expectAsInTheGuide("The settings, opened");
});

test("five minutes in which nothing happens", async () => {
  // The retention runs once a night as well.
  const hour = vi.spyOn(Date.prototype, "getUTCHours").mockReturnValue(12);
  await project.runSchedules();
  hour.mockRestore();
  await expectAsInTheGuide("Five minutes of rest");
});
