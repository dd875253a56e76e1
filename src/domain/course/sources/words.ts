import { formatNumber, plural } from "../../kernel/locale";
import type { CitationFault } from "./check-citations";
import type { SourceProblem } from "./source-problems";
import { keptBounds, sourceBounds } from "./source-bounds";

const problems = {
  tooLarge: `This file is larger than ${sourceBounds.bytes / 1024 / 1024} MB. Please take out its pictures, or add a part of it.`,
  tooManyPages: `This file has more than ${sourceBounds.pages} pages. Please add the chapters that the course is about.`,
  tooLong: "This text is too long for a source. Please add the chapters that the course is about.",
  unpacksTooLarge: "This file is small, but its text would be far too large. It is not opened.",
  wrongType: "This is no text, Markdown, Word or PDF file that can be read. Please save it as .docx or .pdf.",
  oldWord: "This file has the form of an old Office program. Please save it as .docx or .pdf.",
  damaged: "This file is damaged and cannot be read. Please save it anew, and try again.",
  encrypted: "This file is protected by a password. Please save a copy without one, and add that.",
  empty: "There is no text in it.",
  scanned: "The pages of this file are pictures without text. Please have the text recognized first.",
  tooSlow: "Reading this file takes too long. Please add a part of it.",
  noReader: "The reader for this kind of file could not be loaded. Please check your connection and try again.",
} as const satisfies Record<SourceProblem, string>;

/** The words about a person's own documents. */
export const sourceWords = {
  region: "Sources",
  lead: "A course can rest on your own documents. Each text gets the paragraphs that it needs, and no others.",
  stays: "Sources stay in this browser. They are forgotten when you log out.",
  keptWith: (business: string) =>
    `Sources that you keep with the course go when it goes; ${business} and its consultants have them. What you untick stays in this browser.`,
  onlyHere: "Only this browser has this source. Untick what must not be kept, then keep the rest.",
  keepWith: (business: string) => `Keep with ${business}`,
  file: "A file",
  fileHint: "Text, Markdown, Word (.docx) or PDF with text, up to 20 MB and 400 pages",
  paste: "Or paste a text",
  pasteName: "Name of the pasted text",
  pasted: "Pasted text",
  addText: "Add this text",
  reading: (name: string) => `Reading ${name}...`,
  stopReading: "Stop reading",
  added: (name: string, count: number) => `${name} is added: ${countedParagraphs(count)}.`,
  problem: (name: string, problem: SourceProblem) => `${name}: ${problems[problem]}`,
  problems,
  notKept:
    "This browser has no room for the source, or does not let us keep it. It was not added; your courses are all there.",
  notKeptWith: (business: string) =>
    `That could not be kept with ${business}. Please check your connection and try again; everything is as before.`,
  full: `The sources of a course that is kept with a business have at most ${formatNumber(keptBounds.parts * keptBounds.characters)} characters. Please remove one first.`,
  moving: {
    notMoved:
      "The sources could not be kept with the business, so the course has stayed in this browser. Please try again.",
    notCopied: "The course is copied. Its sources could not be copied; please add them again.",
    notBroughtBack: "The course is back. Its sources could not be brought back; please add them again.",
  },
  notRead: "Your sources could not be read. Please reload the page.",
  name: "Name of the source",
  remove: "Remove this source",
  removeOf: (name: string) => `: ${name}`,
  countOf: (count: number, struck: number) =>
    struck === 0 ? countedParagraphs(count) : `${countedParagraphs(count)}, ${formatNumber(struck)} struck out`,
  strikeHint: "Untick what must not be sent.",
  more: (count: number) => `Show ${formatNumber(count)} more`,
  number: (number: number) => `¶${number}`,
  sent: "sent with this text",
  choice: (chosen: number, open: number) =>
    open === 0
      ? "Nothing is left that could be sent."
      : `${formatNumber(chosen)} of ${countedParagraphs(open)} ${chosen === 1 ? "is" : "are"} sent with this text:`,
  general: "General knowledge",
  mark: (numbers: readonly number[]) => numbers.map((number) => `¶${number}`).join(", "),
  paragraph: (numbers: readonly number[]) =>
    `${numbers.length === 1 ? "Paragraph" : "Paragraphs"} ${numbers.join(", ")}`,
  verdicts: {
    found: "paragraph exists, figures agree",
    unchecked: "paragraph exists, figures agree; negations are not checked in this language",
    notFound: "not found in the source",
    gone: "its paragraph was struck out or removed",
    unknown: "its source is not in this browser",
  },
  faults: {
    paragraph: "There is no such paragraph.",
    number: "A number of the sentence is not in the paragraph.",
    date: "A date of the sentence is not in the paragraph.",
    name: "A name of the sentence is not in the paragraph.",
    negation: "One denies what the other says.",
  } satisfies Record<CitationFault, string>,
  said: "The sentence",
  ofSource: (number: number, name: string) => `¶${number} of ${name}`,
  gone: (number: number) => `¶${number} is not in this browser.`,
  close: "Close",
  notes: "Notes",
  note: (number: number, name: string, text: string) => `¶${number}, ${name}: ${text}`,
  generalInGuide: "General knowledge:",
} as const;

function countedParagraphs(count: number): string {
  return plural(count, { one: "1 paragraph", other: "# paragraphs" });
}
