// The words of the landing page's form, which loads none of the administrators' words.

export const inquiryFormWords = {
  inquirySent: "Thank you! Your message has reached us and we will answer by email.",
  inquiryFailed: "We could not send your message just now. What you typed is still here; please try again.",
  inquiryConsent: "We use what you write here only to answer you.",
  inquiry: "Inquiry",
  /** The message as a link for a talk begins it. */
  halfAnHour: "I would like half an hour with you. These times suit me: ",
  inquiryLead: "Planning training and not sure of the way? Tell us where you stand. A person reads it, and answers.",
} as const;
