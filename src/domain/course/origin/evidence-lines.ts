// Makes a line of evidence from a business's words. The server compares such a line with its answers, so both sides
// make it here.
import { withScale } from "../../assessment/answers/with-scale";
import type { ResolvedReference } from "../../assessment/plan/references";
import { asPlainLine } from "../../kernel/plain-line";
import { longestEvidenceLine } from "../request/evidence-kinds";

/** An answer as one line, with the scale of its rating. */
export function saidLine({ question, answer }: ResolvedReference): string {
  return evidenceLine(withScale(question, answer));
}

/** Any text as one line of evidence; what is beyond its length is cut off. */
export function evidenceLine(written: string): string {
  const line = asPlainLine(written);
  if (line.length <= longestEvidenceLine) return line;
  // Never within a sign that has two halves.
  return `${line
    .slice(0, longestEvidenceLine - 1)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd()}…`;
}
