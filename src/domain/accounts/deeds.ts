// The table of the staff: each deed, and its group of people. The screens ask it; tests hold the contract's rows and
// the security rules to it.
import type { Role } from "./roles";

/** The roles of each group. */
export const groups = { admin: ["admin"], staff: ["admin", "reader"] } as const satisfies Record<
  string,
  readonly Role[]
>;
export type Group = keyof typeof groups;

export const deeds = {
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
  readHealth: "admin",
  chooseNotifications: "admin",
  handlePersonalData: "admin",
} as const satisfies Record<string, Group>;
export type Deed = keyof typeof deeds;

export function mayDo(role: Role | undefined, deed: Deed): boolean {
  const allowed: readonly Role[] = groups[deeds[deed]];
  return role !== undefined && allowed.includes(role);
}
