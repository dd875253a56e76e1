// The languages whose words the rules know. In every other language only the rules of form speak.
import type { Lexicon } from "./lexicon";
import { english } from "./lexicon-english";
import { german } from "./lexicon-german";

/** By the language that a text was asked for in (BCP 47); nothing said means English. */
export function lexiconOf(language: string | undefined): Lexicon | undefined {
  const [primary] = (language ?? "en").split("-");
  return primary === "en" ? english : primary === "de" ? german : undefined;
}
