// The attachment of an inquiry and the sentences about it, in plain text. The needs check itself loads none of it.

export const attachmentWords = {
  along: "Send this along with my inquiry",
  alongLead: "Exactly this is added below your message, and nothing else:",
  /** The attachments that this browser has. */
  what: (hasRatings: boolean, topic: string | undefined) =>
    [...(hasRatings ? ["Your needs check"] : []), ...(topic === undefined ? [] : [`Your course “${topic}”`])].join(
      " · ",
    ),
  noRoom: "Your message leaves no room for it.",
  rule: "---",
  check: (rated: number, all: number) => `From my needs check (${rated} of ${all} rated):`,
  gap: (label: string, rating: string, verdict: string) => `- ${label}: ${rating}. ${verdict}.`,
  ratings: (ratings: string) => `All ratings: ${ratings}.`,
  course: (topic: string) => `The course I have begun: ${topic}`,
  outline: "Its outline:",
} as const;
