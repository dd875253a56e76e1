// The expressions of security rules, as a tree whose nodes know their places in the text.
import type { TokenReader } from "./tokens";

interface Place {
  start: number;
  end: number;
}

export type Expression = Place &
  (
    | { kind: "binary"; operator: string; operatorAt: Place; left: Expression; right: Expression }
    | { kind: "unary"; operator: string; operand: Expression }
    | { kind: "ternary"; condition: Expression; yes: Expression; no: Expression }
    | { kind: "call"; callee: Expression; given: Expression[] }
    | { kind: "member"; object: Expression; name: string; nameAt: Place }
    | { kind: "index"; object: Expression; at: Expression[] }
    | { kind: "parentheses"; inner: Expression }
    | { kind: "list" | "map"; entries: Expression[] }
    | { kind: "path"; parts: Expression[] }
    | { kind: "name" | "number" | "text" }
  );

/** From the loosest to the tightest; the type after `is` is read as a name. */
const binaryOperators = [
  ["||"],
  ["&&"],
  ["==", "!="],
  ["<=", ">=", "<", ">", "in", "is"],
  ["+", "-"],
  ["*", "/", "%"],
] as const;

export function readExpression(tokens: TokenReader): Expression {
  const condition = readBinary(tokens, 0);
  if (!tokens.takeIf("?")) return condition;
  const yes = readExpression(tokens);
  tokens.expect(":");
  const no = readExpression(tokens);
  return { kind: "ternary", start: condition.start, end: no.end, condition, yes, no };
}

function readBinary(tokens: TokenReader, level: number): Expression {
  const operators = binaryOperators[level];
  if (!operators) return readUnary(tokens);
  let left = readBinary(tokens, level + 1);
  for (let sign = tokens.takeIf(...operators); sign; sign = tokens.takeIf(...operators)) {
    const right = readBinary(tokens, level + 1);
    left = { kind: "binary", operator: sign.text, operatorAt: sign, left, right, start: left.start, end: right.end };
  }
  return left;
}

function readUnary(tokens: TokenReader): Expression {
  const sign = tokens.takeIf("!", "-");
  if (!sign) return readPostfix(tokens);
  const operand = readUnary(tokens);
  return { kind: "unary", operator: sign.text, operand, start: sign.start, end: operand.end };
}

function readPostfix(tokens: TokenReader): Expression {
  let object = readPrimary(tokens);
  const { start } = object;
  for (;;) {
    if (tokens.takeIf(".")) {
      const nameAt = tokens.peek();
      object = { kind: "member", object, name: tokens.name(), nameAt, start, end: tokens.end };
    } else if (tokens.takeIf("(")) {
      object = { kind: "call", callee: object, given: readList(tokens, ")"), start, end: tokens.end };
    } else if (tokens.takeIf("[")) {
      const at = [readExpression(tokens)];
      if (tokens.takeIf(":")) at.push(readExpression(tokens));
      tokens.expect("]");
      object = { kind: "index", object, at, start, end: tokens.end };
    } else return object;
  }
}

/** Up to the sign that closes the list. */
function readList(tokens: TokenReader, close: string): Expression[] {
  const entries: Expression[] = [];
  while (!tokens.takeIf(close)) {
    if (entries.length > 0) tokens.expect(",");
    entries.push(readExpression(tokens));
  }
  return entries;
}

/** Each name with its value behind it, up to the sign that closes the map. */
function readMap(tokens: TokenReader): Expression[] {
  const entries: Expression[] = [];
  while (!tokens.takeIf("}")) {
    if (entries.length > 0) tokens.expect(",");
    const name = readExpression(tokens);
    tokens.expect(":");
    entries.push(name, readExpression(tokens));
  }
  return entries;
}

function readPrimary(tokens: TokenReader): Expression {
  const { kind, text, start, end } = tokens.take();
  if (kind === "name" || kind === "number" || kind === "text") return { kind, start, end };
  switch (text) {
    case "(": {
      const inner = readExpression(tokens);
      tokens.expect(")");
      return { kind: "parentheses", inner, start, end: tokens.end };
    }
    case "[":
      return { kind: "list", entries: readList(tokens, "]"), start, end: tokens.end };
    case "{":
      return { kind: "map", entries: readMap(tokens), start, end: tokens.end };
    case "/":
      return { kind: "path", parts: readPath(tokens), start, end: tokens.end };
    default:
      throw new Error(`No expression of the rules begins with ${JSON.stringify(text)}, at ${start}.`);
  }
}

/** After its first slash; what `$(...)` holds is an expression. */
function readPath(tokens: TokenReader): Expression[] {
  const parts: Expression[] = [];
  do {
    if (tokens.name() !== "$") continue;
    tokens.expect("(");
    parts.push(readExpression(tokens));
    tokens.expect(")");
  } while (tokens.takeIf("/"));
  return parts;
}

export function childrenOf(node: Expression): Expression[] {
  switch (node.kind) {
    case "binary":
      return [node.left, node.right];
    case "unary":
      return [node.operand];
    case "ternary":
      return [node.condition, node.yes, node.no];
    case "call":
      return [node.callee, ...node.given];
    case "member":
      return [node.object];
    case "index":
      return [node.object, ...node.at];
    case "parentheses":
      return [node.inner];
    case "list":
    case "map":
      return node.entries;
    case "path":
      return node.parts;
    default:
      return [];
  }
}
