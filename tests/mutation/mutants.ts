// The mutants of the rules: each is the rules with one change, and has a name that stays the same while lines move.
import { methodEdits, operators, type Edit } from "./operators";
import { parseRules, type RulesTree } from "./syntax/rules-tree";
import { sitesOf, type Site } from "./syntax/sites";

export interface Mutant {
  /** Scope, the words around the change, and the change. */
  name: string;
  operator: string;
  scope: string;
  /** The rules as they are then. */
  rules: string;
  /** Only what evaluates something in here can tell the mutant from the rules. */
  concerns: { start: number; end: number };
  /** A request that no rule looked at may be allowed now. */
  isNewMethod: boolean;
}

/** The most characters that a name shows of the rules around a change. */
const mostShown = 110;

export function mutantsOf(source: string): Mutant[] {
  const tree = parseRules(source);
  const mutants = [...mutantsOfExpressions(tree), ...mutantsOfMethods(tree)];
  const byRules = new Map<string, Mutant>();
  for (const mutant of mutants)
    if (mutant.rules !== source && !byRules.has(mutant.rules)) byRules.set(mutant.rules, mutant);
  return numbered([...byRules.values()]);
}

function mutantsOfExpressions(tree: RulesTree): Mutant[] {
  const { source } = tree;
  return sitesOf(tree).flatMap((site) =>
    Object.entries(operators).flatMap(([operator, editsAt]) =>
      editsAt(site, source).map((edit) => {
        const shown = shownAround(site, source);
        return mutantOf(source, { operator, edit, scope: site.scope, shown, concerns: conditionAround(site) });
      }),
    ),
  );
}

function mutantsOfMethods({ source, statements }: RulesTree): Mutant[] {
  return statements.flatMap((statement) => {
    if (statement.kind !== "allow") return [];
    const { scope, condition = statement } = statement;
    return methodEdits(statement).map((edit) => {
      const operator = edit.text.length > edit.end - edit.start ? "methodAdded" : "methodDropped";
      return mutantOf(source, { operator, edit, scope, shown: condition, concerns: condition });
    });
  });
}

interface Change {
  operator: string;
  edit: Edit;
  scope: string;
  shown: { start: number; end: number };
  concerns: { start: number; end: number };
}

function mutantOf(source: string, { operator, edit, scope, shown, concerns }: Change): Mutant {
  const { start, end, text } = edit;
  const before = inOneLine(source.slice(shown.start, shown.end));
  const was = inOneLine(source.slice(start, end));
  const change =
    operator === "patternChanged" && !text.includes(".*")
      ? `${source.slice(start - 6, start)}‹${was} → ${text}›${/^\S*/.exec(source.slice(end, end + 6))?.[0] ?? ""}`
      : operator === "entryDropped"
        ? droppedFrom(was, text)
        : `${was === before ? "" : `${was} `}→ ${text}`;
  return {
    name: `${scope} | ${shortened(before)} | ${shortened(operator === "patternChanged" ? change : inOneLine(change))}`,
    operator,
    scope,
    rules: source.slice(0, start) + text + source.slice(end),
    concerns,
    isNewMethod: operator === "methodAdded",
  };
}

/** Of a text of names only the one that is missing; an entry of a list goes with its comma. */
function droppedFrom(was: string, text: string): string {
  const left = text.split(",");
  const missing = text === "" ? was.replace(/^, *|,$/g, "") : was.split(",").find((name) => !left.includes(name));
  return `without ${missing ?? was}`;
}

/** The largest expression around the change that is short enough to read. */
function shownAround({ node, around }: Site, source: string): { start: number; end: number } {
  return [...around, node].find(({ start, end }) => inOneLine(source.slice(start, end)).length <= mostShown) ?? node;
}

/** The operands of `&&` and `||` are evaluated, or not, as one. */
function conditionAround({ node, around }: Site): { start: number; end: number } {
  const joining = around.findLastIndex((outer) => outer.kind === "binary" && /&&|\|\|/.test(outer.operator));
  return around[joining + 1] ?? node;
}

function numbered(mutants: readonly Mutant[]): Mutant[] {
  const seen = new Map<string, number>();
  return mutants.map((mutant) => {
    const nth = (seen.get(mutant.name) ?? 0) + 1;
    seen.set(mutant.name, nth);
    return nth === 1 ? mutant : { ...mutant, name: `${mutant.name} #${nth}` };
  });
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function shortened(text: string): string {
  return text.length <= mostShown ? text : `${text.slice(0, mostShown - 30)} … ${text.slice(-25)}`;
}
