/** Every collection and document of the database, by name; security rules repeat these names and nothing else may. */
export const paths = {
  emailList: "emailList",
  inquiries: "inquiries",
  inquiry: (id: string) => `inquiries/${id}`,
  profiles: "profiles",
  profile: (uid: string) => `profiles/${uid}`,
  taskQueue: (uid: string) => `profiles/${uid}/taskQueue`,
  task: (uid: string, id: string) => `profiles/${uid}/taskQueue/${id}`,
  repliedInquiries: (uid: string) => `profiles/${uid}/inquiries`,
  repliedInquiry: (uid: string, id: string) => `profiles/${uid}/inquiries/${id}`,
  invitations: "invitations",
  invitation: (code: string) => `invitations/${code}`,
  answers: "assessmentAnswers",
  answersOf: (invitationId: string) => `assessmentAnswers/${invitationId}`,
  counters: "stats/counters",
  rateLimits: "rateLimits",
  budgets: "budgets",
} as const;
