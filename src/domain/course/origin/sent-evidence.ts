// Returns the part of a course's origin that is sent with a request: the ticked lines, and nothing else of the
// business.
import type { SentEvidence } from "../request/generation-request";
import { tickedEvidence, type CourseOrigin } from "./course-origin";

/** Undefined where nothing was left ticked. */
export function sentEvidenceOf(origin: CourseOrigin): SentEvidence | undefined {
  const lines = tickedEvidence(origin).map((each): SentEvidence["lines"][number] =>
    "reference" in each
      ? { kind: each.kind, text: each.text, reference: each.reference }
      : { kind: each.kind, text: each.text },
  );
  return lines.length === 0 ? undefined : { invitationId: origin.invitationId, lines };
}
