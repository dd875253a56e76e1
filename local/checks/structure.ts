// The rules that keep the house readable: each finding is a sentence. `docs/architecture.md` has the map that is held
// here.
import { dirname, join, normalize } from "node:path/posix";
import ts from "@typescript/typescript6";
import { isFunction, isScreen, saidSentences, shownSentences } from "./shown-sentences";
import { strayClasses } from "./style-classes";

export interface SourceFile {
  path: string;
  text: string;
}

/** One thing that is counted, how many there may be, and what was found. */
export interface StructureFinding {
  rule: string;
  most: number;
  found: string[];
}

/** The width of .oxfmtrc.json, which wraps code and leaves comments as they are. */
const printWidth = 120;

/** Names are defined twice on purpose: the browser's and the function's side of one call, and the lazy screens. */
const mostSharedNames = 12;

export function structureFindings(files: readonly SourceFile[]): StructureFinding[] {
  const code = files.filter(({ path }) => /\.tsx?$/.test(path));
  const production = code.filter(({ path }) => !isTest(path));
  const english = production.filter(({ path }) => !path.startsWith("src/languages/"));
  const parsed = new Map(production.map(({ path, text }) => [path, parse(path, text)]));
  return [
    { rule: `comments beyond column ${printWidth}`, most: 0, found: code.flatMap(longComments) },
    { rule: "conditions that begin a comment", most: 0, found: code.flatMap(conditionComments) },
    { rule: "vague words of docs/writing.md", most: 0, found: production.flatMap(vagueWords) },
    {
      rule: "sentences in two spellings",
      most: 0,
      found: files.filter(({ path }) => !path.startsWith("src/languages/")).flatMap(britishWords),
    },
    { rule: "circles of folders", most: 0, found: folderCircles(production, parsed) },
    { rule: "features that import another", most: 0, found: featuresThatMeet(production, parsed) },
    { rule: "imports of zod instead of zod/mini", most: 0, found: classicZod(code) },
    { rule: "routes outside src/domain/kernel/routes.ts", most: 0, found: routeLiterals(production, parsed) },
    { rule: "sentences outside words.ts", most: 0, found: sentences(production, parsed, isScreen, shownSentences) },
    {
      rule: "sentences of functions outside words.ts",
      most: 0,
      found: sentences(production, parsed, isFunction, saidSentences),
    },
    { rule: "classes that nothing wears or no style sheet has", most: 0, found: strayClasses(files) },
    { rule: "names defined in two or more files", most: mostSharedNames, found: sharedNames(english, parsed) },
  ];
}

function isTest(path: string): boolean {
  return path.startsWith("tests/") || /\.test\.tsx?$/.test(path);
}

function parse(path: string, text: string): ts.SourceFile {
  const options = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  return ts.createSourceFile(path, text, options, true);
}

function longComments({ path, text }: SourceFile): string[] {
  const isComment = (line: string) => /^\s*(\/\/|\/\*|\*)/.test(line) || /\s\/\/ [^"'`]*$/.test(line);
  const lines = text.split("\n");
  return lines.flatMap((line, index) => (line.length > printWidth && isComment(line) ? [`${path}:${index + 1}`] : []));
}

const conditions =
  /^(what|where|who|whoever|whom|whose|when|how|if|while|as|which|whether|until|since|because|though|although|once|unless|whatever|wherever|whenever)\b/i;

const vague = /\b(whoever|somebody|nobody|meanwhile|whatever|whomever|what comes|goes? along|stands? apart)\b/i;

const british =
  /\b(practis(e|ed|es|ing)|organis\w+|behaviour\w*|colour\w*|favour\w*|cent(re|res)|programme|judgement)\b/i;

const commentBlocks = /\/\*\*?(?!\/)([\s\S]*?)\*\/|^[ \t]*\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/gm;

/** Each as `path: the comment's first words`. */
function conditionComments(file: SourceFile): string[] {
  return commentsOf(file)
    .filter((comment) => conditions.test(comment))
    .map((comment) => shown(file, comment));
}

/** Vague words in comments and, in the files of shown sentences, anywhere. */
function vagueWords(file: SourceFile): string[] {
  const texts = file.path.endsWith("/words.ts") ? file.text.split("\n") : commentsOf(file);
  return texts.filter((text) => vague.test(text)).map((text) => shown(file, text));
}

/** Sentences and pages for people and for the model are in American English, as those of the specification are. */
function britishWords(file: SourceFile): string[] {
  if (!/(^|[/-])(words|prompts?)\.ts$|^src\/domain\/.*\.md$/.test(file.path)) return [];
  const sentences = file.text.split("\n").filter((line) => !/^\s*(\/\/|\/?\*)/.test(line));
  return sentences.filter((text) => british.test(text)).map((text) => shown(file, text));
}

function commentsOf({ text }: SourceFile): string[] {
  return [...text.matchAll(commentBlocks)].map(([comment]) =>
    comment
      .replace(/^\s*\/\*\*?|\*\/$/g, "")
      .replace(/^\s*(\/\/|\*)\s?/gm, "")
      .replace(/\s+/g, " ")
      .trim(),
  );
}

function shown({ path }: SourceFile, text: string): string {
  return `${path}: ${text.trim().slice(0, 60)}`;
}

type Parsed = ReadonlyMap<string, ts.SourceFile>;

function specifiersOf(path: string, parsed: Parsed): string[] {
  const specifiers = parsed.get(path)?.statements.flatMap((statement) => {
    const from =
      ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) ? statement.moduleSpecifier : undefined;
    return from && ts.isStringLiteral(from) ? [from.text] : [];
  });
  return specifiers ?? [];
}

