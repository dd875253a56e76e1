// A file of security rules as statements: what may be done (`allow`), and the functions that say when. Each knows its
// scope, the paths and functions around it, by which people find it.
import { readExpression, type Expression } from "./expressions";
import { TokenReader } from "./tokens";

interface Statement {
  /** The scope, such as `/inquiries/{id} isNewInquiry`. */
  scope: string;
  start: number;
  end: number;
}

export interface Allow extends Statement {
  kind: "allow";
  methods: string[];
  /** The place of the methods. */
  methodsAt: { start: number; end: number };
  condition: Expression | undefined;
}

export interface RulesFunction extends Statement {
  kind: "function";
  name: string;
  /** The values of `let`, and then the returned one. */
  values: Expression[];
}

/** The rules for the documents of one path, with everything below it. */
interface Block {
  path: string;
  start: number;
  end: number;
}

export interface RulesTree {
  source: string;
  statements: (Allow | RulesFunction)[];
  /** The outermost: none is within another. */
  blocks: Block[];
}

export function parseRules(source: string): RulesTree {
  const tokens = new TokenReader(source);
  const tree: RulesTree = { source, statements: [], blocks: [] };
  for (const word of ["rules_version", "="]) tokens.expect(word);
  tokens.take();
  for (const word of [";", "service"]) tokens.expect(word);
  while (!tokens.takeIf("{")) tokens.take();
  readBlock(tokens, "", tree);
  if (tokens.peek().kind !== "end") throw new Error("The rules go on after their end.");
  return tree;
}

function readBlock(tokens: TokenReader, scope: string, tree: RulesTree): void {
  while (!tokens.takeIf("}")) {
    const { start } = tokens.peek();
    const word = tokens.name();
    if (word === "match") {
      const path = scope + readMatchPath(tokens);
      readBlock(tokens, path, tree);
      if (scope === "" && path !== "") tree.blocks.push({ path, start, end: tokens.end });
    } else if (word === "function") tree.statements.push(readFunction(tokens, scope, start));
    else if (word === "allow") tree.statements.push(readAllow(tokens, scope, start));
    else throw new Error(`The rules have ${word} at ${start}, which is no statement.`);
  }
}

/** Everything before the brace that opens the block; a wildcard's brace follows a slash. */
function readMatchPath(tokens: TokenReader): string {
  let path = "";
  while (tokens.takeIf("/")) {
    const isWildcard = tokens.takeIf("{");
    const name = tokens.name();
    const rest = isWildcard && tokens.takeIf("=") ? `=${tokens.expect("**").text}` : "";
    if (isWildcard) tokens.expect("}");
    path += isWildcard ? `/{${name}${rest}}` : `/${name}`;
  }
  tokens.expect("{");
  return path === "/databases/{database}/documents" ? "" : path;
}

function readFunction(tokens: TokenReader, outer: string, start: number): RulesFunction {
  const name = tokens.name();
  tokens.expect("(");
  while (!tokens.takeIf(")")) tokens.take();
  tokens.expect("{");
  const values: Expression[] = [];
  while (tokens.takeIf("let")) {
    tokens.name();
    tokens.expect("=");
    values.push(readExpression(tokens));
    tokens.expect(";");
  }
  tokens.expect("return");
  values.push(readExpression(tokens));
  tokens.expect(";");
  tokens.expect("}");
  return { kind: "function", scope: `${outer} ${name}`.trim(), name, values, start, end: tokens.end };
}

function readAllow(tokens: TokenReader, scope: string, start: number): Allow {
  const { start: first } = tokens.peek();
  const methods = [tokens.name()];
  while (tokens.takeIf(",")) methods.push(tokens.name());
  const methodsAt = { start: first, end: tokens.end };
  let condition: Expression | undefined;
  if (tokens.takeIf(":")) {
    tokens.expect("if");
    condition = readExpression(tokens);
  }
  tokens.expect(";");
  return {
    kind: "allow",
    scope: `${scope} allow ${methods.join(", ")}`,
    methods,
    methodsAt,
    condition,
    start,
    end: tokens.end,
  };
}
