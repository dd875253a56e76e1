// The kinds of mutants: the list was fixed before it was first run, so that no mutant is left out because nothing
// catches it. An operator offers replacements for one place of the rules.
import type { Expression } from "./syntax/expressions";
import type { Allow } from "./syntax/rules-tree";
import type { Site } from "./syntax/sites";
import { patternEdits } from "./patterns";

export interface Edit {
  start: number;
  end: number;
  text: string;
}

type Operator = (site: Site, source: string) => Edit[];

const replaced = ({ start, end }: Expression, text: string): Edit => ({ start, end, text });

/** A required condition is dropped. */
const conditionDropped: Operator = ({ node, role }) =>
  role === "conjunct" || role === "whole" || role === "choice" ? [replaced(node, "true")] : [];

/** A sufficient condition is dropped. */
const alternativeDropped: Operator = ({ node, role }) =>
  role === "disjunct" || role === "whole" || role === "choice" ? [replaced(node, "false")] : [];

const opposites: Record<string, string> = { "==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">" };

/** A condition holds when it should not, and only then; `a && b` as a whole too. */
const conditionNegated: Operator = ({ node, role }, source) => {
  if (node.kind === "binary" && opposites[node.operator])
    return [{ ...node.operatorAt, text: opposites[node.operator] ?? "" }];
  if (role === "value" || role === "part") return [];
  if (node.kind === "unary" && node.operator === "!") return [{ start: node.start, end: node.start + 1, text: "" }];
  return [replaced(node, `!(${source.slice(node.start, node.end)})`)];
};

const boundaries: Record<string, string> = { "<": "<=", "<=": "<", ">": ">=", ">=": ">" };

/** A bound counts itself in, or out. */
const boundaryMoved: Operator = ({ node }) =>
  node.kind === "binary" && boundaries[node.operator]
    ? [{ ...node.operatorAt, text: boundaries[node.operator] ?? "" }]
    : [];

/** A number is one more, and ten times as much. */
const numberRaised: Operator = ({ node }, source) => {
  if (node.kind !== "number") return [];
  const number = Number(source.slice(node.start, node.end));
  return [...new Set([number + 1, number * 10])]
    .filter((raised) => raised > number)
    .map((raised) => replaced(node, String(raised)));
};

/** A list has an entry more: `extra` is the field that the tables of misfits try everywhere. */
const listWidened: Operator = (site) => {
  const { node } = site;
  if (isSplitText(site)) return [{ start: node.end - 1, end: node.end - 1, text: ",extra" }];
  if (node.kind !== "list" || !node.entries.every(({ kind }) => kind === "text")) return [];
  return node.entries.slice(-1).map(({ end }) => ({ start: end, end, text: ", 'extra'" }));
};

/** A list lacks one of its entries. */
const entryDropped: Operator = (site, source) => {
  const { node } = site;
  if (isSplitText(site)) {
    const names = source.slice(node.start + 1, node.end - 1).split(",");
    return names.map((_, index) => ({
      start: node.start + 1,
      end: node.end - 1,
      text: names.filter((__, other) => other !== index).join(","),
    }));
  }
  if (node.kind !== "list") return [];
  return node.entries.map((entry, index) => {
    const next = node.entries[index + 1];
    const before = node.entries[index - 1];
    if (next) return { start: entry.start, end: next.start, text: "" };
    return { start: before ? before.end : entry.start, end: entry.end, text: "" };
  });
};

/** Another text stands there: a name, a status, what a missing field counts as. */
const textChanged: Operator = (site, source) => {
  const { node, around } = site;
  const parent = around.at(-1);
  const isElsewhere = isSplitText(site) || isArgumentOf(parent, ["matches", "split"]) || parent?.kind === "list";
  if (node.kind !== "text" || isElsewhere || node.end - node.start === 2) return [];
  return [replaced(node, `${source.slice(node.start, node.end - 1)}x${source.charAt(node.end - 1)}`)];
};

const truthFlipped: Operator = ({ node, role }, source) => {
  const text = source.slice(node.start, node.end);
  if (node.kind !== "name" || role !== "value") return [];
  return text === "true" || text === "false" ? [replaced(node, text === "true" ? "false" : "true")] : [];
};

const moments: Record<string, string> = {
  get: "getAfter",
  getAfter: "get",
  exists: "existsAfter",
  existsAfter: "exists",
};

/** The database before the batch is asked instead of after it, and the other way round. */
const momentSwapped: Operator = ({ node }, source) => {
  if (node.kind !== "call" || node.callee.kind !== "name") return [];
  const other = moments[source.slice(node.callee.start, node.callee.end)];
  return other ? [replaced(node.callee, other)] : [];
};

/** Letters are compared as they are written, blanks count. */
const normalisationDropped: Operator = ({ node }) =>
  node.kind === "call" && node.callee.kind === "member" && ["lower", "trim"].includes(node.callee.name)
    ? [{ start: node.callee.object.end, end: node.end, text: "" }]
    : [];

/** A pattern allows everything, or more, or less. */
const patternChanged: Operator = ({ node, around }, source) =>
  node.kind === "text" && isArgumentOf(around.at(-1), ["matches"])
    ? patternEdits(source.slice(node.start + 1, node.end - 1)).map(({ start, end, text }) => ({
        start: node.start + 1 + start,
        end: node.start + 1 + end,
        text,
      }))
    : [];

export const operators: Record<string, Operator> = {
  conditionDropped,
  alternativeDropped,
  conditionNegated,
  boundaryMoved,
  numberRaised,
  listWidened,
  entryDropped,
  textChanged,
  truthFlipped,
  momentSwapped,
  normalisationDropped,
  patternChanged,
};

const methods = ["get", "list", "create", "update", "delete"];
const methodsIn: Record<string, string[]> = { read: ["get", "list"], write: ["create", "update", "delete"] };

/** Removes one of the allowed methods, or adds one. */
export function methodEdits({ methods: written, methodsAt: { start, end } }: Allow): Edit[] {
  const allowed = written.flatMap((method) => methodsIn[method] ?? [method]);
  const without = allowed.length > 1 ? allowed.map((method) => allowed.filter((other) => other !== method)) : [];
  const more = methods.filter((method) => !allowed.includes(method)).map((method) => [...allowed, method]);
  return [...without, ...more].map((changed) => ({ start, end, text: changed.join(", ") }));
}

/** Tells whether it is a text like `'a,b'.split(',')`, by which long lists of names are written. */
function isSplitText({ node, around }: Site): boolean {
  const parent = around.at(-1);
  return node.kind === "text" && parent?.kind === "member" && parent.name === "split";
}

function isArgumentOf(parent: Expression | undefined, names: readonly string[]): boolean {
  return parent?.kind === "call" && parent.callee.kind === "member" && names.includes(parent.callee.name);
}
