// What of a course's origin goes along with a request: what was left ticked, and nothing else of the business. The
// server compares what the business is to have said with its answers, so both sides make a line of an answer here.
import { withScale } from "../../assessment/answers/reading-answers";
import type { ResolvedReference } from "../../assessment/plan/references";
import { asPlainLine } from "../plain-line";
import type { SentEvidence } from "../request/generation-request";
import { tickedEvidence, type CourseOrigin } from "./course-origin";
import { longestEvidenceLine } from "./evidence-kinds";

/** Undefined where nothing was left ticked. */
export function sentEvidenceOf(origin: CourseOrigin): SentEvidence | undefined {
  const lines = tickedEvidence(origin).map((each): SentEvidence["lines"][number] =>
    "reference" in each
      ? { kind: each.kind, text: each.text, reference: each.reference }
      : { kind: each.kind, text: each.text },
  );
  return lines.length === 0 ? undefined : { invitationId: origin.invitationId, lines };
}

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
