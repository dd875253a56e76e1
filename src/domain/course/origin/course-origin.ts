// The origin of a course: an item of a business's training plan, the plan's reasons for it, and the business's own
// words behind it. The designer of the course sees all of it and strikes out lines: only ticked ones go to the model,
// and only for the business's own people and its consultant.
import type { CourseOrigin, Evidence } from "./stored-origin";

export type { CourseOrigin, Evidence } from "./stored-origin";

/** Returns the evidence for the model. */
export function tickedEvidence({ evidence: all }: CourseOrigin): Evidence[] {
  return all.filter((each) => each.ticked);
}

/** The same with one thing ticked or struck out. */
export function withTicked(origin: CourseOrigin, nth: number, isTicked: boolean): CourseOrigin {
  const changed = origin.evidence.map((each, at) => (at === nth ? { ...each, ticked: isTicked } : each));
  return { ...origin, evidence: changed };
}

/** Tells whether a course was begun for an item. */
export function isFor(origin: CourseOrigin | undefined, invitationId: string, item: string): boolean {
  return origin?.invitationId === invitationId && origin.item === item;
}
