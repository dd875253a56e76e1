import type { CollectionRow } from "./place-row";
import { ofCode, ofOpenRound, signed } from "./usual-rows";

/** Rows of `personalCollections`: what a business has said, its plan and its courses. */
export const assessmentCollections = {
  assessmentAnswers: {
    holds: "a business's answers, which of them it has taken over from its inquiry, and its training plan",
    ...ofCode,
    counted: { one: "# assessment with its answers and plan", other: "# assessments with their answers and plans" },
  },
  "assessmentAnswers/*/accesses": {
    holds: "when an administrator last opened a business, by the id of their account, for a day",
    ...ofCode,
    counted: { one: "# access of an administrator", other: "# accesses of administrators" },
  },
  "assessmentAnswers/*/offeredRatings": {
    holds:
      "the ratings of the needs check that a business has sent with its inquiry, until it takes them over or refuses",
    ...ofCode,
    counted: { one: "# offer of ratings", other: "# offers of ratings" },
  },
  "assessmentAnswers/*/colleagues": {
    holds: "the colleagues of a business as its contact sees them: names, addresses, parts and how far each has come",
    found: "by the address, and by the code of the business's invitation",
    addressIn: ["email"],
    isExported: true,
    erasure: "deleted",
    counted: { one: "# entry in a list of colleagues", other: "# entries in lists of colleagues" },
  },
  "assessmentAnswers/*/answerAuthors": {
    holds: "which seat gave which answer, by the id of the seat",
    ...ofCode,
    why: "without the seat the id leads to no person",
    counted: { one: "# record of who gave which answer", other: "# records of who gave which answer" },
  },
  "assessmentAnswers/*/planRun": {
    holds: "a plan while it is written",
    ...ofCode,
    counted: { one: "# writing of a plan", other: "# writings of plans" },
  },
  "assessmentAnswers/*/planVersions": {
    holds: "the versions of a business's plan, and which consultant has edited them",
    ...signed,
    counted: { one: "# version of a plan", other: "# versions of plans" },
  },
  "assessmentAnswers/*/planReleases": {
    holds: "which version was released when and by whom, with the state of the mail about it",
    ...signed,
    counted: { one: "# release of a plan", other: "# releases of plans" },
  },
  "assessmentAnswers/*/planNotes": {
    holds: "what consultants have written down about a business and its plan",
    ...signed,
    counted: { one: "# note about a business", other: "# notes about businesses" },
  },
  "assessmentAnswers/*/businessChanges": {
    holds: "what was put right about a business: its name, who its contact was, and which consultant did it",
    ...signed,
    found: "by the code of the person's invitation, and by the address",
    addressIn: ["byEmail", "before", "after"],
    why: "where the person was the administrator, or the contact once, the document stays and the address is taken out",
    counted: { one: "# correction of a business", other: "# corrections of businesses" },
  },
  "assessmentAnswers/*/planActions": {
    holds: "what became of the actions of a business's plan, with the notes of its people and its consultants",
    ...ofCode,
    counted: { one: "# action of a plan that is followed", other: "# actions of plans that are followed" },
  },
  "assessmentAnswers/*/planReminders": {
    holds: "which reminders of a business's plan are switched on, with the state of their mails",
    ...ofCode,
    counted: { one: "# reminder of a plan", other: "# reminders of plans" },
  },
  "assessmentAnswers/*/keyIndicators": {
    holds: "the indicators by which a business follows itself, with their values and notes",
    ...ofCode,
    counted: { one: "# indicator of a business", other: "# indicators of a business" },
  },
  "assessmentAnswers/*/voiceRounds": {
    holds:
      "rounds in which a team of a business has rated itself: when, how many voices, their means, and for eight or more their sentences, without any name",
    ...ofCode,
    why: "an author cannot be found; the contact or an administrator takes a sentence out by its text",
    counted: { one: "# round of voices", other: "# rounds of voices" },
  },
  "assessmentAnswers/*/sharedLinks": {
    holds: "which read-only links were made of a business's results and courses, and by whom",
    ...signed,
    counted: { one: "# read-only link", other: "# read-only links" },
  },
  "assessmentAnswers/*/courseList": {
    holds: "the ids of a business's courses, by which their number is bounded",
    ...ofCode,
    counted: { one: "# list of courses", other: "# lists of courses" },
  },
  "assessmentAnswers/*/courses": {
    holds: "courses that are designed for a business: what they are about, and which answers they rest on",
    ...ofCode,
    counted: { one: "# course", other: "# courses" },
  },
  "assessmentAnswers/*/courses/*/texts": {
    holds: "the texts of a business's courses, with their earlier results",
    ...ofCode,
    counted: { one: "# text of a course", other: "# texts of courses" },
  },
  "assessmentAnswers/*/courses/*/sources": {
    holds: "paragraphs of the documents that a business's courses rest on, without what was struck out",
    ...ofCode,
    counted: { one: "# part of a course's sources", other: "# parts of courses' sources" },
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
    counted: { one: "# switch of voices", other: "# switches of voices" },
  },
} as const satisfies Record<string, CollectionRow>;
