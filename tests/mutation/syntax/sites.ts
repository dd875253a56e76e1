// The places of the rules that can be changed: every expression, and its role.
import { childrenOf, type Expression } from "./expressions";
import type { RulesFunction, RulesTree } from "./rules-tree";

/**
 * A condition that is `whole` stands alone after `if` or `return`, the others are what `&&` and `||` join; a `part` is
 * a condition whose place another one has (parentheses, the first half of a chain). Everything else is a value.
 */
type Role = "whole" | "conjunct" | "disjunct" | "choice" | "part" | "value";

export interface Site {
  scope: string;
  node: Expression;
  role: Role;
  /** From the outermost to the parent. */
  around: Expression[];
}

export function sitesOf({ source, statements }: RulesTree): Site[] {
  const sites: Site[] = [];
  const functions = new Map<string, RulesFunction[]>();
  const judging = new Set<string>();
  for (const statement of statements) {
    if (statement.kind === "function")
      functions.set(statement.name, [...(functions.get(statement.name) ?? []), statement]);
    else if (statement.condition) visit(statement.scope, statement.condition, "whole", []);
  }
  // A function judges where a condition calls it: so the callers come first.
  for (const name of judging)
    for (const { scope, values } of functions.get(name) ?? []) visitValues(scope, values, "whole");
  for (const [name, same] of functions)
    if (!judging.has(name)) for (const { scope, values } of same) visitValues(scope, values, "value");
  return sites.toSorted((one, other) => one.node.start - other.node.start || other.node.end - one.node.end);

  function visitValues(scope: string, values: readonly Expression[], role: Role): void {
    values.forEach((value, index) => visit(scope, value, index === values.length - 1 ? role : "value", []));
  }

  function visit(scope: string, node: Expression, role: Role, around: Expression[]): void {
    sites.push({ scope, node, role, around });
    if (role !== "value" && node.kind === "call" && node.callee.kind === "name")
      judging.add(source.slice(node.callee.start, node.callee.end));
    for (const child of childrenOf(node)) visit(scope, child, roleOf(child, node, role), [...around, node]);
  }
}

function roleOf(child: Expression, parent: Expression, role: Role): Role {
  if (parent.kind === "binary" && parent.operator === "&&") return isJoined(child, "&&") ? "part" : "conjunct";
  if (parent.kind === "binary" && parent.operator === "||") return isJoined(child, "||") ? "part" : "disjunct";
  if (parent.kind === "unary" && parent.operator === "!") return "part";
  if (parent.kind === "ternary" && child === parent.condition) return "choice";
  return parent.kind === "parentheses" && role !== "value" ? "part" : "value";
}

function isJoined(node: Expression, operator: string): boolean {
  return node.kind === "binary" && node.operator === operator;
}
