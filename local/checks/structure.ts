// The rules that keep the house readable: each finding is a sentence. `docs/architecture.md` has the map that is held
// here.
import { dirname, join, normalize } from "node:path/posix";
import ts from "@typescript/typescript6";
import { importCircles } from "./import-circles";
import { conditionComments, vagueWords } from "./plain-words";
import { isFunction, isScreen, saidSentences, shownSentences } from "./shown-sentences";
import { strayClasses } from "./style-classes";

export interface SourceFile {
  path: string;
  text: string;
}

/** One thing that is counted, how many there may be (`Infinity`: it is only told), and what was found. */
export interface StructureFinding {
  rule: string;
  most: number;
  found: string[];
}

const mostInAFolder = 20;
const mostLines = 250;
const mostTestLines = 350;

/** The width of .oxfmtrc.json, which wraps code and leaves comments as they are. */
const printWidth = 120;

/** Names are defined twice on purpose: the browser's and the function's side of one call, and the lazy screens. */
const mostSharedNames = 12;

/** Words of the house's old private vocabulary; `docs/architecture.md` has what they are called now. */
const retired =
  /^(use)?(deed|desk|keeper|answersDoor|teamsDoor|theEngine|engine|waking|wake(Blast|Sender)|cutter|addressee|troubles?|settlement|stations?|(\w+)?standing|steering|steer|arrival|arriving|settled|tries|cutting|sealed|opened|comeBack|welcoming|takeOne|dailyShare|recorders|assignment|keptWords|theBlast\w*|whoWasFirst|beginning|inTurn|logOnly|writeNow|commission|wishes|piece|briefs?)$/i;

export function structureFindings(files: readonly SourceFile[]): StructureFinding[] {
  const code = files.filter(({ path }) => /\.tsx?$/.test(path));
  const production = code.filter(({ path }) => !isTest(path));
  const parsed = new Map(code.map(({ path, text }) => [path, parse(path, text)]));
  return [
    { rule: `folders with more than ${mostInAFolder} entries`, most: Infinity, found: fullFolders(files) },
    { rule: `files over ${mostLines} lines (tests ${mostTestLines})`, most: Infinity, found: longFiles(code) },
    { rule: `comments beyond column ${printWidth}`, most: 0, found: code.flatMap(longComments) },
    { rule: "conditions that begin a comment", most: 0, found: code.flatMap(conditionComments) },
    { rule: "vague words of docs/writing.md", most: 0, found: production.flatMap(vagueWords) },
    { rule: "circles of folders", most: 0, found: folderCircles(production, parsed) },
    { rule: "features that import another", most: 0, found: featuresThatMeet(production, parsed) },
    { rule: "imports of zod instead of zod/mini", most: 0, found: classicZod(code, parsed) },
    { rule: "tests that do not run", most: 0, found: testsThatDoNotRun(code, parsed) },
    { rule: "routes outside src/domain/kernel/routes.ts", most: 0, found: routeLiterals(production, parsed) },
    { rule: "sentences outside words.ts", most: 0, found: sentences(production, parsed, isScreen, shownSentences) },
    {
      rule: "sentences of functions outside words.ts",
      most: 0,
      found: sentences(production, parsed, isFunction, saidSentences),
    },
    { rule: "classes that nothing wears or no style sheet has", most: 0, found: strayClasses(files) },
    { rule: "names of the retired vocabulary", most: 0, found: retiredNames(production, parsed) },
    { rule: "names defined in two or more files", most: mostSharedNames, found: sharedNames(production, parsed) },
  ];
}

function isTest(path: string): boolean {
  return path.startsWith("tests/") || /\.test\.tsx?$/.test(path);
}

function parse(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

/** Tests beside the code are not counted; folders are entries, too. */
function fullFolders(files: readonly SourceFile[]): string[] {
  const entries = new Map<string, Set<string>>();
  for (const { path } of files) {
    if (isTest(path) && !path.startsWith("tests/")) continue;
    for (let entry = path; entry.includes("/"); entry = dirname(entry)) {
      const folder = dirname(entry);
      entries.set(folder, (entries.get(folder) ?? new Set()).add(entry));
    }
  }
  return [...entries].filter(([, inside]) => inside.size > mostInAFolder).map(([f, { size }]) => `${f}: ${size}`);
}

function longFiles(files: readonly SourceFile[]): string[] {
  const most = (path: string) => (isTest(path) ? mostTestLines : mostLines);
  const lines = (text: string) => text.trimEnd().split("\n").length;
  return files.filter(({ path, text }) => lines(text) > most(path)).map(({ path, text }) => `${path}: ${lines(text)}`);
}

function longComments({ path, text }: SourceFile): string[] {
  const isComment = (line: string) => /^\s*(\/\/|\/\*|\*)/.test(line) || /\s\/\/ [^"'`]*$/.test(line);
  const lines = text.split("\n");
  return lines.flatMap((line, index) => (line.length > printWidth && isComment(line) ? [`${path}:${index + 1}`] : []));
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
function classicZod(files: readonly SourceFile[], parsed: Parsed): string[] {
  return files
    .map(({ path }) => path)
    .filter((path) => specifiersOf(path, parsed).some((name) => /^zod($|\/v)/.test(name)));
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
  return importCircles([...reached.keys()], (folder) => [...(reached.get(folder) ?? [])]);
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

/** `test.skip`, `describe.only`, `test.describe.fixme` and the like. */
function testsThatDoNotRun(files: readonly SourceFile[], parsed: Parsed): string[] {
  const found: string[] = [];
  for (const { path } of files.filter((file) => isTest(file.path))) {
    const source = parsed.get(path);
    const visit = (node: ts.Node): void => {
      if (
        ts.isPropertyAccessExpression(node) &&
        /^(test|it|describe|suite)\..*\b(skip|only|todo|fixme)$/.test(node.getText())
      )
        found.push(`${path}: ${node.getText()}`);
      ts.forEachChild(node, visit);
    };
    if (source) visit(source);
  }
  return found;
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

function retiredNames(files: readonly SourceFile[], parsed: Parsed): string[] {
  return files.flatMap(({ path }) => {
    const source = parsed.get(path);
    return (source ? namesOf(source) : []).filter((name) => retired.test(name)).map((name) => `${path}: ${name}`);
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
