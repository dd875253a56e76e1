// Plans that the stand-in writes for random answers, sound and with each of its ways to go against the diagnosis, held
// to the gap profile as the server does it.
import fc from "fast-check";
import { planRequest } from "../../../functions/src/plan/plan-prompt";
import { readSampleRequest, type SampleRequest } from "../../../local/stand-ins/language-model/request";
import { gapTrainedAnyway, ignoredGap } from "../../../local/stand-ins/language-model/samples/plan/diagnosis-faults";
import {
  writeIgnoringGap,
  writeSample,
  writeTrainingAnyway,
} from "../../../local/stand-ins/language-model/write-sample";
import type { ProgressData } from "../../../src/domain/assessment/answers/answers";
import { checkDiagnosis } from "../../../src/domain/assessment/diagnosis/check-diagnosis";
import { gapProfile } from "../../../src/domain/assessment/gap-profile/gap-profile";
import { withCheckedReferences } from "../../../src/domain/assessment/plan/checking";
import { assemblePrompt } from "../../../src/domain/assessment/plan/prompt";
import { arbitraryProgress } from "./arbitrary-answers";

export interface DiagnosedPlans {
  /** With it the same answers come again. */
  seed: number;
  sets: number;
  /** Sound plans in which the check found something. */
  falseAlarms: number;
  ignored: { planted: number; found: number };
  trained: { planted: number; found: number };
}

/** Found is only what is found alone: the planted gap, and no other with it. */
export function diagnosedPlans(sets: number, seed = Date.now()): DiagnosedPlans {
  const counts = { seed, sets, falseAlarms: 0, ignored: { planted: 0, found: 0 }, trained: { planted: 0, found: 0 } };
  for (const answers of fc.sample(arbitraryProgress, { numRuns: sets, seed })) {
    const request = sampleRequest(answers);
    if (findingsIn(writeSample(request), answers) !== "; ") counts.falseAlarms += 1;
    const ignored = ignoredGap(request)?.reference;
    if (ignored !== undefined) {
      counts.ignored.planted += 1;
      if (findingsIn(writeIgnoringGap(request), answers) === `${ignored}; `) counts.ignored.found += 1;
    }
    const trained = gapTrainedAnyway(request)?.reference;
    if (trained !== undefined) {
      counts.trained.planted += 1;
      if (findingsIn(writeTrainingAnyway(request), answers) === `; ${trained}`) counts.trained.found += 1;
    }
  }
  return counts;
}

function sampleRequest(answers: ProgressData): SampleRequest {
  const messages = planRequest(assemblePrompt(answers), answers);
  return readSampleRequest({
    model: "any",
    messages: messages.map(({ role, content }) => ({ role, content: typeof content === "string" ? content : "" })),
  });
}

/** What is not dealt with, gap or fact; what is trained anyway. */
function findingsIn(text: string, answers: ProgressData): string {
  const { gaps } = gapProfile(answers);
  const checked = checkDiagnosis(withCheckedReferences(text, answers), gaps, answers);
  const names = (found: readonly { reference: string }[] = []) => found.map(({ reference }) => reference).join(", ");
  return `${names([...(checked?.unmet ?? []), ...(checked?.unusedFacts ?? [])])}; ${names(checked?.trainedAnyway)}`;
}
