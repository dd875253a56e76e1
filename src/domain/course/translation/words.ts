// Every sentence about the translation of a course.
import { formatList, plural } from "../../kernel/locale";

const placeNamed = (heading: string) => (heading === "" ? "At the beginning" : `Under “${heading}”`);
const otherCount = (heading: string, what: string, is: number, should: number) =>
  `${placeNamed(heading)} ${what} differ: ${is} instead of ${should}.`;
const some = (values: readonly string[]) => formatList(values.slice(0, 6).map((value) => `“${value}”`));

/** The differences between a text and its translation. The person reads them, and the model that is asked again. */
export const translationProblems = {
  same: "The text came back as it was, in its own language.",
  sameSection: (heading: string) => `${placeNamed(heading)} the text came back in its own language.`,
  titleLine: "The title of the course is not in the first line.",
  headings: (is: number, should: number) =>
    `It has ${plural(is, { one: "# heading", other: "# headings" })} instead of ${should}.`,
  level: (heading: string) => `The heading in the place of “${heading}” has another level.`,
  sections: (is: number, should: number) =>
    `It has ${plural(is, { one: "# section", other: "# sections" })} instead of ${should}.`,
  modules: "The modules or their numbers differ.",
  screens: "The screens or their numbers differ.",
  questions: (is: number, should: number) =>
    `It has ${plural(is, { one: "# question", other: "# questions" })} instead of ${should}.`,
  options: (number: string) => `Question ${number} has another number of options.`,
  right: (number: string) => `Question ${number} has another right answer.`,
  reasons: (number: string) => `Question ${number} has another number of reasons.`,
  empty: (heading: string) => `${placeNamed(heading)} nothing is left of the text.`,
  short: (heading: string) => `${placeNamed(heading)} much of the text is missing.`,
  paragraphs: (heading: string, is: number, should: number) => otherCount(heading, "the paragraphs", is, should),
  items: (heading: string, is: number, should: number) => otherCount(heading, "the items of the lists", is, should),
  tables: (heading: string) => `${placeNamed(heading)} the rows or columns of the table differ.`,
  ticks: (heading: string, is: number, should: number) => otherCount(heading, "the marks ✓", is, should),
  open: (heading: string, is: number, should: number) => otherCount(heading, "the marks [check: ...]", is, should),
  arrows: (heading: string, is: number, should: number) => otherCount(heading, "the lines with →", is, should),
  lost: (heading: string, values: readonly string[]) => `${placeNamed(heading)} this is missing: ${some(values)}.`,
  invented: (heading: string, values: readonly string[]) =>
    `${placeNamed(heading)} this is not in the original: ${some(values)}.`,
} as const;

/** The sentence for a text that was refused twice. */
export function refusedTranslation(problem: string): string {
  return `The translation was not taken, because it differs from the original. ${problem} The text stays untranslated; you can try it again.`;
}

/** The words of the workspace: making a translation, and reading it beside its original. */
export const translationWords = {
  title: (title: string, language: string) => `${title}: ${language}`,
  language: "Into which language",
  languageMissing: "Please name the language.",
  sameLanguage: "The course is in this language already.",
  meaning:
    "A second course beside this one: the same modules, marks, numbers and right answers. This one stays as it is.",
  begin: "Translate",
  failed: "The translation could not be begun. Please check your connection and try again.",
  of: (title: string, language: string) => `A translation of “${title}” into ${language}.`,
  openOriginal: "Open the original",
  originalGone:
    "The original of this translation is not here. What is translated stays, and can be used like any course.",
  originalLoading: "Loading the original …",
  all: "All texts are translated.",
  older: (names: readonly string[]) => `Older than the original: ${formatList(names)}.`,
  textIsOlder: "This text is older than the original: the original was changed after it was translated.",
  textIsChanged: "You changed this text after it was translated. The original does not have the change.",
  again: "Translate this text again",
  agree: "They agree",
  againTitle: "Translate this text again?",
  againMeaning: "You have changed this text. The new translation takes its place; yours goes to the earlier results.",
  keep: "Keep my text",
  beside: "Text",
  shown: { translation: "Translation", original: "Original" },
  states: {
    older: "The original was changed here after the translation.",
    changed: "The translation was changed here; the original was not.",
    both: "Both were changed here after the translation.",
  },
} as const;

/** The words of a run that translates, where those of one that writes say it. */
export const translationRun = {
  write: "Translate what is missing",
  writing: "Translating...",
  stop: "Stop translating",
  writes: (count: number) => plural(count, { one: "Translates # text.", other: "Translates # texts, two at a time." }),
  usesAll: (count: number, missing: number, limit: number) =>
    `Translates ${count} of ${missing} today: that is what is left of your ${textCount(limit)}.`,
  progress: (nth: string, total: number, names: string) => `Translating ${nth} of ${total}: ${names}.`,
  stopped: "The translation was stopped.",
  interrupted: "The translation ended when the page was left. Press the button to go on.",
  refused: (names: readonly string[]) => `Not taken, because the structure differed twice: ${formatList(names)}.`,
} as const;

function textCount(count: number): string {
  return plural(count, { one: "# text", other: "# texts" });
}
