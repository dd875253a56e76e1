// Headings that number modules in words of a language whose numbers are not known here: the word for module first or
// second, another word each time beside it, and the title set off behind both.
import { beginningOf } from "./numbering";
import { isModuleWord } from "./series-words";
import type { TextLine } from "./text-lines";

const wordAndNumber = /^(\p{L}[\p{L}\p{M}'’-]*)\s+(\p{L}[\p{L}\p{M}'’-]*)\s*[:：–—|]/u;

export function unknownNumberTitles(lines: readonly TextLine[]): string[] {
  const byPlace = new Map<string, Map<string, string>>();
  for (const { kind, level, text } of lines) {
    if (kind !== "heading" && kind !== "bold") continue;
    const [, first = "", second = ""] = wordAndNumber.exec(beginningOf(text)) ?? [];
    const place = isModuleWord(first) ? `${level} ${first} _` : isModuleWord(second) ? `${level} _ ${second}` : "";
    if (place === "") continue;
    const other = isModuleWord(first) ? second : first;
    const titles = byPlace.get(place) ?? new Map<string, string>();
    byPlace.set(place, titles.set(other, titles.get(other) ?? text));
  }
  const longest = [...byPlace.values()].sort((a, b) => b.size - a.size)[0];
  return longest && longest.size > 1 ? [...longest.values()] : [];
}
