// The words of security rules, with their places in the text: a mutant is made by replacing a place.
export interface Token {
  kind: "name" | "number" | "text" | "sign" | "end";
  text: string;
  start: number;
  end: number;
}

const shapes = [
  { kind: "skipped", pattern: /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y },
  { kind: "name", pattern: /[A-Za-z_$][A-Za-z0-9_]*/y },
  { kind: "number", pattern: /\d+(?:\.\d+)?/y },
  { kind: "text", pattern: /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/y },
  { kind: "sign", pattern: /\*\*|&&|\|\||[=!<>]=|[^\sA-Za-z0-9_]/y },
] as const;

/** Ends with a token of kind `end`. */
function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let start = 0;
  while (start < source.length) {
    const { kind, text } = tokenAt(source, start);
    const end = start + text.length;
    if (kind !== "skipped") tokens.push({ kind, text, start, end });
    start = end;
  }
  return [...tokens, { kind: "end", text: "", start, end: start }];
}

function tokenAt(source: string, start: number) {
  for (const { kind, pattern } of shapes) {
    pattern.lastIndex = start;
    const text = pattern.exec(source)?.[0];
    if (text !== undefined) return { kind, text };
  }
  throw new Error(`No token of the rules begins with ${JSON.stringify(source.slice(start, start + 20))}.`);
}

/** Reads tokens one after the other, and says what it expected where it finds something else. */
export class TokenReader {
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(source: string) {
    this.#tokens = tokensOf(source);
  }

  peek(): Token {
    const token = this.#tokens[this.#next] ?? this.#tokens.at(-1);
    if (!token) throw new Error("There are no tokens.");
    return token;
  }

  /** The end of the last token that was taken. */
  get end(): number {
    return this.#tokens[this.#next - 1]?.end ?? 0;
  }

  take(): Token {
    const token = this.peek();
    this.#next++;
    return token;
  }

  /** Takes the next token if it is one of these, else nothing. */
  takeIf(...texts: string[]): Token | undefined {
    const { kind, text } = this.peek();
    return kind !== "text" && texts.includes(text) ? this.take() : undefined;
  }

  expect(text: string): Token {
    const token = this.takeIf(text);
    if (token) return token;
    const found = this.peek();
    throw new Error(`The rules have ${JSON.stringify(found.text)} at ${found.start}, where ${text} was expected.`);
  }

  name(): string {
    const { kind, text, start } = this.take();
    if (kind !== "name")
      throw new Error(`The rules have ${JSON.stringify(text)} at ${start}, where a name was expected.`);
    return text;
  }
}
