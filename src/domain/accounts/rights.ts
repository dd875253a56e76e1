// The table of the staff: each right, and its group of people. The screens ask it; tests hold the contract's rows and
// the security rules to it.
import type { Role } from "./roles";

/** The roles of each group. */
export const groups = { admin: ["admin"], staff: ["admin", "reader"] } as const satisfies Record<
  string,
  readonly Role[]
>;
export type Group = keyof typeof groups;

export const rights = {
  readInquiries: "staff",
  answerInquiries: "staff",
  writeInquiryNotes: "staff",
  takeTasks: "staff",
  handOverTasks: "staff",
  readBusinesses: "staff",
  takeOverTasks: "admin",
  deleteInquiries: "admin",
  settleHeld: "admin",
  keepReplies: "admin",
  inviteBusinesses: "admin",
  changeBusinesses: "admin",
  workOnPlans: "admin",
  designCourses: "admin",
  shareResults: "admin",
  takeResultsAlong: "admin",
  readSubscribers: "admin",
  importSubscribers: "admin",
  sendBlasts: "admin",
  readLearningRecords: "admin",
  readDeeds: "admin",
  readHealth: "admin",
  chooseNotifications: "admin",
  handlePersonalData: "admin",
} as const satisfies Record<string, Group>;
export type Right = keyof typeof rights;

export function mayDo(role: Role | undefined, right: Right): boolean {
  const allowed: readonly Role[] = groups[rights[right]];
  return role !== undefined && allowed.includes(role);
}
