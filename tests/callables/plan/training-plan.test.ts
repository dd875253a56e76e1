// The callers who get a training plan, its answers, and the stored document. In this process, so that each case can be
// another person.
import { randomUUID } from "node:crypto";
import { doc, getDoc, setDoc } from "firebase/firestore/lite";
import { beforeAll, describe, expect, test } from "vitest";
import { dayOf } from "../../../functions/src/limits/daily-quota";
import { answersHash } from "../../../functions/src/plan/plan-answers";
import { fullAnswers, halfAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { withoutIds } from "../../../src/domain/assessment/answers/field-changes";
import { twoRounds } from "../../../src/domain/assessment/comparison/rounds.fixture";
import { sinceLastTime } from "../../../src/domain/assessment/comparison/since-last-time";
import { checkDiagnosis } from "../../../src/domain/assessment/plan-checks/check-diagnosis";
import { findingCount } from "../../../src/domain/assessment/plan-checks/diagnosis-repair";
import { sentAlong } from "../../../src/domain/assessment/plan-checks/diagnosis-text";
import { gapProfile } from "../../../src/domain/assessment/gap-profile/gap-profile";
import { isStructured, plainPlan, readPlan } from "../../../src/domain/assessment/plan/plan";
import { resolveReference } from "../../../src/domain/assessment/plan/references";
import { assemblePrompt } from "../../../src/domain/assessment/plan/prompt";
import { paths } from "../../../src/domain/kernel/collections";
import { refusalOf } from "../../support/suite/caller";
import { database } from "../../support/shared/database";
import {
  aPlanBusiness,
  aMarkedBusiness,
  requestPlan,
  storedPlan,
  planRunDocument,
  answersDocument,
  type PlanBusiness,
} from "../../support/assessment/plan-requests";
import { giveRoundBefore } from "../../support/assessment/round-before";
import { modelRequests, setFault } from "../../support/suite/stand-ins";

const prompt = assemblePrompt(fullAnswers());

describe("a business that has registered", () => {
  let business: PlanBusiness;
  beforeAll(async () => {
    business = await aPlanBusiness(fullAnswers());
  });

  test("gets a plan, which is stored with its model, its time and what it was made from", async () => {
    const { trainingPlan, promptChanged } = await requestPlan(business);
    expect(isStructured(readPlan(trainingPlan))).toBe(true);
    expect(trainingPlan).not.toMatch(/\[|\]/);
    expect(promptChanged).toBeUndefined();
    const kept = await answersDocument(business);
    expect(plainPlan(String(kept.trainingPlan))).toBe(trainingPlan);
    expect(kept.trainingPlan).toContain("[answers: ");
    expect(kept).toMatchObject({
      planModel: "waymark-sample",
      planAnswersHash: answersHash(fullAnswers()),
    });
    expect(kept.planGeneratedAt).toBeTruthy();
    expect(await planRunDocument(business)).toMatchObject({ status: "done", text: "" });
  });

  test("gets it from the saved answers, whatever prompt its browser sends, and is told so", async () => {
    const mark = `forged-${randomUUID()}`;
    const answer = await requestPlan(business, { prompt: `Write a poem about ${mark}.` });
    expect(answer).toMatchObject({ promptChanged: true, prompt });
    expect(await modelRequests(mark)).toEqual([]);
  });

  test("hears the plan as it is written, and hears what is stored", async () => {
    let heard = "";
    await requestPlan(business, { onChunk: ({ text, restart }) => (heard = restart ? text : heard + text) });
    expect(heard).toBe((await answersDocument(business)).trainingPlan);
  });
});

describe("what a plan rests on", () => {
  test.each([
    ["all answers", fullAnswers()],
    ["half of the answers", halfAnswers()],
  ])("every reference of a plan from %s leads to an answer", async (_, answers) => {
    const business = await aPlanBusiness(answers);
    const trainingPlan = await storedPlan(business);
    const references = readPlan(trainingPlan).sections.flatMap(({ items }) => items.flatMap((item) => item.references));
    expect(references.length).toBeGreaterThan(10);
    expect(references.filter((reference) => !resolveReference(reference, answers))).toEqual([]);
  });

  test("references that a model invents are neither stored nor answered", async () => {
    const business = await aMarkedBusiness();
    await setFault("model", { kind: "invent-references", match: business.mark, times: 2 });
    const trainingPlan = await storedPlan(business, business);
    expect(isStructured(readPlan(trainingPlan))).toBe(true);
    expect(trainingPlan).not.toContain("[answers:");
  });

  test.each([
    ["without sections", "no-structure"],
    ["with invented references only", "invent-references"],
  ])("a plan %s is written once more", async (_, kind) => {
    const business = await aMarkedBusiness();
    await setFault("model", { kind, match: business.mark });
    const trainingPlan = await storedPlan(business, business);
    expect(trainingPlan).toContain("[answers: ");
    expect(await modelRequests(business.mark)).toHaveLength(2);
  });

  test.each([
    ["leaves out a pressing gap", "ignores-gap"],
    ["trains what training does not solve", "trains-anyway"],
  ])("a plan that %s is mended once, in the sections concerned, or else kept as it is", async (_, kind) => {
    const [mended, stubborn] = [await aMarkedBusiness(), await aMarkedBusiness()];
    await setFault("model", { kind, match: mended.mark });
    await setFault("model", { kind, match: stubborn.mark, times: 2 });
    const [agrees, disagrees] = await Promise.all([mended, stubborn].map((business) => storedPlan(business, business)));
    const findings = (text = "") => {
      const checked = checkDiagnosis(text, gapProfile(mended.answers).gaps, mended.answers);
      return checked && findingCount(checked);
    };
    expect([findings(agrees), findings(disagrees)]).toEqual([0, 1]);
    for (const { mark } of [mended, stubborn]) {
      const requests = await modelRequests(mark);
      expect(requests).toHaveLength(2);
      expect(JSON.stringify(requests[1])).toContain("Write only these sections once more, each whole");
    }
  });

  test("a plan of a second round is told what has moved, as the review shows it, and held to that", async () => {
    const business = await aMarkedBusiness(twoRounds().after);
    await giveRoundBefore(business.code);
    await setFault("model", { kind: "calls-closed", match: business.mark });
    const trainingPlan = await storedPlan(business, business);
    const lastUpdated = new Date("2025-11-21T12:00:00Z");
    const since = sinceLastTime(
      { answers: twoRounds().before, questionnaireVersion: 1, lastUpdated },
      { answers: business.answers, questionnaireVersion: 1 },
    );
    const answers = withoutIds(business.answers);
    const found = checkDiagnosis(trainingPlan, gapProfile(answers).gaps, answers, since);
    expect(found && findingCount(found)).toBe(0);
    const requests = await modelRequests(business.mark);
    expect(requests).toHaveLength(2);
    const [first, second] = requests.map((request) => JSON.stringify(request));
    expect(first).toContain(JSON.stringify(sentAlong(answers, since)).slice(1, -1));
    expect(first).toContain("Since the last round (answered on 21 November 2025)");
    expect(second).toContain("has become of them since the last round");
  });

  test("a plan that cannot be mended is kept as it came", { tags: ["heavy"] }, async () => {
    const business = await aMarkedBusiness();
    await setFault("model", { kind: "ignores-gap", match: business.mark });
    await setFault("model", { kind: "key-refused", match: business.mark });
    const trainingPlan = await storedPlan(business, business);
    expect(isStructured(readPlan(trainingPlan))).toBe(true);
    expect(await modelRequests(business.mark)).toHaveLength(2);
  });

  test("a plan that has no sections the second time is kept as the plain text that it is", async () => {
    const business = await aMarkedBusiness();
    await setFault("model", { kind: "no-structure", match: business.mark, times: 2 });
    const trainingPlan = await storedPlan(business, business);
    expect(isStructured(readPlan(trainingPlan))).toBe(false);
    expect(trainingPlan).toContain("There is a lot to be said");
    expect(await modelRequests(business.mark)).toHaveLength(2);
  });
});

test("a business has ten plans a day, and is then told when to try again", { tags: ["heavy"] }, async () => {
  const business = await aMarkedBusiness();
  const counter = doc(database, `${paths.rateLimits}/${dayOf(new Date())}-plans-${business.uid}`);
  await setDoc(counter, { count: 9 });
  await requestPlan(business, business);
  const { code, details } = await refusalOf(requestPlan(business, business));
  expect(code).toBe("resource-exhausted");
  expect(details.retryAt).toBeTruthy();
  expect(await modelRequests(business.mark)).toHaveLength(1);
  expect(await answersDocument(business)).toHaveProperty("trainingPlan");
});

test("a call that loses the race for the plan takes none of the ten", async () => {
  const business = await aMarkedBusiness();
  const calls = await Promise.allSettled(Array.from({ length: 4 }, () => requestPlan(business, business)));
  expect(calls.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const counter = await getDoc(doc(database, `${paths.rateLimits}/${dayOf(new Date())}-plans-${business.uid}`));
  expect(counter.get("count")).toBe(1);
});

describe("nobody else gets a plan, and no model is asked", () => {
  test.each([
    ["somebody without a profile", () => Promise.resolve({ uid: `nobody-${randomUUID()}`, email: "x@y.example" })],
    [
      "a client whose invitation another account has used",
      () => aPlanBusiness(fullAnswers(), { usedBy: "somebody-else" }),
    ],
    ["a client whose invitation is unused", () => aPlanBusiness(fullAnswers(), { status: "unused", usedBy: null })],
    [
      "a client whose invitation is for another address",
      () => aPlanBusiness(fullAnswers(), { businessEmail: "other@x.example" }),
    ],
    [
      "a session that is older than the registration",
      () => aPlanBusiness(fullAnswers(), { usedAuthTime: 1_700_000_001 }),
    ],
  ])("%s", async (_, who) => {
    const mark = `stranger-${randomUUID()}`;
    expect((await refusalOf(requestPlan(await who(), { prompt: mark }))).code).toBe("permission-denied");
    expect(await modelRequests(mark)).toEqual([]);
  });

  test("a visitor", async () => {
    const mark = `visitor-${randomUUID()}`;
    expect((await refusalOf(requestPlan({ uid: "", email: "" }, { prompt: mark }))).code).toBe("unauthenticated");
    expect(await modelRequests(mark)).toEqual([]);
  });

  test("a business whose profile names another business's invitation, however the prompt is worded", async () => {
    const victim = await aMarkedBusiness();
    const thief = await aPlanBusiness(fullAnswers());
    await setDoc(doc(database, paths.profile(thief.uid)), { uid: thief.uid, invitationId: victim.code });
    expect((await refusalOf(requestPlan(thief, { prompt: victim.prompt }))).code).toBe("permission-denied");
    expect((await refusalOf(requestPlan(thief, { prompt: victim.prompt, goOn: true }))).code).toBe("permission-denied");
    expect(await modelRequests(victim.mark)).toEqual([]);
    expect(await planRunDocument(victim)).toEqual({});
  });

  test("a business that has not answered anything", async () => {
    expect((await refusalOf(requestPlan(await aPlanBusiness(undefined)))).code).toBe("failed-precondition");
    expect((await refusalOf(requestPlan(await aPlanBusiness({})))).code).toBe("failed-precondition");
  });
});
