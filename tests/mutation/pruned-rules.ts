// The rules without the permissions that some trials never evaluate, and the functions that nothing calls then: the
// emulator takes most of a mutant's time to load them. One block is about each path, whatever stands in the others.
import { methods, type Mutant } from "./mutants";

type Place = Mutant["concerns"];

export function isWithin(inner: Place, outer: Place): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/** The blocks, and the permissions, that begin so many blanks from the left. */
const blocksAt = (indent: number) => new RegExp(`^ {${indent}}match (\\S+) \\{\\n[^]*?^ {${indent}}\\}\\n`, "gm");
const permissionsAt = (indent: number) => new RegExp(`^ {${indent}}allow ([\\w, ]+): if [^]*?;\\n`, "gm");
const outermost = 4;

interface Block extends Place {
  /** From the outermost block on. */
  path: string;
  text: string;
  permissions: (Place & { text: string; methods: string[] })[];
}

/** The blocks of a text, each before those within it. */
function blocksOf(text: string, from = 0, indent = outermost, above = ""): Block[] {
  return [...text.matchAll(blocksAt(indent))].flatMap(({ index, 0: block, 1: name = "" }) => {
    const [start, path] = [from + index, above + name];
    const permissions = [...block.matchAll(permissionsAt(indent + 2))].map(
      ({ index: within, 0: permission, 1: allowed = "" }) => ({
        start: start + within,
        end: start + within + permission.length,
        text: permission,
        methods: allowed.split(", "),
      }),
    );
    const inner = blocksOf(block, start, indent + 2, path);
    return [{ path, start, end: start + block.length, text: block, permissions }, ...inner];
  });
}

/**
 * Returns a function that leaves out of a mutant the blocks without these places, and the permissions of other methods
 * than theirs: another of the same method could be evaluated where they are not true any more. The emulator does not
 * tell whether it reached a permission for everybody, so that stays.
 */
export function reachedOnly(rules: string, reached: readonly Place[]): (mutated: string) => string {
  const isReached = ({ text, ...all }: Place & { text: string }) =>
    text.includes("if true;") || reached.some((place) => isWithin(place, all));
  const kept = new Set<string>();
  for (const { permissions, ...block } of blocksOf(rules).filter(isReached)) {
    const used = new Set(permissions.filter(isReached).flatMap((one) => one.methods));
    kept.add(block.path);
    for (const [nth, one] of permissions.entries())
      if (one.methods.some((method) => used.has(method))) kept.add(`${block.path} ${nth}`);
  }
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
  const ends = blocksOf(rules).flatMap(({ path, permissions }) => {
    const last = permissions.at(-1);
    return last ? { at: last.end, path } : [];
  });
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
