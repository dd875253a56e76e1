import { expect, test } from "vitest";
import {
  taskEvents,
  invitationEvents,
  answerEvents,
  inquiryEvents,
  repliedInquiryEvents,
  type Change,
} from "./changes";

const at = new Date("2026-03-02T08:00:00.000Z");
const time = (ms: number) => ({ toMillis: () => ms });

function change(before: Change["before"], after: Change["after"], params: Change["params"] = { id: "one" }): Change {
  return { params, before, after, at };
}

const task = { id: "one", uid: "admin-1" };

test("an inquiry that vanishes was deleted, unless its outcome says otherwise", () => {
  const vanished = change({ email: "x" }, undefined);
  const deleted = { kind: "inquiry deleted", about: "one", at };
  expect(inquiryEvents(vanished, { outcome: "deleted", by: "admin-1" })).toEqual([{ ...deleted, by: "admin-1" }]);
  expect(inquiryEvents(vanished, undefined)).toEqual([deleted]);
  expect(inquiryEvents(vanished, { outcome: "moved", by: "admin-1" })).toEqual([]);
  expect(inquiryEvents(vanished, { outcome: "replied", by: "admin-1" })).toEqual([]);
});

test("a reply to a task counts once, however the task changes afterwards", () => {
  const replied = { status: "open", reply: "Yes.", repliedAt: time(1) };
  const [event, ...others] = taskEvents(change({ status: "claimed" }, replied, task));
  expect(event).toEqual({ kind: "task replied", about: "one", by: "admin-1", nth: "1", at });
  expect(others).toEqual([]);
  expect(taskEvents(change(replied, { ...replied, taskName: "Call back" }, task))).toEqual([]);
});

test("the same words sent again are a second reply", () => {
  const first = { reply: "Yes.", repliedAt: time(1) };
  expect(taskEvents(change(first, { ...first, repliedAt: time(2) }, task))).toMatchObject([{ nth: "2" }]);
});

test("a task that is replied to and completed in one write is both", () => {
  const done = { reply: "Done.", repliedAt: time(3), completed: true, status: "completed" };
  const kinds = taskEvents(change({ status: "claimed" }, done, task)).map(({ kind }) => kind);
  expect(kinds).toEqual(["task replied", "task completed"]);
});

test("a copy among the replied inquiries is one reply, and its later changes are none", () => {
  expect(repliedInquiryEvents(change(undefined, {}, task))).toMatchObject([{ kind: "inquiry replied", by: "admin-1" }]);
  expect(repliedInquiryEvents(change({}, { reply: "Yes." }, task))).toEqual([]);
  expect(repliedInquiryEvents(change({}, undefined, task))).toEqual([]);
});

test("unlocking the assessment a second time starts nothing", () => {
  const used = { status: "used", usedBy: "business-1", lastLogin: time(1) };
  expect(invitationEvents(change(used, { ...used, lastLogin: time(2) }))).toEqual([]);
  expect(invitationEvents(change({ status: "unused" }, used)).map(({ kind }) => kind)).toEqual([
    "registered",
    "assessment started",
  ]);
});

test("a step is completed by its last answer, and not again by changing one", () => {
  const step = { currentPerformance: "4", gapAnalysis: "2", opportunityAssessment: "4" };
  const done = { 3: { ...step, futureReadiness: "4" } };
  expect(answerEvents(change(undefined, { progressData: { 3: step } }), "business-1")).toEqual([]);
  expect(answerEvents(change({ progressData: { 3: step } }, { progressData: done }), "business-1")).toEqual([
    { kind: "step completed", about: "one", at, invitation: "one", by: "business-1", step: "3" },
  ]);
  const changed = { 3: { ...done[3], futureReadiness: "5" } };
  expect(answerEvents(change({ progressData: done }, { progressData: changed }), "business-1")).toEqual([]);
});

test("each plan counts, and saving answers beside a plan makes none", () => {
  const first = { planGeneratedAt: time(1) };
  expect(answerEvents(change({}, first), "b")).toMatchObject([{ kind: "plan generated", nth: "1" }]);
  expect(answerEvents(change(first, { ...first, progressData: {} }), "b")).toEqual([]);
  expect(answerEvents(change(first, { planGeneratedAt: time(2) }), "b")).toMatchObject([{ nth: "2" }]);
});
