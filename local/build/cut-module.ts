// Cuts a module in two: what depends on some of its names, and what only that needs, is moved.
import { parseSync } from "vite";

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface Declaration {
  text: string;
  declares: readonly string[];
  uses: ReadonlySet<string>;
}

type Names = readonly [outside: string, inside: string];

/** An import, or an export of what is declared here or elsewhere. */
interface Link {
  word: "import" | "export";
  source: string | undefined;
  /** Each name outside this module, and the one inside or in its source. */
  names: readonly Names[];
}

export interface CutModule {
  rest: string;
  moved: string;
  /** The names under which the module exported what is moved. */
  exports: ReadonlySet<string>;
}

interface Cut {
  /** The name by which the moved part imports the rest. */
  name: string;
  /** Tells whether what has this name is moved, with all that uses it. */
  isMoved: (name: string) => boolean;
  /** Another module that was cut: its name here, that of its moved part, and what is exported there. */
  other?: { name: string; moved: string; exports: ReadonlySet<string> };
}

export function cutModule(code: string, { name, isMoved, other }: Cut): CutModule {
  const { declarations, links } = readModule(code);
  const isElsewhere = ({ word, source }: Link, [outside, inside]: Names) =>
    source === other?.name && other?.exports.has(word === "import" ? outside : inside) === true;
  const seeds = links.flatMap((link) =>
    link.names.filter((names) => isElsewhere(link, names)).map(([, inside]) => inside),
  );
  const moved = withUsers(declarations, (one) => isMoved(one) || seeds.includes(one));
  const exported = links.flatMap(({ word, source, names }) => (word === "export" && !source ? names : []));
  addOwn(
    moved,
    declarations,
    exported.map(([, inside]) => inside),
  );

  const namesOfMoved = new Set([...moved].flatMap(({ declares }) => declares));
  const needed = new Set([...moved].flatMap(({ uses }) => [...uses]));
  const left = declarations.filter((declaration) => !moved.has(declaration));
  const shared = left.flatMap(({ declares }) => declares.filter((one) => needed.has(one)));
  const goes = (link: Link) => (names: Names) => (link.source ? isElsewhere(link, names) : namesOfMoved.has(names[1]));
  const stays = (link: Link) => (names: Names) => !goes(link)(names);
  return {
    rest: [
      ...links.map((link) => written(link, link.source, link.names.filter(stays(link)))),
      ...left.map(({ text }) => text),
      `export { ${shared.map((one) => `${one} as shared_${one}`).join(", ")} };`,
    ].join("\n"),
    moved: [
      `import { ${shared.map((one) => `shared_${one} as ${one}`).join(", ")} } from ${JSON.stringify(name)};`,
      ...links
        .filter(({ word }) => word === "import")
        .map((link) => written(link, link.source, link.names.filter(stays(link)))),
      ...links.map((link) => written(link, link.source && other?.moved, link.names.filter(goes(link)))),
      ...declarations.filter((declaration) => moved.has(declaration)).map(({ text }) => text),
    ].join("\n"),
    exports: new Set(
      links.flatMap((link) =>
        link.word === "export" ? link.names.filter(goes(link)).map(([outside]) => outside) : [],
      ),
    ),
  };
}

/** The declarations of these names, with those that use them, and so on. */
function withUsers(declarations: readonly Declaration[], isMoved: (name: string) => boolean): Set<Declaration> {
  const found = new Set<Declaration>();
  const names = new Set<string>();
  const isFound = ({ declares, uses }: Declaration) =>
    declares.some(isMoved) || [...uses].some((name) => isMoved(name) || names.has(name));
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const declaration of declarations) {
      if (found.has(declaration) || !isFound(declaration)) continue;
      found.add(declaration);
      for (const name of declaration.declares) names.add(name);
    }
  }
  return found;
}

/** Adds what nothing else uses. */
function addOwn(moved: Set<Declaration>, declarations: readonly Declaration[], exported: readonly string[]): void {
  for (let before = -1; before < moved.size;) {
    before = moved.size;
    const usedByMoved = new Set([...moved].flatMap(({ uses }) => [...uses]));
    const used = new Set(exported);
    for (const declaration of declarations) {
      if (moved.has(declaration)) continue;
      for (const name of declaration.uses) if (!declaration.declares.includes(name)) used.add(name);
    }
    for (const declaration of declarations) {
      const { declares } = declaration;
      if (declares.some((name) => usedByMoved.has(name)) && !declares.some((name) => used.has(name))) {
        moved.add(declaration);
      }
    }
  }
}

function written({ word }: Link, source: string | undefined, names: Link["names"]): string {
  if (names.length === 0 && (word === "export" || !source)) return "";
  const list = names.map(([outside, inside]) =>
    word === "import" ? `${outside} as ${inside}` : `${inside} as ${outside}`,
  );
  return `${word} { ${list.join(", ")} }${source ? ` from ${JSON.stringify(source)}` : ""};`;
}

function readModule(code: string): { declarations: Declaration[]; links: Link[] } {
  const declarations: Declaration[] = [];
  const links: Link[] = [];
  for (const node of parseSync("module.js", code).program.body as unknown as Node[]) {
    if (node.type === "ImportDeclaration" || node.type === "ExportNamedDeclaration") links.push(linkOf(node));
    else
      declarations.push({
        text: code.slice(node.start, node.end),
        declares: declaredBy(node),
        uses: identifiersIn(node),
      });
  }
  return { declarations, links };
}

function linkOf({ type, source, specifiers }: Node): Link {
  const word = type === "ImportDeclaration" ? "import" : "export";
  return {
    word,
    source: (source as { value: string } | null)?.value,
    names: (specifiers as Record<string, { name: string }>[]).map(({ imported, exported, local }) => [
      (imported ?? exported)?.name ?? "",
      local?.name ?? "",
    ]),
  };
}

function declaredBy({ id, declarations }: Node): string[] {
  const ids = declarations ? (declarations as Node[]).map((one) => one.id) : [id];
  return ids.flatMap((one) => (one ? [...identifiersIn(one)] : []));
}

/** Every name that the code may mean; one that is declared again further in is among them. */
function identifiersIn(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const each of node) identifiersIn(each, found);
  else if (typeof node === "object" && node !== null) {
    const { type, name, computed } = node as Node;
    if (type === "Identifier") found.add(String(name));
    for (const [key, value] of Object.entries(node)) {
      if (computed === false && (key === "property" || key === "key")) continue;
      identifiersIn(value, found);
    }
  }
  return found;
}
