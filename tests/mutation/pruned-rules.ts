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

/** Rules that allow every read and no write, and each question about a path and a method that they are asked. */
export function askingRules(rules: string): { text: string; places: Map<string, Place> } {
  const ask = (text: string, indent: number, above: string): string =>
    text.replace(blocksAt(indent), (block, path: string) => {
      const inner = ask(block.replace(permissionsAt(indent + 2), ""), indent + 2, above + path);
      const permissions = methods.map((method, nth) => {
        return `allow ${method}: if '${above}${path} ${method}' ${nth < 2 ? "!=" : "=="} '';\n`;
      });
      return inner.replace("\n", `\n${permissions.join("")}`);
    });
  const text = withoutUncalled(ask(rules, outermost, ""));
  const asked = text.matchAll(/'(\/[^']+ \w+)' [!=]= ''/g);
  const places = [...asked].map(({ index, 0: { length }, 1: question = "" }) => {
    return [question, { start: index, end: index + length }] as const;
  });
  return { text, places: new Map(places) };
}

const functions = /^( *)function (\w+)\([^]*?^\1\}\n/gm;

function withoutUncalled(text: string): string {
  const called = text.replace(functions, (whole, _, name: string) => (text.split(`${name}(`).length > 2 ? whole : ""));
  return called === text ? text : withoutUncalled(called);
}
