// The writing of a plan that takes long or breaks off: one writer at a time, nothing lost, nothing twice.
import type { Timestamp } from "firebase/firestore/lite";
import { deleteDoc, doc, getDoc, updateDoc } from "firebase/firestore/lite";
import { beforeEach, describe, expect, test } from "vitest";
import { dayOf } from "../../../functions/src/limits/daily-quota";
import { openRun, type RunRequest } from "../../../functions/src/plan/open-run";
import { answersHash } from "../../../functions/src/plan/plan-answers";
import { claimRun, type PlanRun } from "../../../functions/src/plan/plan-run";
import { writeTrainingPlans } from "../../../functions/src/index";
import { isStructured, readPlan } from "../../../src/domain/assessment/plan/plan";
import { wholeSections } from "../../../src/domain/assessment/plan/continuation";
import { assessmentMessages } from "../../../src/domain/assessment/words";
import { generationLimitMessages, modelFailures } from "../../../src/domain/course/words";
import { planRun } from "../../../src/domain/assessment/plan/plan-run";
import { paths } from "../../../src/domain/kernel/collections";
import { refusalOf } from "../../support/suite/caller";
import { database } from "../../support/shared/database";
import { runAgainstSuite } from "../../support/suite/in-process";
import {
  aMarkedBusiness,
  requestPlan,
  storedPlan,
  planRunDocument,
  answersDocument,
} from "../../support/assessment/plan-requests";
import { aPlanClient, uninterruptedPlan } from "../../support/assessment/plan-over-http";
import { clearFaults, modelRequests, setFault } from "../../support/suite/stand-ins";

type MarkedBusiness = Awaited<ReturnType<typeof aMarkedBusiness>>;

beforeEach(() => {
  runAgainstSuite({ MODEL_STALL_SECONDS: "1" });
});

/** Returns the plan without any fault: the stand-in writes the same for the same answers. */
async function expectedPlan(business: MarkedBusiness): Promise<string> {
  const trainingPlan = await storedPlan(business, business);
  await deleteDoc(doc(database, paths.planRunOf(business.code)));
  return trainingPlan;
}

async function planCount({ uid }: MarkedBusiness): Promise<unknown> {
  return (await getDoc(doc(database, `${paths.rateLimits}/${dayOf(new Date())}-plans-${uid}`))).get("count");
}

/** A run that has begun and has found its writer. */
async function aClaimedRun({ code }: MarkedBusiness, wish: RunRequest, stale?: number): Promise<PlanRun> {
  const { runId } = await (await openRun(code, wish, stale)).begin();
  const run = await claimRun(code, runId, wish.answersHash, stale);
  if (!run) throw new Error("Somebody else has claimed the run.");
  return run;
}

/** A task as the queue may deliver it once more, whenever it likes. */
function deliver(data: object): Promise<void> {
  return Promise.resolve(writeTrainingPlans.run({ data } as never));
}

async function waitUntilRunning(business: MarkedBusiness): Promise<void> {
  await expect.poll(async () => (await planRunDocument(business)).text, { timeout: 25_000 }).toContain("## Priorities");
}

async function waitUntilDone(business: MarkedBusiness): Promise<void> {
  await expect.poll(async () => (await planRunDocument(business)).status, { timeout: 25_000 }).toBe("done");
}

describe("while a plan is written", () => {
  test(
    "every window may look, none gets a second one, and the caller may leave",
    { tags: ["heavy"], timeout: 60_000 },
    async () => {
      const business = await aMarkedBusiness();
      await setFault("model", { kind: "slow", match: business.mark });
      const leaving = new AbortController();
      const planning = refusalOf(requestPlan(business, { ...business, signal: leaving.signal }));
      await waitUntilRunning(business);
      leaving.abort();

      const seen = await planRunDocument(business);
      const at = (name: string) => (seen[name] as Timestamp).toDate();
      const parsed = planRun.parse({ ...seen, startedAt: at("startedAt"), heartbeatAt: at("heartbeatAt") });
      expect(parsed).toMatchObject({ status: "running", model: "waymark-sample", goneOn: 0 });
      expect(await answersDocument(business)).not.toHaveProperty("trainingPlan");

      for (const goOn of [false, true]) {
        const { code, details } = await refusalOf(requestPlan(business, { ...business, goOn }));
        expect({ code, sentence: details.sentence }).toEqual({
          code: "already-exists",
          sentence: assessmentMessages.planRunning,
        });
      }
      expect((await planning).code).toBe("cancelled");
      await clearFaults("model", business.mark);
      await waitUntilDone(business);
      const { trainingPlan } = await answersDocument(business);
      expect(String(trainingPlan).startsWith(wholeSections(parsed.text).trimEnd())).toBe(true);
      expect(await modelRequests(business.mark)).toHaveLength(1);
      expect(await planCount(business)).toBe(1);
    },
  );

  test("of five windows that begin at the same moment one writes", { tags: ["heavy"] }, async () => {
    const business = await aMarkedBusiness();
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => requestPlan(business, business)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await modelRequests(business.mark)).toHaveLength(1);
  });

  test(
    "a writer whose run somebody else has taken over stops, and stores nothing",
    { tags: ["heavy"], timeout: 60_000 },
    async () => {
      const business = await aMarkedBusiness();
      await setFault("model", { kind: "slow", match: business.mark });
      const planning = refusalOf(requestPlan(business, business));
      await waitUntilRunning(business);
      await updateDoc(doc(database, paths.planRunOf(business.code)), { runId: "another" });
      await planning;
      expect(await answersDocument(business)).not.toHaveProperty("trainingPlan");
      expect(await planRunDocument(business)).toMatchObject({ runId: "another", status: "running" });
    },
  );
});

