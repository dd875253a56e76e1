// Every sentence about a course as a package. What its player says stands in player-words/.
import { plural } from "../../../kernel/locale";
import type { PackagePart } from "./package-part";

const countedPages = (count: number) => plural(count, { one: "one page", other: "# pages" });
const countedQuestions = (count: number) => plural(count, { one: "one question", other: "# questions" });

export const packageWords = {
  titles: { scorm: "SCORM package for a learning platform", pages: "Web pages that open from a disk" },
  meanings: {
    scorm:
      "One file to upload to a learning platform that takes SCORM 1.2. It shows the course page by page, and tells the platform how far learners are and whether they have passed.",
    pages:
      "One file to unpack anywhere. Open “index.html” in it with a browser: it needs no server, and keeps the learner's progress in the browser.",
  },
  legend: "What goes into it",
  parts: { "study-material": "Study material", "lesson-content": "Lessons", assessment: "Quiz" } satisfies Record<
    PackagePart,
    string
  >,
  holds: (part: PackagePart, pageCount: number, questionCount: number) =>
    part === "assessment"
      ? `${countedQuestions(questionCount)} on ${countedPages(pageCount)}`
      : countedPages(pageCount),
  none: "nothing written yet",
  missing: (text: string) => `${text}: not written yet, so it is left out.`,
  unfinished: (text: string) => `${text}: unfinished; it goes in as far as it is.`,
  noQuestions: (text: string) => `${text}: no question with an answer was found, so it is left out.`,
  gap: (text: string, gap: string) => `${text}: ${gap}`,
  mastery: "Passed from (% right)",
  masteryHint: "Without a quiz the course is complete when every page has been opened.",
  masteryProblem: "Please enter a whole number from 1 to 100.",
  nothingChosen: "Please choose at least one part that is written.",
  make: "Download",
  making: "Making...",
  cancel: "Cancel",
  failed: "The package could not be made. Please check your connection and try again.",
  fileOf: (title: string, kind: "scorm" | "pages") => `${title} ${kind === "scorm" ? "SCORM" : "web pages"}`,
  brand: (name: string) => `A course of ${name}`,
  readWithoutScript: "This browser runs no scripts here: you can read everything, and the quiz cannot be answered.",
} as const;
