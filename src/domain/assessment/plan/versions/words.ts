// Every sentence about the versions of a plan: for consultants who read and release them, for the business that waits,
// and in the mail that tells it.
import { brand } from "../../../kernel/brand";
import { formatDate, formatDateTime, formatNumber, plural } from "../../../kernel/locale";

/** For the business. */
export const reviewMessages = {
  inReview: "Your plan is written and being reviewed by a consultant. We send you a mail as soon as you can read it.",
  writtenHeld:
    "A consultant reviews your plan before you get it. You can leave or close this page; we send you a mail as soon as you can read it.",
  reviewedBy: (name: string, date?: Date) =>
    date === undefined ? `Reviewed by ${name}.` : `Reviewed by ${name} on ${formatDate(date)}.`,
} as const;

export const releaseMailWords = {
  subject: "Your training plan is ready",
  paragraphs: (business: string) => [
    "Hello,",
    `A consultant of ${brand.name} has reviewed the training plan of ${business}. You can read it now.`,
    "Log in with the link below and open your training plan.",
  ],
  action: "Log in",
  reason: (business: string) => `You receive this because ${business} has an account with ${brand.name}.`,
} as const;

/** The consultant's desk. */
export const deskWords = {
  notesLead: "For consultants only: the business never reads them.",
  title: "Versions",
  loading: "Loading the versions...",
  failed: "The versions of this plan could not be loaded. Please try again.",
  version: (number: number) => `Version ${number}`,
  writtenByModel: (model = "") => `written by ${model === "" ? "a language model" : model}`,
  droppedReferences: (count: number) =>
    plural(count, {
      one: "1 reference led to no answer, so it was left out.",
      other: "# references led to no answer, so they were left out.",
    }),
  editedBy: (email: string) => `edited by ${email}`,
  from: (basedOn: number) => `from version ${basedOn}`,
  current: "What the business reads",
  released: "Released",
  notReleased: "Not released",
  waits: (number: number) => `Version ${number} waits for you: the business cannot read it yet.`,
  show: "Show",
  showing: (number: number) => `Version ${number}`,
  edit: "Edit",
  editOf: (number: number) => `Edit version ${number}`,
  restore: "Take up again",
  restored: (number: number, as: number) => `Version ${number} is taken up again as version ${as}.`,
} as const;

export const editingWords = {
  title: (number: number) => `Editing version ${number}`,
  lead: "Each number in brackets is a mark: it leads to the answers behind an item. Leave it where it is, or take it away.",
  editShort: "Edit",
  asMarkdown: "As Markdown",
  done: "Done",
  notShown: "This section has signs that can only be changed as Markdown, such as HTML or footnotes.",
  wholePlan: "The whole plan",
  intro: "Before the first section",
  evidence: "What the numbers stand for",
  answersOf: (number: string) => `Answers ${number}`,
  /** Of the words in the brackets, such as "kind: course". */
  markOf: (words: string) => words,
  draftKept: (number: number, latest: number) =>
    latest > number
      ? `You had begun this edit on version ${number}, and it is not saved yet. Version ${latest} has been saved since, with another text.`
      : "You had begun this edit, and it is not saved yet.",
  removed: (count: number) => plural(count, { one: "Evidence removed:", other: "Evidence removed, # marks:" }),
  save: "Save as a new version",
  saving: "Saving...",
  cancel: "Leave without saving",
  tooLong: (most: number) => `This plan is too long: please keep it to ${formatNumber(most)} characters.`,
  saved: (number: number) => `Saved as version ${number}. The business reads it once you release it.`,
  failed: "The version could not be saved. What you have typed is still here; please try again.",
  overtaken: (who: string, number: number) =>
    `${who} has saved version ${number} in the meantime. What you have typed is still here, and nothing is lost.`,
  bothChanged: (sections: string) => `Both of you have changed: ${sections}. There your text would stand.`,
  onTop: (number: number) => `Save mine on top of version ${number}`,
  theModel: "The language model",
} as const;

export const comparingWords = {
  title: "Compare",
  before: "Version",
  after: "with version",
  same: "These versions say the same.",
  unchanged: (count: number) => plural(count, { one: "1 section is unchanged.", other: "# sections are unchanged." }),
  evidenceRemoved: "Evidence removed:",
  added: "Added:",
  taken: "Removed:",
} as const;

export const releaseWords = {
  title: "Release",
  reviewer: "Reviewed by",
  reviewerHint: "Your name, as the business reads it with its plan.",
  reviewerTooLong: (most: number) => `Please keep this to ${most} characters.`,
  release: (number: number) => `Release version ${number}`,
  releasing: "Releasing...",
  question: (business: string) =>
    `${business} reads this version from now on, and gets a mail. A version that is released is never changed.`,
  confirm: "Release",
  decline: "Not yet",
  released: (number: number) => `Version ${number} is released.`,
  overtaken: (number: number) => `Version ${number} has been released already. Nothing was changed.`,
  failed: "The version could not be released. Please try again.",
  releasedAt: (at: Date, by: string) => `Released ${formatDateTime(at)} by ${by}.`,
  releasedItself: (at: Date) => `Released as soon as it was written, ${formatDateTime(at)}.`,
  mailWaits: "The mail to the business is on its way.",
  mailSent: (at: Date) => `The business was told by mail ${formatDateTime(at)}.`,
  mailFailed: (why: string) => `The mail to the business did not go out: ${why}`,
} as const;
