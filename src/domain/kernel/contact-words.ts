// The problems of a form's fields, and the names of what they ask for.
import { bounds } from "./texts";

export const fieldProblems = {
  missing: (what: string) => `Please enter ${what}.`,
  tooLong: (characters: number) => `Please keep this to ${characters} characters.`,
  emailMissing: "Please enter your email address.",
  emailTooLong: `An email address has at most ${bounds.email} characters.`,
  emailIncomplete: "Please enter a complete email address, such as name@company.com.",
} as const;

/** The name of what a field asks for, in the sentence for a missing one. */
export const askedFor = {
  yourName: "your name",
  yourBusinessName: "your business name",
  yourMessage: "your message",
  name: "a name",
  subject: "a subject",
  message: "a message",
  businessName: "the business name",
  colleagueName: "the name of your colleague",
  consentSource: "where the consent of these people comes from",
} as const;
