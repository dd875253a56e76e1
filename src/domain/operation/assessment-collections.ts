import type { CollectionRow } from "./place-row";
import { ofCode, ofOpenRound, signed } from "./usual-rows";

/** Rows of `personalCollections`: what a business has said, its plan and its courses. */
export const assessmentCollections = {
  assessmentAnswers: {
    holds: "a business's answers, which of them it has taken over from its inquiry, and its training plan",
    ...ofCode,
  },
  "assessmentAnswers/*/accesses": {
    holds: "when an administrator last opened a business, by the id of their account, for a day",
    ...ofCode,
  },
  "assessmentAnswers/*/offeredRatings": {
    holds:
      "the ratings of the needs check that a business has sent with its inquiry, until it takes them over or refuses",
    ...ofCode,
  },
  "assessmentAnswers/*/colleagues": {
    holds: "the colleagues of a business as its contact sees them: names, addresses, parts and how far each has come",
    found: "by the address, and by the code of the business's invitation",
    addressIn: ["email"],
    isExported: true,
    erasure: "deleted",
  },
  "assessmentAnswers/*/answerAuthors": {
    holds: "which seat gave which answer, by the id of the seat",
    ...ofCode,
    why: "without the seat the id leads to no person",
  },
  "assessmentAnswers/*/planRun": {
    holds: "a plan while it is written",
    ...ofCode,
  },
  "assessmentAnswers/*/planVersions": {
    holds: "the versions of a business's plan, and which consultant has edited them",
    ...signed,
  },
  "assessmentAnswers/*/planReleases": {
    holds: "which version was released when and by whom, with the state of the mail about it",
    ...signed,
  },
  "assessmentAnswers/*/planNotes": {
    holds: "what consultants have written down about a business and its plan",
    ...signed,
  },
  "assessmentAnswers/*/businessChanges": {
    holds: "what was put right about a business: its name, who its contact was, and which consultant did it",
    ...signed,
    found: "by the code of the person's invitation, and by the address",
    addressIn: ["byEmail", "before", "after"],
    why: "where the person was the administrator, or the contact once, the document stays and the address is taken out",
  },
  "assessmentAnswers/*/planActions": {
    holds: "what became of the actions of a business's plan, with the notes of its people and its consultants",
    ...ofCode,
  },
  "assessmentAnswers/*/planReminders": {
    holds: "which reminders of a business's plan are switched on, with the state of their mails",
    ...ofCode,
  },
  "assessmentAnswers/*/keyIndicators": {
    holds: "the indicators by which a business follows itself, with their values and notes",
    ...ofCode,
  },
  "assessmentAnswers/*/voiceRounds": {
    holds:
      "rounds in which a team of a business has rated itself: when, how many voices, their means, and for eight or more their sentences, without any name",
    ...ofCode,
    why: "an author cannot be found; the contact or an administrator takes a sentence out by its text",
  },
  "assessmentAnswers/*/sharedLinks": {
    holds: "which read-only links were made of a business's results and courses, and by whom",
    ...signed,
  },
  "assessmentAnswers/*/courseList": {
    holds: "the ids of a business's courses, by which their number is bounded",
    ...ofCode,
  },
  "assessmentAnswers/*/courses": {
    holds: "courses that are designed for a business: what they are about, and which answers they rest on",
    ...ofCode,
  },
  "assessmentAnswers/*/courses/*/texts": {
    holds: "the texts of a business's courses, with their earlier results",
    ...ofCode,
  },
  "assessmentAnswers/*/courses/*/sources": {
    holds: "paragraphs of the documents that a business's courses rest on, without what was struck out",
    ...ofCode,
  },
  voiceBoxes: {
    holds: "how often each rating was given in an open round of voices, and the hashes of its unspent codes; no voice",
    ...ofOpenRound,
  },
  voiceSentences: {
    holds: "the sentences of an open round of voices, in an order of chance",
    ...ofOpenRound,
  },
  voiceLinks: {
    holds: "to which business the links of a round of voices belong",
    ...ofOpenRound,
    why: "no code stands in it",
  },
  voiceSwitches: {
    holds: "whether voices are switched off for a business, and which administrator did it, by the id of their account",
    ...ofCode,
  },
} as const satisfies Record<string, CollectionRow>;
