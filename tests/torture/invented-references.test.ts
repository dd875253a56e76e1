// A model that makes up what its plan rests on, a hundred times: half of the plans are invented once and repaired, half
// of them are invented again when they are written once more. Samples of both are among the callables.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { ProgressData } from "../../src/domain/assessment/answers/answers";
import { fullAnswers, halfAnswers } from "../../src/domain/assessment/answers/answers.fixture";
import { markedReferences } from "../../src/domain/assessment/plan/markers";
import { resolveReference } from "../../src/domain/assessment/plan/references";
import { isStructured, readPlan } from "../../src/domain/assessment/plan/plan";
import { assemblePrompt } from "../../src/domain/assessment/plan/prompt";
import { aPlanBusiness, storedPlan } from "../support/assessment/plan-requests";
import { modelRequests, setFault } from "../support/suite/stand-ins";

const plans = 100;
const atATime = 5;

interface InventionOutcome {
  inventedAgain: boolean;
  requests: number;
  references: number;
  leadNowhere: number;
}

async function writeInventedPlan(nth: number): Promise<InventionOutcome> {
  const inventedAgain = nth % 2 === 1;
  const mark = `mark-${randomUUID()}`;
  const given = nth % 4 < 2 ? fullAnswers() : halfAnswers();
  const answers: ProgressData = { ...given, "1": { ...given["1"], trendInfluence: "4", trendDetails: mark } };
  const business = await aPlanBusiness(answers);
  await setFault("model", { kind: "invent-references", match: mark, times: inventedAgain ? 2 : 1 });
  const trainingPlan = await storedPlan(business, { prompt: assemblePrompt(answers) });
  expect(isStructured(readPlan(trainingPlan))).toBe(true);
  const references = markedReferences(trainingPlan);
  return {
    inventedAgain,
    requests: (await modelRequests(mark)).length,
    references: references.length,
    leadNowhere: references.filter((reference) => !resolveReference(reference, answers)).length,
  };
}

test(`a model that invents references is caught ${plans} of ${plans} times`, async () => {
  const outcomes: InventionOutcome[] = [];
  for (let first = 0; first < plans; first += atATime)
    outcomes.push(...(await Promise.all(Array.from({ length: atATime }, (_, nth) => writeInventedPlan(first + nth)))));

  const sum = (figure: "references" | "leadNowhere") => outcomes.reduce((total, each) => total + each[figure], 0);
  process.stdout.write(`caught: ${outcomes.filter(({ requests }) => requests === 2).length} of ${outcomes.length}; `);
  process.stdout.write(`references shown: ${sum("references")}, of which lead nowhere: ${sum("leadNowhere")}\n`);
  for (const { inventedAgain, requests, references, leadNowhere } of outcomes) {
    expect({ requests, leadNowhere }).toEqual({ requests: 2, leadNowhere: 0 });
    if (inventedAgain) expect(references).toBe(0);
    else expect(references).toBeGreaterThan(10);
  }
});