// tests/torture has each of them at each place.
const goneOnWith = "a model that %s is gone on with, and no section is lost or twice";
test.each([["loses its connection", "cut", 0.9]] as const)(goneOnWith, goOnAfter);
test.each([
  ["falls silent", "stall", 0.5],
  ["stops at its limit", "length", 0.1],
] as const)(goneOnWith, { tags: ["heavy"] }, goOnAfter);

async function goOnAfter(_: string, kind: string, after: number): Promise<void> {
  const business = await aMarkedBusiness();
  const expected = await expectedPlan(business);
  await setFault("model", { kind, after, match: business.mark });
  const trainingPlan = await storedPlan(business, business);
  expect(readPlan(trainingPlan)).toEqual(readPlan(expected));
  expect(await modelRequests(business.mark)).toHaveLength(3);
}

describe("a plan that does not become whole", () => {
  let business: MarkedBusiness;
  beforeEach(async () => {
    business = await aMarkedBusiness();
    await setFault("model", { kind: "cut", after: 0.5, match: business.mark });
    await setFault("model", { kind: "cut", after: 0.05, match: business.mark, times: 20 });
    const { details } = await refusalOf(requestPlan(business, business));
    await clearFaults("model", business.mark);
    expect(details.sentence).toBe(modelFailures.cut);
  });

  test("is never stored as a plan, and what is whole of it is kept beside", async () => {
    expect(await answersDocument(business)).not.toHaveProperty("trainingPlan");
    const failed = await planRunDocument(business);
    expect(failed).toMatchObject({ status: "failed", sentence: modelFailures.cut });
    expect(wholeSections(String(failed.text))).toContain("## Priorities");
  });

  test("is gone on with from there, and not counted again", async () => {
    const kept = wholeSections(String((await planRunDocument(business)).text));
    const trainingPlan = await storedPlan(business, { ...business, goOn: true });
    expect(trainingPlan.startsWith(kept.trimEnd())).toBe(true);
    expect(isStructured(readPlan(trainingPlan))).toBe(true);
    const requests = (await modelRequests(business.mark)) as { messages: { role: string; content: string }[] }[];
    expect(requests.at(-1)?.messages.find(({ role }) => role === "assistant")?.content).toBe(kept);
    expect(await planCount(business)).toBe(1);
  });

  test("is begun anew, and counted, where the answers have changed or nobody asks to go on", async () => {
    for (const goOn of [true, false]) {
      if (goOn)
        await updateDoc(doc(database, paths.answersOf(business.code)), { "progressData.3.currentPerformance": "5" });
      else await updateDoc(doc(database, paths.planRunOf(business.code)), { status: "failed" });
      await requestPlan(business, { ...business, goOn });
      const requests = (await modelRequests(business.mark)) as { messages: { role: string }[] }[];
      expect(requests.at(-1)?.messages.map(({ role }) => role)).toEqual(["system", "user"]);
    }
    expect(await planCount(business)).toBe(3);
  });

  test("can be gone on with five times; after that it is another plan, and counted", { tags: ["heavy"] }, async () => {
    await updateDoc(doc(database, paths.planRunOf(business.code)), { goneOn: 5 });
    await requestPlan(business, { ...business, goOn: true });
    expect(await planCount(business)).toBe(2);
  });
});

