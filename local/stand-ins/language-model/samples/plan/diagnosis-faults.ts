// How a model goes against the diagnosis of its request: it leaves out a gap, or trains what training does not solve.
import type { SampleRequest } from "../../request";
import { pick, seedOf } from "../wording";
import { readDiagnosis, type DiagnosedGap } from "./diagnosis";

/** The gap that is left out; undefined where none presses. */
export function ignoredGap(request: SampleRequest): DiagnosedGap | undefined {
  return chosen(
    request,
    readDiagnosis(request.prompt).filter(({ isPressing }) => isPressing),
  );
}

/** The gap that is trained anyway; undefined where training is part of every answer. */
export function gapTrainedAnyway(request: SampleRequest): DiagnosedGap | undefined {
  return chosen(
    request,
    readDiagnosis(request.prompt).filter(({ isForTraining }) => !isForTraining),
  );
}

export function ignoringGap(plan: string, request: SampleRequest): string {
  const gap = ignoredGap(request);
  return gap ? withoutGap(plan, gap) : plan;
}

/** Nothing says any more what has to be decided first; an objective or a team's course is for the gap instead. */
export function trainingAnyway(plan: string, request: SampleRequest): string {
  const gap = gapTrainedAnyway(request);
  if (!gap) return plan;
  const mark = `[answers: ${gap.reference}]`;
  const objective = `## Objectives\n\n- Everybody has been trained in ${gap.name} within six months. ${mark}\n`;
  const course = `## Actions for each team\n\n- **Training for everybody:** two days on ${gap.name}. [kind: course] ${mark}\n\n`;
  const [heading, trained] = pick(
    [
      ["## Objectives\n\n", objective],
      ["## Actions for each team\n\n", course],
    ],
    `${seed(request)}|where`,
  ) as [string, string];
  return withoutGap(plan, gap).replace(heading, () => trained);
}

function chosen(request: SampleRequest, gaps: readonly DiagnosedGap[]): DiagnosedGap | undefined {
  const [first, ...others] = gaps;
  return first && pick([first, ...others], seed(request));
}

/** As the answers differ, so does what goes wrong. */
function seed(request: SampleRequest): string {
  return `${seedOf(request)}|${readDiagnosis(request.prompt)
    .map(({ reference }) => reference)
    .join("|")}`;
}

function withoutGap(plan: string, { reference }: DiagnosedGap): string {
  return plan.replaceAll(/ \[answers: ([^\]]*)\]/g, (_, list: string) => {
    const kept = list.split(", ").filter((each) => each !== reference);
    return kept.length === 0 ? "" : ` [answers: ${kept.join(", ")}]`;
  });
}
