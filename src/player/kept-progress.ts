// Progress as a short text. SCORM 1.2 has room for 4,096 characters: a page takes a sixth of one and a question
// one, so what is left out of a course of more than 3,000 questions are its last answers.
import { noProgress, type CourseProgress } from "./progress";

export const longestKept = 4096;

const keptDigits = "-ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_";
const bits = 6;

export function progressText({ opened, chosen }: CourseProgress, edition: string): string {
  const pages: string[] = [];
  for (let first = 0; first < opened.length; first += bits) {
    const digit = opened.slice(first, first + bits).reduce((sum, is, bit) => sum + (is ? 1 << bit : 0), 0);
    pages.push(keptDigits.charAt(digit));
  }
  const answers = chosen.map((option) => keptDigits.charAt(option === undefined ? 0 : option + 1));
  return `1.${edition}.${pages.join("")}.${answers.join("")}`.slice(0, longestKept);
}

/** Returns the kept progress; undefined if it is of another edition of the course, or damaged. */
export function progressIn(text: string, edition: string, pages: number, questions: number): CourseProgress {
  const progress = noProgress(pages, questions);
  const [version, of, openedDigits = "", chosenDigits = ""] = text.split(".");
  if (version !== "1" || of !== edition) return progress;
  const valueAt = (values: string, place: number) => Math.max(0, keptDigits.indexOf(values.charAt(place) || "-"));
  return {
    opened: progress.opened.map((_, page) => {
      const digit = valueAt(openedDigits, Math.floor(page / bits));
      return ((digit >> (page % bits)) & 1) === 1;
    }),
    chosen: progress.chosen.map((_, question) => {
      const digit = valueAt(chosenDigits, question);
      return digit === 0 ? undefined : digit - 1;
    }),
  };
}
