import * as z from "zod/mini";
import { documentId } from "../../kernel/document-id";
import { mostEvidence, plannedKinds, saidKinds } from "../request/evidence-kinds";

/** One thing that a course is made from; its text is one plain line. */
const evidence = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(plannedKinds), text: z.string(), ticked: z.boolean() }),
  z.object({
    kind: z.enum(saidKinds),
    text: z.string(),
    /** The name by which the plan refers to the answer, what was asked, and which team. */
    reference: z.string(),
    question: z.string(),
    team: z.optional(z.string()),
    ticked: z.boolean(),
  }),
]);
export type Evidence = z.infer<typeof evidence>;

export const courseOrigin = z.object({
  /** The business's, as its invitation names it. */
  invitationId: documentId,
  business: z.string(),
  /** The version of the plan; a plan from before there were versions has none. */
  planVersion: z.optional(z.int().check(z.positive())),
  /** The item in words that a later version of the plan has, too; made by `itemKey`. */
  item: z.string(),
  /** The id of its element where the whole plan is. */
  anchor: z.string(),
  title: z.string(),
  evidence: z.array(evidence).check(z.maxLength(mostEvidence)),
});
export type CourseOrigin = z.infer<typeof courseOrigin>;
