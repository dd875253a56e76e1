// Makes every sentence of an English module 40 % longer, between marks: a language that nobody has to write.

/** Its ending, behind a text that has no blank: one word stays one. */
const filling = "ø";
const openMark = "«";
const closeMark = "»";
const ofLonger = new RegExp(`[${openMark}${closeMark}]|[ \u200a]?${filling}+`, "g");

/** Returns a text between marks, 40 % longer and at least by three letters; each of its lines stays a line. */
export function longerText(text: string): string {
  return text.replace(/(\S.*)?/gm, (line) => (/\p{L}{2}/u.test(line) ? longerLine(line) : line));
}

function longerLine(line: string): string {
  const plain = plainText(line);
  const [, before = "", words = "", after = ""] = /^(#+ |- |\s+)?(.*?)(\s*)$/s.exec(plain) ?? [];
  const added = Math.max(3, Math.round(words.length * 0.4));
  const pads = words.includes(" ")
    ? Array.from(
        { length: Math.ceil(added / 9) },
        (_, nth) => ` ${filling.repeat(Math.min(8, Math.max(2, added - nth * 9 - 1)))}`,
      )
    : [filling.repeat(added)];
  return `${before}${openMark}${words}${pads.join("")}${closeMark}${after}`;
}

/** Returns an expression for English words, by the source of one, as they may stand longer and in parts on a page. */
export function longerPattern(source: string, isWhole: boolean): RegExp {
  const more = `[${openMark}${closeMark}${filling} ]`;
  const loose = source
    .replaceAll(/(?<!\\) /g, `${more}+`)
    .replaceAll(/(?=[,:])/g, `${more}*`)
    .replace(/^\^/, `^${more}*`)
    .replace(/(?<!\\)\$$/, `${more}*$`);
  return new RegExp(isWhole ? `^${more}*${loose}${more}*$` : loose, "i");
}

/** Takes off what makes a text longer. */
function plainText(text: string): string {
  return text.replaceAll(ofLonger, "");
}

/**
 * Returns the words of a module made longer, also those that its functions return. `kept` are texts that are no words:
 * names of things, which are the same in every language.
 */
export function longer<Words>(words: Words, kept: readonly string[]): Words {
  const notChanged = new Set(kept);
  const walk = (value: unknown): unknown => {
    if (typeof value === "string") return notChanged.has(value) ? value : longerText(value);
    if (typeof value === "function")
      return (...given: unknown[]) => walk((value as (...all: unknown[]) => unknown)(...given));
    if (Array.isArray(value)) return value.map(walk);
    if (Object.prototype.toString.call(value) !== "[object Object]") return value;
    return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, walk(inner)]));
  };
  return walk(words) as Words;
}
