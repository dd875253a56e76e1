// The faults of a model against its request's gaps: it leaves one out, trains one that training does not solve, or
// states another change of one since the last round.
import type { SampleRequest } from "./request";
import { writeSample } from "./write-sample";
import { pick } from "./sample-text";
import { readDiagnosis, readSince, type SinceGap } from "./plan-prompt";

export const planFaults = ["ignores-gap", "trains-anyway", "calls-closed", "presses-closed", "forgets-open"] as const;
export type PlanFault = (typeof planFaults)[number];

/** The gap that it is about, one of several as the answers differ; undefined where there is none of that sort. */
export function faultyGap(fault: PlanFault, request: SampleRequest): SinceGap | undefined {
  const [first, ...others] = gapsFor[fault](request);
  return first && pick([first, ...others], seed(request));
}

/** The sample plan that goes against the diagnosis of its request. */
export function withPlanFault(fault: PlanFault, request: SampleRequest): string {
  const plan = writeSample(request);
  const gap = faultyGap(fault, request);
  return gap ? spoilers[fault](plan, gap, request) : plan;
}

const pressing = ({ prompt }: SampleRequest) => readDiagnosis(prompt).filter(({ isPressing }) => isPressing);

const gapsFor: Record<PlanFault, (request: SampleRequest) => readonly SinceGap[]> = {
  "ignores-gap": pressing,
  "trains-anyway": ({ prompt }) => readDiagnosis(prompt).filter(({ isForTraining }) => !isForTraining),
  "calls-closed": (request) => pressing(request).filter(({ since }) => since !== undefined),
  "presses-closed": ({ prompt }) => readSince(prompt).filter(({ since }) => since === "closed"),
  "forgets-open": (request) => pressing(request).filter(({ since }) => since === "still open"),
};

const spoilers: Record<PlanFault, (plan: string, gap: SinceGap, request: SampleRequest) => string> = {
  "ignores-gap": withoutGap,
  "trains-anyway": trainingAnyway,
  "calls-closed": (plan, { reference }) =>
    plan.replaceAll(/\[since: [^\]]*\] (?=\[answers: ([^\]]*)\])/g, (mark, named: string) =>
      named === reference ? "[since: closed] " : mark,
    ),
  "presses-closed": pressingClosed,
  "forgets-open": (plan, { reference }) =>
    plan.replaceAll(/\[since: [^\]]*\] (?=\[answers: ([^\]]*)\])/g, (mark, named: string) =>
      named === reference ? "" : mark,
    ),
};

/** Nothing says any more what has to be decided first; an objective or a team's course is for the gap instead. */
function trainingAnyway(plan: string, gap: SinceGap, request: SampleRequest): string {
  const mark = `[answers: ${gap.reference}]`;
  const since = gap.since === undefined ? "" : `[since: ${gap.since}] `;
  const objective = `## Objectives\n\n- Everybody has been trained in ${gap.name} within six months. ${since}${mark}\n`;
  const course = `## Actions for each team\n\n- **Training for everybody:** two days on ${gap.name}. [kind: course] ${since}${mark}\n\n`;
  const [heading, trained] = pick(
    [
      ["## Objectives\n\n", objective],
      ["## Actions for each team\n\n", course],
    ],
    `${seed(request)}|where`,
  ) as [string, string];
  return withoutGap(plan, gap).replace(heading, () => trained);
}

/** With a mark that says the opposite, or with none. */
function pressingClosed(plan: string, { name, reference }: SinceGap, request: SampleRequest): string {
  const mark = pick(["[since: still open] ", ""], `${seed(request)}|mark`);
  return plan.replace(
    "## Priorities\n\n",
    (heading) => `${heading}- **${name}** presses most. ${mark}[answers: ${reference}]\n`,
  );
}

/** Different answers give different faults. */
function seed({ prompt }: SampleRequest): string {
  return readDiagnosis(prompt)
    .map(({ reference }) => reference)
    .join("|");
}

function withoutGap(plan: string, { reference }: SinceGap): string {
  return plan.replaceAll(/ \[answers: ([^\]]*)\]/g, (_, list: string) => {
    const kept = list.split(", ").filter((each) => each !== reference);
    return kept.length === 0 ? "" : ` [answers: ${kept.join(", ")}]`;
  });
}