/** Returns the relative imports of a file, without the ending of a module. */
function targetsOf(path: string, parsed: Parsed): string[] {
  const relative = specifiersOf(path, parsed).filter((specifier) => specifier.startsWith("."));
  return relative.map((specifier) => normalize(join(dirname(path), specifier)));
}

/** Classic zod weighs twice as much in a browser, and schemas of the one are no schemas of the other. */
function classicZod(files: readonly SourceFile[]): string[] {
  return files.filter(({ text }) => /^(import|export|\}) [^;]*"zod(\/v[^"]*)?";$/m.test(text)).map(({ path }) => path);
}

function importsOf(path: string, parsed: Parsed): string[] {
  return targetsOf(path, parsed).flatMap((target) =>
    [`${target}.ts`, `${target}.tsx`].filter((candidate) => parsed.has(candidate)),
  );
}

/** Folders beside each other that reach each other; what lies in their parent itself belongs to none of them. */
function folderCircles(files: readonly SourceFile[], parsed: Parsed): string[] {
  const reached = new Map<string, Set<string>>();
  for (const { path } of files) {
    for (const target of importsOf(path, parsed)) {
      const [from, to] = partingFolders(path, target);
      if (from && to) reached.set(from, (reached.get(from) ?? new Set()).add(to));
    }
  }
  return circlesOf([...reached.keys()], (folder) => [...(reached.get(folder) ?? [])]);
}

/** Each group of folders that reach each other (Tarjan's strongly connected components). */
function circlesOf(folders: readonly string[], reachedFrom: (path: string) => readonly string[]): string[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[] = [];
  const visit = (folder: string): number => {
    const number = order.size;
    order.set(folder, number);
    lowest.set(folder, number);
    open.push(folder);
    for (const next of reachedFrom(folder)) {
      const reached = order.has(next) ? (open.includes(next) ? (order.get(next) ?? 0) : Infinity) : visit(next);
      lowest.set(folder, Math.min(lowest.get(folder) ?? number, reached));
    }
    const low = lowest.get(folder) ?? number;
    if (low === number) {
      const group = open.splice(open.indexOf(folder));
      if (group.length > 1) found.push(group.join(" <-> "));
    }
    return low;
  };
  for (const folder of folders) if (!order.has(folder)) visit(folder);
  return found;
}

/** The folders in which the ways to two files part; none where one of them lies at the parting itself. */
function partingFolders(one: string, other: string): [string, string] | [] {
  const [ones, others] = [dirname(one).split("/"), dirname(other).split("/")];
  const parting = ones.findIndex((folder, depth) => folder !== others[depth]);
  if (parting === -1 || others.length <= parting) return [];
  return [ones.slice(0, parting + 1).join("/"), others.slice(0, parting + 1).join("/")];
}

function featuresThatMeet(files: readonly SourceFile[], parsed: Parsed): string[] {
  const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1];
  return files.flatMap(({ path }) => {
    const mine = featureOf(path);
    const others = targetsOf(path, parsed).filter((target) => mine && (featureOf(target) ?? mine) !== mine);
    return others.map((target) => `${path} -> ${target}`);
  });
}

const routeLike =
  /^\/?(login|admin-login|reset-password|admin-dashboard|dashboard|leadership-assessment|ai-tools|unsubscribe|confirm-subscription|privacy|accessibility|health)([/?#].*)?$/;

/** A path is a text that begins with a slash; without one it is a name, except as a route's own `path`. */
function routeLiterals(files: readonly SourceFile[], parsed: Parsed): string[] {
  const found: string[] = [];
  for (const { path } of files) {
    if (path === "src/domain/kernel/routes.ts") continue;
    const source = parsed.get(path);
    const visit = (node: ts.Node): void => {
      const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
      if (isText && routeLike.test(node.text) && (node.text.startsWith("/") || isPathOfARoute(node)))
        found.push(`${path}: ${node.text}`);
      ts.forEachChild(node, visit);
    };
    if (source) visit(source);
  }
  return found;
}

function isPathOfARoute({ parent }: ts.Node): boolean {
  return ts.isJsxAttribute(parent) && parent.name.getText() === "path";
}

function sentences(
  files: readonly SourceFile[],
  parsed: Parsed,
  isMeant: (path: string) => boolean,
  read: (source: ts.SourceFile) => string[],
): string[] {
  return files.flatMap(({ path }) => {
    const source = isMeant(path) && parsed.get(path);
    return source ? read(source).map((sentence) => `${path}: ${sentence}`) : [];
  });
}

function namesOf(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
    }
    const isNamed =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement);
    return isNamed && statement.name ? [statement.name.text] : [];
  });
}

/** Named alike on purpose: a lazy screen like the screen, and what calls a function like the function. */
function areTwins(paths: readonly string[]): boolean {
  const isIn = (folder: string) => paths.some((path) => path.startsWith(folder));
  return paths.length === 2 && (isIn("src/app/routes.tsx") || (isIn("functions/src/") && isIn("src/firebase/")));
}

function sharedNames(files: readonly SourceFile[], parsed: Parsed): string[] {
  const places = new Map<string, Set<string>>();
  for (const { path } of files) {
    const source = parsed.get(path);
    for (const name of source ? namesOf(source) : []) places.set(name, (places.get(name) ?? new Set()).add(path));
  }
  return [...places]
    .filter(([, where]) => where.size > 1 && !areTwins([...where]))
    .map(([name, where]) => `${name}: ${[...where].join(", ")}`)
    .toSorted();
}
