// Plans that the stand-in writes for random answers, held to the gap profile as the server does it: sound ones, those
// with each of its ways to go against the diagnosis, and those that train a gap after a decision. Behind every other
// set of answers there is a round before.
import fc from "fast-check";
import { planRequest } from "../../../functions/src/plan/plan-prompt";
import { readSampleRequest, type SampleRequest } from "../../../local/stand-ins/language-model/request";
import {
  faultyGap,
  planFaults,
  withPlanFault,
  type PlanFault,
} from "../../../local/stand-ins/language-model/plan-faults";
import { writeSample } from "../../../local/stand-ins/language-model/write-sample";
import type { ProgressData } from "../../../src/domain/assessment/answers/answers";
import { sinceLastTime, type SinceLastTime } from "../../../src/domain/assessment/comparison/since-last-time";
import { checkDiagnosis } from "../../../src/domain/assessment/plan-checks/check-diagnosis";
import { gapProfile } from "../../../src/domain/assessment/gap-profile/gap-profile";
import { withCheckedReferences } from "../../../src/domain/assessment/plan/checking";
import { planSections } from "../../../src/domain/assessment/plan/plan-sections";
import { arbitraryProgress } from "./arbitrary-answers";
import { seedOfRun } from "../shared/seed";

export interface DiagnosedPlans {
  /** With it the same answers come again. */
  seed: number;
  sets: number;
  /** Sound plans in which the check found something. */
  falseAlarms: number;
  faults: Record<PlanFault, { planted: number; found: number }>;
  /** Plans that train what training does not solve, and say first what has to be decided: nothing is to be found. */
  decidedFirst: { planted: number; found: number };
}

const decisionsHeading = `## ${planSections.find(({ id }) => id === "beyond-training")?.heading}\n\n`;

/** The list of findings that has the planted gap; an item that is trained anyway may say nothing else of it. */
const finding = {
  "ignores-gap": "unmet",
  "trains-anyway": "trainedAnyway",
  "calls-closed": "calledClosed",
  "presses-closed": "calledOpen",
  "forgets-open": "notCalledOpen",
} as const satisfies Record<PlanFault, string>;

/** Found is only what is found alone: the planted gap, and no other with it. */
export function diagnosedPlans(sets: number, seed = seedOfRun()): DiagnosedPlans {
  const faults = Object.fromEntries(planFaults.map((fault) => [fault, { planted: 0, found: 0 }]));
  const decidedFirst = { planted: 0, found: 0 };
  const counts = { seed, sets, falseAlarms: 0, faults: faults as DiagnosedPlans["faults"], decidedFirst };
  const rounds = fc.sample(fc.tuple(arbitraryProgress, arbitraryProgress), { numRuns: sets, seed });
  for (const [nth, [answers, before]] of rounds.entries()) {
    const since = nth % 2 === 0 ? undefined : sinceBetween(before, answers);
    const request = sampleRequest(answers, since);
    if (findingsIn(writeSample(request), answers, since) !== "") counts.falseAlarms += 1;
    for (const fault of planFaults) {
      const planted = faultyGap(fault, request)?.reference;
      if (planted === undefined) continue;
      const found = findingsIn(withPlanFault(fault, request), answers, since);
      counts.faults[fault].planted += 1;
      if (found === `${finding[fault]}: ${planted}`) counts.faults[fault].found += 1;
    }
    const decided = trainedAfterDecision(request);
    if (decided === undefined) continue;
    decidedFirst.planted += 1;
    if (findingsIn(decided, answers, since) !== "") decidedFirst.found += 1;
  }
  return counts;
}

function sinceBetween(before: ProgressData, answers: ProgressData): SinceLastTime {
  const lastUpdated = new Date("2025-11-21T12:00:00Z");
  return sinceLastTime({ answers: before, questionnaireVersion: 1, lastUpdated }, { answers, questionnaireVersion: 1 });
}

function sampleRequest(answers: ProgressData, since: SinceLastTime | undefined): SampleRequest {
  const messages = planRequest(answers, since);
  return readSampleRequest({
    model: "any",
    messages: messages.map(({ role, content }) => ({ role, content: typeof content === "string" ? content : "" })),
  });
}

/** The plan of "trains-anyway" with an item under what training does not solve; undefined if there is no such gap. */
function trainedAfterDecision(request: SampleRequest): string | undefined {
  const gap = faultyGap("trains-anyway", request);
  if (gap === undefined) return undefined;
  const since = gap.since === undefined ? "" : `[since: ${gap.since}] `;
  const item = `- **${gap.name}:** leadership decides first. ${since}[answers: ${gap.reference}]\n`;
  return withPlanFault("trains-anyway", request).replace(decisionsHeading, (heading) => `${heading}${item}`);
}

/** Every finding with its gaps; a fact that is left out counts as something that is not dealt with. */
function findingsIn(text: string, answers: ProgressData, since: SinceLastTime | undefined): string {
  const { gaps } = gapProfile(answers);
  const found = checkDiagnosis(withCheckedReferences(text, answers), gaps, answers, since);
  if (!found) return "nothing to check";
  const misstated = ({ moved }: (typeof found.calledOpen)[number]) => moved.after.reference;
  const lists = {
    unmet: [...found.unmet, ...found.unusedFacts].map(({ reference }) => reference),
    trainedAnyway: found.trainedAnyway.map(({ reference }) => reference),
    calledClosed: found.calledClosed.map(misstated),
    calledOpen: found.calledOpen.map(misstated),
    notCalledOpen: found.notCalledOpen.map(({ reference }) => reference),
  };
  return Object.entries(lists)
    .flatMap(([name, references]) => (references.length === 0 ? [] : [`${name}: ${references.join(", ")}`]))
    .join("; ");
}
