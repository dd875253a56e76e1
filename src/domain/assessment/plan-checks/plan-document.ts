// The plan as it is exported: what its marks say about the gaps is said in words, which the table of the gaps explains.
// The other answers that an item rests on are numbered notes at the end of its section. Below the plan are its failures
// against the gap profile, and its origin.
import type { ProgressData } from "../answers/answers";
import { provenanceLine } from "../../kernel/provenance";
import { escapedMarkdown } from "../../kernel/markdown";
import type { Gap } from "../gap-profile/ranking";
import { withWordsForMarkers } from "../plan/markers";
import { plainPlan, planProvenance, withoutFence, type StoredPlan } from "../plan/plan";
import { openedSection } from "../plan/plan-sections";
import { referenceResolver } from "../plan/references";
import { gapFinder, type DiagnosisCheck } from "./check-diagnosis";
import { EvidenceNotes } from "./evidence-notes";
import { findingsInWords, gapNames } from "./findings-in-words";
import { actionKindNames, diagnosisWords, sinceMarkNames } from "./words";

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
  const text = plainPlan(withMarksInWords(plan.text, gaps, answers)).trim();
  return [text, ...findings, `*${provenanceLine(planProvenance(plan), formatTime)}*`].join("\n\n");
}

function withMarksInWords(text: string, gaps: readonly Gap[], answers: ProgressData): string {
  const resolve = referenceResolver(answers);
  const gapsOf = gapFinder(gaps, resolve);
  const notes = new EvidenceNotes(resolve);
  let isSummary = true;
  const marksOf = (references: string[]) => {
    const found = isSummary ? [] : gapsOf(references);
    if (found.length === 0) return notes.marksOf(references);
    const named = new Set(found.map(({ reference }) => reference));
    const others = references.filter((each) => !named.has(resolve(each)?.reference ?? ""));
    return ` *(${diagnosisWords.forGaps} ${escapedMarkdown(gapNames(found))})*${notes.marksOf(others)}`;
  };
  const lines = withoutFence(text)
    .split("\n")
    .flatMap((line) => {
      const opened = openedSection(line);
      if (opened) isSummary = opened.id === "summary";
      const inWords = withWordsForMarkers(line, {
        references: marksOf,
        kind: (kind) => ` *(${actionKindNames[kind]})*`,
        since: (mark) => ` *(${sinceMarkNames[mark]})*`,
      });
      return opened ? [...notes.ofSection(), inWords] : [inWords];
    });
  return [...lines, ...notes.ofSection()].join("\n");
}
