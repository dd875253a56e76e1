// The names of the desk's places, and the words of its frame.
export const placeWords = {
  navigation: "Desk",
  inbox: "Inbox",
  businesses: "Businesses",
  listOfBusinesses: "businesses",
  allBusinesses: "All businesses",
  mailingList: "Mailing list",
  settings: "Settings",
  waits: "What waits",
  inquiries: (count: string, isOne: boolean) => `${count} ${isOne ? "inquiry" : "inquiries"}`,
  tasks: (count: string, isOne: boolean) => `${count} ${isOne ? "task" : "tasks"}`,
  attention: (count: string, isOne: boolean) => `${count} ${isOne ? "business needs" : "businesses need"} attention`,
  invitationsForAttention: "Invitations that need attention",
  find: "Find",
  findKeys: "Control+K Meta+K",
} as const;
