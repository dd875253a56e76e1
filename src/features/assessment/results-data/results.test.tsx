import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { fullAnswers } from "../../../domain/assessment/answers/answers.fixture";
import { aPlanText } from "../../../domain/assessment/plan/plan.fixture";
import type { PlanRunDocument } from "../../../domain/assessment/plan/plan-run";
import { useResults, type Results } from "./results";

const now = new Date();
const run = {
  runId: "1",
  status: "done",
  text: "",
  startedAt: now,
  heartbeatAt: now,
  answersHash: "",
  goneOn: 0,
} as const;
const plan = { text: aPlanText(), version: 2 };

test.each<[Results["planState"], Partial<PlanRunDocument> | undefined, { isStale?: boolean; plan?: typeof plan }]>([
  ["none", undefined, {}],
  ["whole", undefined, { plan }],
  ["whole", { version: 2 }, { plan }],
  ["writing", { status: "running" }, { plan }],
  ["broken", { status: "running" }, { isStale: true }],
  ["broken", { status: "failed" }, {}],
  ["held", { held: true, version: 1 }, {}],
  ["held", { held: true, version: 3 }, { plan }],
  ["whole", { held: true, version: 2 }, { plan }],
])("the plan is %s with the run %j", (planState, changes, { isStale = false, plan: whole }) => {
  const writing = { run: changes && { ...run, ...changes }, isStale };
  const given = { businessName: undefined, answers: fullAnswers(), plan: whole, writing };
  expect(renderHook(() => useResults(given)).result.current.planState).toBe(planState);
});
