import { wordsIn } from "./words-in";

/** A number, or a name in capitals. */
const isName = /^(?:\p{N}[\p{N}.,:]*|\p{Lu}[\p{Lu}\p{N}/.-]*)$/u;
/** Shorter words stand in longer ones by chance. */
const shortestPart = 4;

/** Whether an option is the other one and the kind of thing that is asked for: "80" and "port 80" where a port is. */
export function addsKind(one: string, other: string, stem: string): boolean {
  const [name = "", named = ""] = [one.trim(), other.trim()].toSorted((left, right) => left.length - right.length);
  if (!isName.test(name) || name.length === named.length) return false;
  const added = named.startsWith(name)
    ? /^[\s-]\s*(\p{L}+)$/u.exec(named.slice(name.length))
    : /^(\p{L}+)[\s-]$/u.exec(named.endsWith(name) ? named.slice(0, -name.length) : "");
  const [kind] = wordsIn(added?.[1] ?? "");
  return kind !== undefined && wordsIn(stem).some((word) => word === kind || isPart(kind, word));
}

/** As in a compound or a plural. */
function isPart(kind: string, word: string): boolean {
  return kind.length >= shortestPart && (word.startsWith(kind) || word.endsWith(kind));
}
