// Which option a line names as the right one, and what else it says. The word before the colon may be of any language:
// what stands behind it decides.
import { plainLabel } from "./option-labels";

export interface NamedOption {
  index: number;
  /** What follows, unless it is the option's own words again. */
  rest: string;
}

export interface OptionWords {
  alphabet: readonly string[];
  contents: readonly string[];
}

/** In "Answer: B", "Rätt svar: E – because", "答え：② それ" or "Gabarito: C. Its words"; undefined where none is named. */
export function namedOption(line: string, options: OptionWords): NamedOption | undefined {
  const value = /^[^:：\p{N}]{1,60}[:：]\s*(.+)$/su.exec(line)?.[1];
  if (value !== undefined) return labelAtBeginning(value, options) ?? wordsOfOption(value, options);
  const alone = /^[^\p{N}]{0,40}\s\(?(\p{L}\p{M}?|[①-⓿㉠-㉭])\)?[.。]?$/u.exec(line)?.[1];
  return alone === undefined ? undefined : labelAtBeginning(alone, options);
}

const label =
  /^[\s([（【"'*_✓✔✅]*(\p{L}\p{M}?|\p{Nd}{1,2}|[①-⓿㉠-㉭])([)\]）】"'*_]*)(?=$|[\s.:,;：。、，；–—-])\s*(.*)$/su;

/** "B", "(b)", "B. Its words", "B – because"; not "E makes it clear", which is a sentence. */
export function labelAtBeginning(value: string, options: OptionWords): NamedOption | undefined {
  const [, written = "", bracket = "", rest = ""] = label.exec(value) ?? [];
  const index = options.alphabet.indexOf(plainLabel(written));
  const content = options.contents[index];
  if (content === undefined) return undefined;
  const isSentence = bracket === "" && /^[\p{L}\p{N}]/u.test(rest) && !isSame(rest, content);
  return isSentence ? undefined : { index, rest: behindWords(rest, content) };
}

/** What follows, unless it is the option's own words again. */
function behindWords(rest: string, content: string): string {
  const words = rest.replace(separators, "").trim();
  if (isSame(words, content)) return "";
  const after = words.startsWith(content) ? words.slice(content.length) : "";
  return separators.test(after) ? after.replace(separators, "") : words;
}

const separators = /^[\s.:,;：。、，；)–—-]+/u;

function wordsOfOption(value: string, { contents }: OptionWords): NamedOption | undefined {
  const index = contents.findIndex((content) => isSame(value, content));
  return index < 0 ? undefined : { index, rest: "" };
}

function isSame(words: string, content: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return bare(content) !== "" && bare(words) === bare(content);
}