test("a plan whose last write arrived although its answer was lost is not written again", async () => {
  const business = await aMarkedBusiness();
  const wish = { answersHash: answersHash(business.answers), goOn: true, promptChanged: false, held: false };
  const run = await aClaimedRun(business, wish);
  await run.finish({ text: "The plan.", answersHash: wish.answersHash });
  const first = await answersDocument(business);
  await run.finish({ text: "The plan.", answersHash: wish.answersHash });
  expect(await answersDocument(business)).toEqual(first);
  expect(await planRunDocument(business)).toMatchObject({ status: "done" });
});

test("a plan that a browser asks for is written whole by a worker of the platform", async () => {
  expect(isStructured(readPlan(await uninterruptedPlan(await aPlanClient())))).toBe(true);
});

test("a writer that gives no sign of life is replaced, by one of those who want to go on", async () => {
  const business = await aMarkedBusiness();
  const wish = { answersHash: answersHash(business.answers), goOn: true, promptChanged: false, held: false };
  const dead = await aClaimedRun(business, wish);
  dead.update(() => "## Summary\n\nAll of it.\n\n## Priorities\n\n- Half", "model");
  await expect.poll(async () => (await planRunDocument(business)).text).toContain("Half");
  await dead.close();
  expect((await refusalOf(openRun(business.code, wish))).code).toBe("already-exists");
  const shortly = () => openRun(business.code, wish, 1000);
  const kept = () =>
    shortly().then(
      (open) => open.kept,
      () => "",
    );
  await expect.poll(kept).toBe("## Summary\n\nAll of it.\n\n");
  const both = await Promise.all([shortly(), shortly()]);
  const taken = await Promise.allSettled(both.map((open) => open.begin()));
  expect(taken.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test(
  "a task that comes again finds the writer alive, or goes on after a dead one, or has nothing to do",
  { tags: ["heavy"] },
  async () => {
    const business = await aMarkedBusiness();
    const wish = { answersHash: answersHash(business.answers), goOn: false, promptChanged: false, held: false };
    const { runId } = await (await openRun(business.code, wish)).begin();
    const writer = await claimRun(business.code, runId, wish.answersHash);
    writer?.update(() => "## Summary\n\nAll of it.\n\n## Priorities\n\n- Half", "model");
    await expect.poll(async () => (await planRunDocument(business)).text).toContain("Half");
    const task = { invitationId: business.code, runId, correlationId: "a-repeated-task" };
    await deliver(task);
    expect(await modelRequests(business.mark)).toEqual([]);

    await writer?.close();
    let heir: PlanRun | undefined;
    await expect
      .poll(async () => (heir = await claimRun(business.code, runId, wish.answersHash, 1000))?.kept)
      .toBe("## Summary\n\nAll of it.\n\n");
    await heir?.finish({ text: "The plan.", answersHash: wish.answersHash });
    await deliver(task);
    expect(await modelRequests(business.mark)).toEqual([]);
    expect(await answersDocument(business)).toMatchObject({ trainingPlan: "The plan." });
  },
);

test("sections that were written from other answers are not gone on with", async () => {
  const business = await aMarkedBusiness();
  const wish = { answersHash: "of other answers", goOn: false, promptChanged: false, held: false };
  const { runId } = await (await openRun(business.code, wish)).begin();
  await updateDoc(doc(database, paths.planRunOf(business.code)), { text: "## Summary\n\nOld.\n\n## Priorities\n" });
  await deliver({ invitationId: business.code, runId, correlationId: "changed-answers" });
  const { trainingPlan, planAnswersHash } = await answersDocument(business);
  expect(planAnswersHash).toBe(answersHash(business.answers));
  expect(trainingPlan).not.toContain("Old.");
});

test("a plan for which no task can be queued is not left as being written", async () => {
  const business = await aMarkedBusiness();
  runAgainstSuite({ CLOUD_TASKS_EMULATOR_HOST: "127.0.0.1:9" });
  expect((await refusalOf(requestPlan(business, business))).code).toBe("internal");
  expect(await planRunDocument(business)).toMatchObject({ status: "failed", sentence: assessmentMessages.planFailed });
});

test("nobody waits for a plan on a day whose tokens are used up", async () => {
  runAgainstSuite({ TOKENS_PER_DAY: "0" });
  const business = await aMarkedBusiness();
  const { code, details } = await refusalOf(requestPlan(business, business));
  expect([code, details.sentence]).toEqual(["resource-exhausted", generationLimitMessages.tokens]);
  expect(await planRunDocument(business)).toEqual({});
});
