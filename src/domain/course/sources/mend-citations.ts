// Puts sentences that a model has written again into the place of those that disagree with their paragraphs. Only one
// that agrees is taken; the others stay, and are shown as not found in the source.
import { checkedCitations, type Citation, type Paragraphs } from "./check-citations";
import { generalKnowledge } from "../reading/citation-marks";
import { citationMarks } from "../reading/cited-paragraphs";

/** The most sentences that are asked for once more. */
const mostAsked = 25;
const longestMended = 1_000;

export function citationsToMend(text: string, paragraphs: Paragraphs): Citation[] {
  return checkedCitations(text, paragraphs)
    .filter(({ fault }) => fault !== undefined)
    .slice(0, mostAsked);
}

/** `answer` has a numbered line for each of the citations. */
export function withMendedCitations(
  text: string,
  citations: readonly Citation[],
  answer: string,
  paragraphs: Paragraphs,
): string {
  const lines = new Map(
    [...answer.matchAll(/^\s*(\d{1,2})[.)]\s+(\S.*)$/gmu)].map(([, nth, line = ""]) => [Number(nth), line.trim()]),
  );
  let mended = text;
  // From the end, so that the places before stay what they are.
  for (const [nth, { from, end }] of [...citations.entries()].reverse()) {
    const line = lines.get(nth + 1);
    if (line === undefined || !isMended(line, paragraphs)) continue;
    const after = mended.slice(end);
    mended = mended.slice(0, from) + (/^[.!?]/.test(after) ? line.replace(/[.!?](?=\s*[[【]¶|$)/u, "") : line) + after;
  }
  return mended;
}

function isMended(line: string, paragraphs: Paragraphs): boolean {
  if (line.length > longestMended || line.includes("|")) return false;
  const citations = checkedCitations(line, paragraphs);
  const isGeneral = citationMarks(line).some(({ at, numbers }) => at === 0 && numbers.includes(generalKnowledge));
  return citations.every(({ fault }) => fault === undefined) && (citations.length > 0 || isGeneral);
}
