// What of a course's origin goes along with a request: what was left ticked, and nothing else of the business. The
// server compares what the business is to have said with its answers, so both sides make a line of an answer here.
import * as z from "zod/mini";
import { withScale } from "../../assessment/answers/reading-answers";
import type { ResolvedReference } from "../../assessment/plan/references";
import { invitationCode } from "../../invitations/invitation";
import { asPlainLine, plainLine } from "../plain-line";
import { mostEvidence, plannedKinds, saidKinds, tickedEvidence, type CourseOrigin } from "./course-origin";

const longestLine = 600;
const longestReference = 400;

const lineText = plainLine(longestLine).check(z.minLength(1));

export const sentEvidence = z.object({
  invitationId: invitationCode,
  lines: z
    .array(
      z.discriminatedUnion("kind", [
        z.object({ kind: z.enum(plannedKinds), text: lineText }),
        z.object({
          kind: z.enum(saidKinds),
          text: lineText,
          reference: plainLine(longestReference).check(z.minLength(1)),
        }),
      ]),
    )
    .check(z.minLength(1), z.maxLength(mostEvidence)),
});
export type SentEvidence = z.infer<typeof sentEvidence>;

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
  if (line.length <= longestLine) return line;
  // Never within a sign that has two halves.
  return `${line
    .slice(0, longestLine - 1)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd()}…`;
}
