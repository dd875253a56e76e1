// Every sentence about a course as a package. What its player says stands in player-words/.
import { formatList, plural } from "../../../kernel/locale";
import type { PackagePart } from "./package-part";

const countedPages = (count: number) => plural(count, { one: "one page", other: "# pages" });
const countedQuestions = (count: number) => plural(count, { one: "one question", other: "# questions" });
const screensNamed = (screens: readonly number[]) =>
  `${screens.length === 1 ? "screen" : "screens"} ${formatList(screens.map(String))}`;

export const packageWords = {
  titles: { scorm: "SCORM package for a learning platform", pages: "Web pages that open from a disk" },
  meanings: {
    scorm:
      "One file to upload to a learning platform that takes SCORM 1.2. It shows the course page by page, and tells the platform how far learners are and whether they have passed.",
    pages:
      "One file to unpack anywhere. Open “index.html” in it with a browser: it needs no server, and keeps the learner's progress in the browser.",
  },
  legend: "What goes into it",
  parts: { modules: "Modules", assessment: "Quiz", "study-material": "Study material" } satisfies Record<
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
  noStoryboard: (text: string) =>
    `${text}: not written yet. Its pages are made of the lesson, without agenda, method and material.`,
  noScreens: (text: string) =>
    `${text}: no screens were found in it. Its pages are made of the lesson, without agenda, method and material.`,
  noModule: (module: number) => `Module ${module}: neither storyboard nor lesson for learners, so it is left out.`,
  emptyScreens: (text: string, screens: readonly number[]) =>
    `${text}: ${screensNamed(screens)} ${screens.length === 1 ? "has" : "have"} nothing to read or decide: left out.`,
  noOptions: (text: string, screens: readonly number[]) =>
    `${text}: ${screensNamed(screens)} ${screens.length === 1 ? "describes its decision" : "describe their decisions"} without listing the options. Learners think first, then open the feedback.`,
  gap: (text: string, gap: string) => `${text}: ${gap}`,
  preview: "Learner's preview",
  previewFrame: "The course as learners see it",
  frame: "Width",
  frames: { phone: "Phone", page: "Page" },
  toText: "Go to its text",
  nothingToPreview:
    "Learners have no page yet. Write a storyboard, a lesson, an assessment or the study material first.",
  mastery: "Passed from (% right)",
  masteryHint: "Without a quiz the course is complete when every page has been opened.",
  masteryProblem: "Please enter a whole number from 1 to 100.",
  nothingChosen: "Please choose at least one part that is written.",
  make: "Download",
  making: "Making...",
  cancel: "Cancel",
  failed: "The package could not be made. Please check your connection and try again.",
  fileOf: (title: string, kind: "scorm" | "pages") => `${title} ${kind === "scorm" ? "SCORM" : "web pages"}`,
  readWithoutScript: "This browser runs no scripts here: you can read everything, and the quiz cannot be answered.",
} as const;
