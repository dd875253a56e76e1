// Where a course comes from: an item of a business's training plan, what the plan wants with it, and what the business
// has said that stands behind it. Whoever designs the course sees all of it and strikes out what is not to be used:
// only what stays ticked goes to the model, and only for the business's own people and its consultant.
import * as z from "zod/mini";
import { invitationCode } from "../../invitations/invitation";

/** What the plan says: the gap that the item is for, and what is to come of it. */
export const plannedKinds = ["gap", "objective", "measure", "firstStep"] as const;

/** What the business has said: an answer behind the item, methods that worked or failed, how large the team is. */
export const saidKinds = ["answer", "method", "teamSize"] as const;

export type EvidenceKind = (typeof plannedKinds)[number] | (typeof saidKinds)[number];

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

export const mostEvidence = 40;

export const courseOrigin = z.object({
  /** The business's, as its invitation names it. */
  invitationId: invitationCode,
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

/** What of it goes to the model. */
export function tickedEvidence({ evidence: all }: CourseOrigin): Evidence[] {
  return all.filter((each) => each.ticked);
}

/** The same with one thing ticked or struck out. */
export function withTicked(origin: CourseOrigin, nth: number, isTicked: boolean): CourseOrigin {
  const changed = origin.evidence.map((each, at) => (at === nth ? { ...each, ticked: isTicked } : each));
  return { ...origin, evidence: changed };
}

/** Whether a course was begun for an item. */
export function isFor(origin: CourseOrigin | undefined, invitationId: string, item: string): boolean {
  return origin?.invitationId === invitationId && origin.item === item;
}
