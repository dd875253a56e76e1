// The gaps as a table, the most pressing first, and each sentence about several of them once.
import { cutAtWord } from "../../kernel/texts";
import type { DiagnosisCheck } from "../plan-checks/check-diagnosis";
import { placesInWords } from "../plan-checks/findings-in-words";
import type { Gap } from "../gap-profile/ranking";
import { urgencySentences } from "../gap-profile/urgency-sentences";
import { levelNames, wholeProfileWords } from "../gap-profile/whole-profile-words";
import { trainingNames, trainingNeeds } from "../gap-profile/words";
import { resultsWords } from "../results/words";
import { type Line, section, type TitledParts } from "./document";

/** Characters of what was said about a gap; the answers have it whole. */
const mostOfQuote = 110;

export function gapsDocument(gaps: readonly Gap[], diagnosis: DiagnosisCheck | undefined): TitledParts[] {
  if (gaps.length === 0) return [];
  const { gap, where, level, training, inPlan } = resultsWords;
  const { said, gaps: title, notInPlan } = wholeProfileWords;
  const undone = diagnosis ? gaps.filter((each) => diagnosis.placesOf(each).length === 0).length : 0;
  return [
    section(title, [
      ...(undone === 0 ? [] : [notInPlan(undone)]),
      {
        kind: "table",
        head: [gap, where, level, training, said, ...(diagnosis ? [inPlan] : [])],
        rows: gaps.map((each) => [
          `${each.rank}. ${each.label}`,
          each.team ?? resultsWords.organization,
          each.rating === undefined ? levelNames[each.level] : `${each.rating},\u00a0${levelNames[each.level]}`,
          trainingNeeds[each.trainingIsTheAnswer].replaceAll(" ", "\u00a0"),
          cutAtWord(each.said, mostOfQuote),
          ...(diagnosis ? [placesInWords(each, diagnosis) || "–"] : []),
        ]),
      },
    ]),
  ];
}

/** Why gaps press and why training closes them or does not; each sentence with the gaps that it is about. */
export function reasonsOf(gaps: readonly Gap[]): TitledParts[] {
  if (gaps.length === 0) return [];
  const urgent = bySentence(gaps, ({ urgency }) => urgencySentences(urgency));
  const trained = bySentence(gaps, (gap) => [`${trainingNames[gap.trainingIsTheAnswer]}. ${gap.trainingReason}`]);
  const { whyPressing, whyTraining } = wholeProfileWords;
  return [
    ...(urgent.length === 0 ? [] : [section(whyPressing, [{ kind: "list" as const, lines: urgent }])]),
    section(whyTraining, [{ kind: "list", lines: trained }]),
  ];
}

function bySentence(gaps: readonly Gap[], sentencesOf: (gap: Gap) => readonly string[]): Line[] {
  const sentences = new Map<string, Set<string>>();
  for (const gap of gaps)
    for (const sentence of sentencesOf(gap).filter((each) => each !== ""))
      sentences.set(sentence, (sentences.get(sentence) ?? new Set()).add(gap.label));
  return [...sentences].map(([sentence, labels]) => [{ strong: [...labels].join(", ") }, `: ${sentence}`]);
}
