import type { QuizQuestion } from "../../questions";
import type { Lexicon } from "./lexicon";

/** How much longer than every other option the right one is when it gives itself away. */
const tellingRatio = 1.5;
/** In letters: among short options a few more tell nothing. */
const tellingDifference = 12;

/** Wide letters say as much as two narrow ones. */
function lengthOf(text: string): number {
  const wide = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  return text.trim().length + wide;
}

/** "None of the answers above" is long without telling anything by it. */
export function rightIsLongest({ options, answer }: QuizQuestion, lexicon: Lexicon | undefined): boolean {
  if (lexicon?.allOrNone.test(options[answer] ?? "")) return false;
  const right = lengthOf(options[answer] ?? "");
  const longestOther = Math.max(...options.filter((_, nth) => nth !== answer).map(lengthOf));
  return right >= longestOther * tellingRatio && right - longestOther >= tellingDifference;
}
