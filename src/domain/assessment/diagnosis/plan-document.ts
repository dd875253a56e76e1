// The plan as it is exported: what its marks say about the gaps stands in words, the rest of them is left out, and
// below it stands how it fails the gap profile and where it came from.
import type { ProgressData } from "../answers/answers";
import { documentLine } from "../../kernel/provenance";
import { escapedMarkdown } from "../gap-profile/profile-document";
import type { Gap } from "../gap-profile/ranking";
import { withWordsForMarkers } from "../plan/markers";
import { plainPlan, planProvenance, type StoredPlan } from "../plan/plan";
import { openedSection } from "../plan/plan-sections";
import { referenceResolver } from "../plan/references";
import { gapFinder, type DiagnosisCheck } from "./check-diagnosis";
import { actionKindNames, diagnosisWords, findingsInWords, gapNames } from "./words";

export interface DiagnosedPlan {
  plan: StoredPlan;
  gaps: readonly Gap[];
  answers: ProgressData;
  diagnosis: DiagnosisCheck | undefined;
}

export function planDocument(
  { plan, gaps, answers, diagnosis }: DiagnosedPlan,
  formatTime: (time: Date) => string,
): string {
  const findings = diagnosis ? findingsInWords(diagnosis).map((sentence) => `**${escapedMarkdown(sentence)}**`) : [];
  const text = plainPlan(withGapsInWords(plan.text, gaps, answers)).trim();
  return [text, ...findings, `*${documentLine(planProvenance(plan), formatTime)}*`].join("\n\n");
}

function withGapsInWords(text: string, gaps: readonly Gap[], answers: ProgressData): string {
  const gapsOf = gapFinder(gaps, referenceResolver(answers));
  const inWords = (references: string[]) => {
    const found = gapsOf(references);
    return found.length === 0 ? "" : `*(${diagnosisWords.forGaps} ${escapedMarkdown(gapNames(found))})*`;
  };
  let isSummary = true;
  return text
    .split("\n")
    .map((line) => {
      const opened = openedSection(line);
      if (opened) isSummary = opened.id === "summary";
      const references = isSummary ? () => "" : inWords;
      return withWordsForMarkers(line, { references, kind: (kind) => `*(${actionKindNames[kind]})*` });
    })
    .join("\n");
}
