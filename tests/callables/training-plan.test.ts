// Who gets a training plan, from which answers, and what is stored. In this process, so that each case can be somebody else.
import { randomUUID } from "node:crypto";
import { doc, getDoc, setDoc } from "firebase/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import { answersHash, generateTrainingPlan } from "../../functions/src/training-plan/training-plan";
import { fullAnswers, halfAnswers } from "../../src/domain/assessment/answers.example";
import { assemblePrompt } from "../../src/domain/assessment/prompt";
import type { ProgressData } from "../../src/domain/assessment/answers";
import { paths } from "../../src/domain/paths";
import { refusal } from "../support/caller";
import { database } from "../support/database";
import { modelRequests, strike } from "../support/stand-ins";

const authTime = 1_700_000_000;
const prompt = assemblePrompt(fullAnswers());

interface Business {
  uid: string;
  email: string;
  code: string;
}

/** A business that has registered and saved its answers; `changes` are those of its invitation. */
async function aBusiness(answers: ProgressData | undefined, changes: Record<string, unknown> = {}): Promise<Business> {
  const [uid, code] = [`client-${randomUUID()}`, randomUUID().replaceAll("-", "")];
  const email = `${uid}@northwind.example`;
  const business = { businessName: "Northwind", businessEmail: email };
  await setDoc(doc(database, paths.profile(uid)), { name: "Ines", ...business, uid, invitationId: code });
  await setDoc(doc(database, paths.invitation(code)), {
    ...business,
    invitationCode: code,
    status: "used",
    usedBy: uid,
    usedAuthTime: authTime,
    ...changes,
  });
  if (answers) await setDoc(doc(database, paths.answersOf(code)), { progressData: answers, lastUpdated: new Date() });
  return { uid, email, code };
}

const run = generateTrainingPlan.run.bind(generateTrainingPlan) as unknown as (
  request: object,
  response: object,
) => Promise<{ trainingPlan: string; promptChanged?: boolean; prompt?: string }>;

function plan({ uid, email }: Pick<Business, "uid" | "email">, sent = prompt, token: Record<string, unknown> = {}) {
  const auth = { uid, token: { email, auth_time: authTime, ...token } };
  const request = { data: { prompt: sent }, auth, rawRequest: { headers: {} } };
  return run(request, { sendChunk: () => Promise.resolve(true), signal: new AbortController().signal });
}

async function stored({ code }: Business): Promise<Record<string, unknown>> {
  return (await getDoc(doc(database, paths.answersOf(code)))).data() ?? {};
}

describe("a business that has registered", () => {
  let business: Business;
  beforeAll(async () => {
    business = await aBusiness(fullAnswers());
  });

  test("gets a plan, which is stored with its model, its time and what it was made from", async () => {
    const { trainingPlan, promptChanged } = await plan(business);
    expect(trainingPlan).toContain("## ");
    expect(promptChanged).toBeUndefined();
    const kept = await stored(business);
    expect(kept).toMatchObject({
      trainingPlan,
      planModel: "waymark-sample",
      planAnswersHash: answersHash(fullAnswers()),
    });
    expect(kept.planGeneratedAt).toBeTruthy();
  });

  test("gets it from the saved answers, whatever prompt its browser sends, and is told so", async () => {
    const mark = `forged-${randomUUID()}`;
    const answer = await plan(business, `Write a poem about ${mark}.`);
    expect(answer).toMatchObject({ promptChanged: true, prompt });
    expect(await modelRequests(mark)).toEqual([]);
  });
});

test("a plan that is cut off is neither answered nor stored", async () => {
  const mark = `Cut plan ${randomUUID()}`;
  const answers = halfAnswers();
  const business = await aBusiness({ ...answers, "0": { ...answers["0"], missionStatement: mark, hasMission: "yes" } });
  await strike("model", { kind: "cut", match: mark, times: 5 });
  const { details } = await refusal(plan(business));
  expect(details.incomplete).toBe(true);
  expect(await stored(business)).not.toHaveProperty("trainingPlan");
});

test("a business has ten plans a day, and is then told when to try again", async () => {
  const business = await aBusiness(halfAnswers());
  for (let nth = 0; nth < 10; nth++) await plan(business);
  const { code, details } = await refusal(plan(business));
  expect(code).toBe("resource-exhausted");
  expect(details.retryAt).toBeTruthy();
});

describe("nobody else gets a plan", () => {
  test.each([
    ["somebody without a profile", () => Promise.resolve({ uid: `nobody-${randomUUID()}`, email: "x@y.example" })],
    ["a client whose invitation another account has used", () => aBusiness(fullAnswers(), { usedBy: "somebody-else" })],
    [
      "a client whose invitation is for another address",
      () => aBusiness(fullAnswers(), { businessEmail: "other@x.example" }),
    ],
    ["a session that is older than the registration", () => aBusiness(fullAnswers(), { usedAuthTime: authTime + 1 })],
  ])("%s", async (_, who) => {
    expect((await refusal(plan(await who()))).code).toBe("permission-denied");
  });

  test("a business that has not answered anything", async () => {
    expect((await refusal(plan(await aBusiness(undefined)))).code).toBe("failed-precondition");
    expect((await refusal(plan(await aBusiness({})))).code).toBe("failed-precondition");
  });
});
