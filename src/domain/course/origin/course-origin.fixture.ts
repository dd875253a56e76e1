import type { CourseOrigin, Evidence } from "./course-origin";

export function anOrigin(evidence: Evidence[] = [], changes: Partial<CourseOrigin> = {}): CourseOrigin {
  return {
    invitationId: "northwind-code",
    business: "Northwind",
    item: "actions/warehouse/clearroles",
    anchor: "plan-item-4-1",
    title: "Clear roles",
    evidence,
    ...changes,
  };
}
