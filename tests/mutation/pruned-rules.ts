// The rules without the blocks that a project never evaluates, and the functions that nothing calls then: the emulator
// takes most of a mutant's time to load them.
import type { Mutant } from "./mutants";

type Place = Mutant["concerns"];

export function isWithin(inner: Place, outer: Place): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/** The blocks that begin so many blanks from the left. */
const blocksAt = (indent: number) => new RegExp(`^ {${indent}}match (\\S+) \\{\\n[^]*?^ {${indent}}\\}\\n`, "gm");
const outermost = 4;

/**
 * Returns a function that leaves out of a mutant the blocks without these places. The emulator does not tell whether it
 * reached a permission for everybody, so that stays.
 */
export function blocksOnly(rules: string, reached: readonly Place[]): (mutated: string) => string {
  const isReached = (start: number, block: string) =>
    block.includes("if true;") || reached.some((place) => isWithin(place, { start, end: start + block.length }));
  const reachedIn = (text: string, start: number, indent: number, above: string): string[] =>
    [...text.matchAll(blocksAt(indent))].flatMap(({ index, 0: block, 1: path = "" }) =>
      isReached(start + index, block)
        ? [above + path, ...reachedIn(block, start + index, indent + 2, above + path)]
        : [],
    );
  const kept = new Set(reachedIn(rules, 0, outermost, ""));
  const prune = (text: string, indent: number, above: string): string =>
    text.replace(blocksAt(indent), (block, path: string) =>
      kept.has(above + path) ? prune(block, indent + 2, above + path) : "",
    );
  return (mutated) => withoutUncalled(prune(mutated, outermost, ""));
}

const functions = /^( *)function (\w+)\([^]*?^\1\}\n/gm;

function withoutUncalled(text: string): string {
  const called = text.replace(functions, (whole, _, name: string) => (text.split(`${name}(`).length > 2 ? whole : ""));
  return called === text ? text : withoutUncalled(called);
}
