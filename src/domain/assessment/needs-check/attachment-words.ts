// The attachment of an inquiry and the sentences about it, in plain text. The needs check itself loads none of it.

export const attachmentWords = {
  courseAlong: (topic: string) => `Send my course “${topic}” along`,
  alongLead: "Exactly this is added below your message, and nothing else:",
  ratingsLead: "Exactly this is added below your message, your ratings are added as you gave them, and nothing else:",
  noRoom: "Your message leaves no room for it.",
  ratingsOnly: "Your message leaves no room for its words. Your ratings are sent all the same.",
  rule: "---",
  check: (rated: number, all: number) => `From my needs check (${rated} of ${all} rated):`,
  gap: (label: string, rating: string, verdict: string) => `- ${label}: ${rating}. ${verdict}.`,
  ratings: (ratings: string) => `All ratings: ${ratings}.`,
  course: (topic: string) => `The course I have begun: ${topic}`,
  outline: "Its outline:",
} as const;
