import type { Deed } from "../../../domain/accounts/deeds";

/** The parts of the dashboard to which an address can lead: the ids of their headings. */
export const sections = {
  inquiries: "inquiries",
  taskQueue: "task-queue",
  invitations: "invitations",
  mailingList: "mailing-list",
  learningRecords: "learning-records",
} as const;
export type DashboardSection = keyof typeof sections;

/** The deed for which each part is there. */
export const deedOf = {
  inquiries: "readInquiries",
  taskQueue: "takeTasks",
  invitations: "readBusinesses",
  mailingList: "readSubscribers",
  learningRecords: "readLearningRecords",
} as const satisfies Record<DashboardSection, Deed>;
