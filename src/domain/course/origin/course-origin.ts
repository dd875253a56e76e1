// Where a course comes from: an item of a business's training plan, what the plan wants with it, and what the business
// has said that stands behind it. Whoever designs the course sees all of it and strikes out what is not to be used:
// only what stays ticked goes to the model, and only for the business's own people and its consultant.
import type { CourseOrigin, Evidence } from "./stored-origin";

export type { CourseOrigin, Evidence } from "./stored-origin";

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
