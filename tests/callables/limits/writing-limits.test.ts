// The two limits before the model: the operator's switch and the day's tokens; and the record of its answers. They hold
// for a whole project, so this file has one of its own.
import { ownProject } from "../../support/suite/own-project";
import { randomUUID } from "node:crypto";
import type { Timestamp } from "firebase/firestore/lite";
import { expect, test } from "vitest";
import { consumeQuota, dayOf } from "../../../functions/src/limits/daily-quota";
import { database } from "../../../functions/src/firestore/database";
import { generationQuotas } from "../../../functions/src/limits/generation-limit";
import { recordAnswer, tokensPath } from "../../../functions/src/limits/token-budget";
import { generateTrainingPlan } from "../../../functions/src/plan/plan";
import { generationLimitMessages } from "../../../src/domain/course/words";
import { tools } from "../../../src/domain/course/tools";
import { toolNames } from "../../../src/domain/kernel/tool-names";
import { paths } from "../../../src/domain/kernel/collections";
import { dayMs } from "../../../src/domain/kernel/durations";
import type { HealthReport } from "../../../src/domain/operation/health";
import { daysOfWriting } from "../../../src/domain/operation/writing";
import { refusalOf } from "../../support/suite/caller";
import { floodModel } from "../../support/suite/flooded-model";
import { runCallable, visitorCaller } from "../../support/suite/in-process-call";
import { emulatorHosts, runOperatorCommand } from "../../support/suite/operator";
import { modelRequests, setFault } from "../../support/suite/stand-ins";

function switchGenerating(...words: string[]) {
  return runOperatorCommand(["generating", ...words], { ...emulatorHosts(), GCLOUD_PROJECT: ownProject });
}

async function tokensOf(day: Date): Promise<number> {
  return Number((await database.doc(`${paths.budgets}/${dayOf(day)}-tokens`).get()).get("count") ?? 0);
}

interface ModelHealth {
  lastSuccess?: Timestamp;
  lastFailure?: { kind: string; at: Timestamp };
}

async function health(): Promise<ModelHealth> {
  return (await database.doc(paths.modelHealth).get()).data() ?? {};
}

test("an operator turns writing off, and nobody is asked for a word until it is on again", async () => {
  expect(await switchGenerating("off")).toMatchObject({ code: 0, err: "" });
  const topic = `Switched off ${randomUUID()}`;
  for (const tool of toolNames) {
    const { details } = await refusalOf(runCallable(tools[tool].callable, { topic }, visitorCaller));
    expect(details.sentence).toBe(generationLimitMessages.switchedOff);
  }
  const client = { uid: "a-client", token: { email: "a@client.example" } };
  const plan = generateTrainingPlan.run({ data: { prompt: topic }, auth: client, rawRequest: {} } as never);
  expect((await refusalOf(plan)).details.sentence).toBe(generationLimitMessages.switchedOff);
  expect(await modelRequests(topic)).toEqual([]);

  expect(await switchGenerating("on")).toMatchObject({ code: 0, err: "" });
  await runCallable("generateStoryboard", { topic }, visitorCaller);
  expect(await modelRequests(topic)).toHaveLength(1);
  expect((await switchGenerating("perhaps")).err).toContain("Usage:");
});

test("who had it on a moment ago gets no word either, and nothing is counted", async () => {
  const day = database.doc(`${paths.budgets}/${dayOf(new Date())}`);
  await runCallable("generateStoryboard", { topic: "Just before" }, visitorCaller);
  const before = (await day.get()).get("count") as number;
  await switchGenerating("off");
  try {
    for (let call = 0; call < 2; call++) {
      const { details } = await refusalOf(runCallable("generateStoryboard", { topic: "Just after" }, visitorCaller));
      expect(details.sentence).toBe(generationLimitMessages.switchedOff);
    }
    expect((await day.get()).get("count")).toBe(before);
  } finally {
    await switchGenerating("on");
  }
  await runCallable("generateStoryboard", { topic: "On again" }, visitorCaller);
  expect((await day.get()).get("count")).toBe(before + 1);
  const { changedAt, ...settings } = (await database.doc(paths.generatingSwitch).get()).data() ?? {};
  expect({ changedAt: changedAt !== undefined, settings }).toEqual({
    changedAt: true,
    settings: { on: true, off: 0 }, // no expiry, as the counts beside it have one
  });
});

test("tokens are counted as the server counts them, also where somebody leaves in the middle", async () => {
  const today = new Date();
  const topic = `Counted ${randomUUID()}`;
  const before = await tokensOf(today);
  const { storyboard } = await runCallable<{ storyboard: string }>("generateStoryboard", { topic }, visitorCaller);
  const whole = (await tokensOf(today)) - before;
  expect(whole).toBeGreaterThan(storyboard.length / 4);

  const cut = `Cut ${randomUUID()}`;
  await setFault("model", { kind: "cut", after: 0.5, match: cut });
  await refusalOf(runCallable("generateStoryboard", { topic: cut }, visitorCaller));
  const part = (await tokensOf(today)) - before - whole;
  expect(part).toBeGreaterThan(100);
  expect(part).toBeLessThan(whole);
});

