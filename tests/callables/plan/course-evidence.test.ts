// The callers who may send a business's words, and the text that then reaches the model. In this process, so that each
// case can be another person.
import { randomUUID } from "node:crypto";
import { doc, setDoc } from "firebase/firestore/lite";
import { beforeAll, expect, test } from "vitest";
import { fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { gapProfile } from "../../../src/domain/assessment/gap-profile/gap-profile";
import { aPlanText } from "../../../src/domain/assessment/plan/plan.fixture";
import type { CallableResponse } from "../../../src/domain/callables";
import { withTicked } from "../../../src/domain/course/origin/course-origin";
import { courseItems } from "../../../src/domain/course/origin/item-course";
import { sentEvidenceOf } from "../../../src/domain/course/origin/sent-evidence";
import type { SentEvidence } from "../../../src/domain/course/request/generation-request";
import { evidenceRefusals } from "../../../src/domain/course/origin/words";
import { tools } from "../../../src/domain/course/tools";
import { toolNames } from "../../../src/domain/kernel/tool-names";
import { paths } from "../../../src/domain/kernel/collections";
import { callMessages } from "../../../src/domain/kernel/words";
import { aPlanBusiness, type PlanBusiness } from "../../support/assessment/plan-requests";
import { database } from "../../support/shared/database";
import { refusalOf } from "../../support/suite/caller";
import { runCallable, visitorCaller, type Caller } from "../../support/suite/in-process-call";
import { modelRequests } from "../../support/suite/stand-ins";

const authTime = 1_700_000_000;
const text = aPlanText(undefined, {
  actions: "### Warehouse\n\n- **Clear roles.** Write them down. [kind: course] [answers: 2.Warehouse.roleClarity]",
});

let business: PlanBusiness;
let other: PlanBusiness;
const revoked = `revoked-${randomUUID()}`;

beforeAll(async () => {
  business = await aPlanBusiness(fullAnswers());
  other = await aPlanBusiness(fullAnswers());
  await setDoc(doc(database, paths.revokedAdministrator(revoked)), { at: new Date() });
});

function signedIn({ uid, email }: PlanBusiness, token: Record<string, unknown> = {}): Caller {
  return { uid, token: { email, auth_time: authTime, ...token } };
}

function originOf({ code: invitationId }: PlanBusiness) {
  const answers = fullAnswers();
  const source = { invitationId, business: "Northwind", plan: { text }, answers, gaps: gapProfile(answers).gaps };
  const origin = courseItems(source).get("plan-item-4-1")?.request.origin;
  if (!origin) throw new Error("The plan has no such item.");
  return origin;
}

function evidenceOf(whose: PlanBusiness): SentEvidence {
  const evidence = sentEvidenceOf(originOf(whose));
  if (!evidence) throw new Error("Nothing is ticked.");
  return evidence;
}

const people: [who: string, caller: () => Caller, refusal: string | undefined][] = [
  ["the business's own client", () => signedIn(business), undefined],
  ["an administrator", () => ({ uid: "administrator", token: { admin: true } }), undefined],
  ["a visitor", () => visitorCaller, evidenceRefusals.notYours],
  ["somebody with a forged token", () => ({ token: { admin: false } }) as unknown as Caller, evidenceRefusals.notYours],
  ["another business's client", () => signedIn(other), evidenceRefusals.notYours],
  [
    "an account that was never invited",
    () => ({ uid: "stranger", token: { email: "a@b.example" } }),
    evidenceRefusals.notYours,
  ],
  ["a session from before the registration", () => signedIn(business, { auth_time: 1 }), evidenceRefusals.notYours],
  [
    "who is administrator no longer",
    () => ({ uid: revoked, token: { admin: true } }),
    callMessages.noLongerAdministrator,
  ],
];

test.each(people)("%s sends the evidence of a business", async (_, caller, refusal) => {
  const topic = `Evidence ${randomUUID()}`;
  const attempt = runCallable("generateLessonContent", { topic, evidence: evidenceOf(business) }, caller());
  if (refusal === undefined) {
    await attempt;
    expect(JSON.stringify(await modelRequests(topic))).toContain("Nobody knows who answers for returns.");
  } else {
    expect(await refusalOf(attempt)).toMatchObject({ code: "permission-denied", details: { sentence: refusal } });
    expect(await modelRequests(topic)).toEqual([]);
  }
});

test.each(toolNames)("%s gets what was left ticked, and nothing else of the business", async (tool) => {
  const topic = `Ticked ${randomUUID()}`;
  const all = originOf(business);
  const origin = all.evidence.reduce((so, _, nth) => withTicked(so, nth, nth % 2 === 0), all);
  await runCallable(tools[tool].callable, { topic, evidence: sentEvidenceOf(origin) }, signedIn(business));
  const heard = JSON.stringify(await modelRequests(topic));
  for (const { text: line, ticked } of origin.evidence)
    expect([line, heard.includes(JSON.stringify(line).slice(1, -1))]).toEqual([line, ticked]);
  for (const unsaid of ["We bring fresh food", "Two forklifts are missing", "Complaints are answered too late"])
    expect(heard).not.toContain(unsaid);
});

test.each<[string, SentEvidence["lines"][number], string]>([
  [
    "words that the business has not said",
    { kind: "answer", reference: "2.Warehouse.roleFollowUp", text: "We want a poem." },
    evidenceRefusals.changed("Which roles or responsibilities in this team are unclear?"),
  ],
  [
    "an answer that there is not",
    { kind: "answer", reference: "2.Sales.roleFollowUp", text: "x" },
    evidenceRefusals.gone,
  ],
])("%s go to nobody", async (_, line, sentence) => {
  const topic = `Forged ${randomUUID()}`;
  const evidence = { invitationId: business.code, lines: [line] };
  const { code, details } = await refusalOf(runCallable("generateStoryboard", { topic, evidence }, signedIn(business)));
  expect({ code, sentence: details.sentence }).toEqual({ code: "failed-precondition", sentence });
  expect(await modelRequests(topic)).toEqual([]);
});

test("without evidence a visitor's text is written as ever, and says how much of the day's share is used", async () => {
  const text = () =>
    runCallable<CallableResponse<"generateStoryboard">>(
      "generateStoryboard",
      { topic: "Any" },
      visitorCaller,
      "203.0.113.77",
    );
  const [first, second] = [await text(), await text()];
  expect(second.share).toEqual({ used: (first.share?.used ?? NaN) + 1, limit: 100_000 });
});
