// The rules without the permissions that some trials never evaluate, and the functions that nothing calls then: the
// emulator takes most of a mutant's time to load them. One block is about each path, whatever stands in the others.
import type { Mutant } from "./mutants";

type Place = Mutant["concerns"];

export function isWithin(inner: Place, outer: Place): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/** The blocks, and the permissions, that begin so many blanks from the left. */
const blocksAt = (indent: number) => new RegExp(`^ {${indent}}match (\\S+) \\{\\n[^]*?^ {${indent}}\\}\\n`, "gm");
const permissionsAt = (indent: number) => new RegExp(`^ {${indent}}allow ([\\w, ]+): if [^]*?;\\n`, "gm");
const outermost = 4;

/**
 * Returns a function that leaves out of a mutant the blocks without these places, and the permissions of other methods
 * than theirs: another of the same method could be evaluated where they are not true any more. The emulator does not
 * tell whether it reached a permission for everybody, so that stays.
 */
export function reachedOnly(rules: string, reached: readonly Place[]): (mutated: string) => string {
  const isReached = (start: number, text: string) =>
    text.includes("if true;") || reached.some((place) => isWithin(place, { start, end: start + text.length }));
  const kept = new Set<string>();
  const collect = (text: string, start: number, indent: number, above: string): void => {
    for (const { index, 0: block, 1: path = "" } of text.matchAll(blocksAt(indent))) {
      if (!isReached(start + index, block)) continue;
      const permissions = [...block.matchAll(permissionsAt(indent + 2))].map(
        ({ index: within, 0: permission, 1: methods = "" }) => ({
          methods: methods.split(", "),
          isReached: isReached(start + index + within, permission),
        }),
      );
      const used = new Set(permissions.flatMap((one) => (one.isReached ? one.methods : [])));
      kept.add(above + path);
      for (const [nth, { methods }] of permissions.entries())
        if (methods.some((method) => used.has(method))) kept.add(`${above}${path} ${nth}`);
      collect(block, start + index, indent + 2, above + path);
    }
  };
  collect(rules, 0, outermost, "");
  const prune = (text: string, indent: number, above: string): string =>
    text.replace(blocksAt(indent), (block, path: string) => {
      let nth = 0;
      const left = block.replace(permissionsAt(indent + 2), (permission) =>
        kept.has(`${above}${path} ${nth++}`) ? permission : "",
      );
      return kept.has(above + path) ? prune(left, indent + 2, above + path) : "";
    });
  return (mutated) => withoutUncalled(prune(mutated, outermost, ""));
}

const methods = ["get", "list", "create", "update", "delete"];

interface AskingRules {
  text: string;
  questions: Map<string, Place>;
  /** Tells where a place of theirs is in the rules. */
  inRules: (place: Place) => Place;
}

/**
 * Returns the rules with a further permission for each path and method, which lets nobody do anything: it is evaluated
 * where a request is refused that asks for it.
 */
export function askingRules(rules: string): AskingRules {
  const ends: { at: number; path: string }[] = [];
  const collect = (text: string, start: number, indent: number, above: string): void => {
    for (const { index, 0: block, 1: path = "" } of text.matchAll(blocksAt(indent))) {
      const last = [...block.matchAll(permissionsAt(indent + 2))].at(-1);
      if (last) ends.push({ at: start + index + last.index + last[0].length, path: above + path });
      collect(block, start + index, indent + 2, above + path);
    }
  };
  collect(rules, 0, outermost, "");
  let text = "";
  let done = 0;
  const questions = new Map<string, Place>();
  const shifts: { from: number; by: number }[] = [];
  for (const { at, path } of ends.toSorted((one, other) => one.at - other.at)) {
    text += rules.slice(done, at);
    for (const method of methods) {
      const start = text.length + `allow ${method}: if `.length;
      const question = `'${path} ${method}' == ''`;
      questions.set(`${path} ${method}`, { start, end: start + question.length });
      text += `allow ${method}: if ${question};\n`;
    }
    done = at;
    shifts.push({ from: text.length, by: text.length - at });
  }
  const inRules = ({ start, end }: Place): Place => {
    const { by } = shifts.findLast(({ from }) => from <= start) ?? { by: 0 };
    return { start: start - by, end: end - by };
  };
  return { text: text + rules.slice(done), questions, inRules };
}

const functions = /^( *)function (\w+)\([^]*?^\1\}\n/gm;

function withoutUncalled(text: string): string {
  const called = text.replace(functions, (whole, _, name: string) => (text.split(`${name}(`).length > 2 ? whole : ""));
  return called === text ? text : withoutUncalled(called);
}
