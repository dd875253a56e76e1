// The replacements of a regular expression in the rules, as changes of its text between the quotes, where a backslash
// of the expression is written twice. `matches` is about the whole text, so `^` and `$` say nothing.
import type { Edit } from "./operators";

const atom = String.raw`\\\\(?:x\{[0-9a-f]+\}|p\{\w+\}|x[0-9a-f]{2}|\\\\|.)|\\.|[^\]]`;
const parts = new RegExp(
  String.raw`(?<class>\[(?:${atom})+\])|(?<dot>\\\\\.)|(?<flags>\(\?s\))|(?<count>\{\d+,?\}|[+*])`,
  "g",
);
const elements = new RegExp(`(?:${atom})(?:-(?:${atom}))?`, "g");

const looser: Record<string, string> = { "+": "*", "*": "?" };

/** Each is by itself enough to make two of one address, or a header. */
const intruders = [" ", ",", "<"];

export function patternEdits(pattern: string): Edit[] {
  const changes = [...pattern.matchAll(parts)].flatMap(({ index, 0: text, groups = {} }) => {
    if (groups.class) return classEdits(text, index);
    const changed = groups.dot ? "." : groups.flags ? "" : (looser[text] ?? "+");
    return [{ start: index, end: index + text.length, text: changed }];
  });
  return [{ start: 0, end: pattern.length, text: "(?s).*" }, ...changes];
}

/** A class of characters lacks one of them, or a range; one that allows has one more. */
function classEdits(text: string, at: number): Edit[] {
  const isNegated = text.startsWith("[^");
  const inner = at + (isNegated ? 2 : 1);
  const found = [...text.slice(inner - at, -1).matchAll(elements)];
  const without = found.map(({ index, 0: element }) => ({
    start: inner + index,
    end: inner + index + element.length,
    text: "",
  }));
  const isWhitelist = !isNegated && /[a-z]-[a-z]/i.test(text);
  // The first place, because a hyphen at the end of a class stands for itself.
  return [...without, ...(isWhitelist ? intruders : []).map((more) => ({ start: inner, end: inner, text: more }))];
}