test(
  "administrators read how the answers of each day ended, and the counts are kept for a month",
  { tags: ["heavy"] },
  async () => {
    const read = async () => (await runCallable<HealthReport>("readHealth", { writing: true })).writing?.days[0];
    const before = await read();
    const [broken, busy] = [`Broken ${randomUUID()}`, `Busy ${randomUUID()}`];
    await runCallable("generateStoryboard", { topic: "Counted by its end" }, visitorCaller);
    await setFault("model", { kind: "cut", after: 0.5, match: broken });
    await refusalOf(runCallable("generateStoryboard", { topic: broken }, visitorCaller));
    await setFault("model", { kind: "status-429", match: busy, times: 9 });
    await refusalOf(runCallable("generateStoryboard", { topic: busy }, visitorCaller));
    const today = new Date();
    const after = await read();
    expect(after).toMatchObject({
      day: dayOf(today),
      tokens: await tokensOf(today),
      slow: 0,
      ends: {
        success: (before?.ends.success ?? 0) + 1,
        cut: (before?.ends.cut ?? 0) + 1,
        busy: (before?.ends.busy ?? 0) + 1,
      },
    });
    await recordAnswer({ tokens: 1, end: "success", isSlow: true }, today);
    expect((await read())?.slow).toBe(1);
    await consumeQuota(generationQuotas({ headers: {}, ip: "203.0.113.7" }, today), today);
    const expiresAt = (await database.doc(tokensPath(dayOf(today))).get()).get("expiresAt") as { toDate: () => Date };
    expect(expiresAt.toDate().getTime() - today.getTime()).toBeGreaterThan(daysOfWriting * dayMs);
    expect(await runCallable("readHealth", {})).not.toHaveProperty("writing");
  },
);

test("of 100 calls at once from one address the model hears as many as may be, and one that was not yet counted", async () => {
  process.env.GENERATIONS_PER_ADDRESS_PER_DAY = "10";
  const textFor = (topic: string, address: string) =>
    runCallable("generateLessonContent", { topic }, visitorCaller, address).then(
      () => 200,
      (error: unknown) => ((error as { code?: string }).code === "resource-exhausted" ? 429 : 500),
    );
  await floodModel({ calls: 100, atOnce: 100, allowed: 10, visitors: 1, textFor });
  process.env.GENERATIONS_PER_ADDRESS_PER_DAY = "100000";
});

test("when the day's tokens are used up nothing more is written, in a sentence, until the next day", async () => {
  const day = new Date(Date.UTC(1990, 4, 5, 12));
  const consume = (now: Date) => consumeQuota(generationQuotas({ headers: {}, ip: "203.0.113.7" }, now), now);
  process.env.TOKENS_PER_DAY = "1000";
  await consume(day);
  await recordAnswer({ tokens: 999, end: "success", isSlow: false }, day);
  await consume(day);
  await recordAnswer({ tokens: 1, end: "success", isSlow: false }, day);
  const { code, details } = await refusalOf(consume(day));
  expect({ code, sentence: details.sentence }).toEqual({
    code: "resource-exhausted",
    sentence: generationLimitMessages.tokens,
  });
  expect(details.retryAt).toBe("1990-05-06T00:00:00.000Z");
  await consume(new Date(Date.UTC(1990, 4, 6)));
  process.env.TOKENS_PER_DAY = "0";
  const other = new Date(Date.UTC(1991, 4, 5));
  expect((await refusalOf(consume(other))).code).toBe("resource-exhausted");
  process.env.TOKENS_PER_DAY = "1000000000";
});

test("how the model answers is recorded when that changes", async () => {
  const topic = `Watched ${randomUUID()}`;
  await runCallable("generateStoryboard", { topic }, visitorCaller);
  expect((await health()).lastSuccess).toBeDefined();
  await setFault("model", { kind: "retired", match: topic });
  await refusalOf(runCallable("generateStoryboard", { topic }, visitorCaller));
  expect((await health()).lastFailure?.kind).toBe("retired");
  await setFault("model", { kind: "key-refused", match: topic });
  await refusalOf(runCallable("generateStoryboard", { topic }, visitorCaller));
  const failed = await health();
  expect(failed.lastFailure?.kind).toBe("keyRefused");
  await runCallable("generateStoryboard", { topic }, visitorCaller);
  expect((await health()).lastSuccess?.toMillis()).toBeGreaterThan(failed.lastFailure?.at.toMillis() ?? Infinity);
});
