/** The parts of the dashboard to which an address can lead: the ids of their headings. */
export const deskParts = { inquiries: "inquiries", taskQueue: "task-queue", invitations: "invitations" } as const;
