// The mutants of the security rules: each is the rules with one change at one place of their text. The list of
// operators was fixed before its first run, so that no mutant is missing because no table catches it.
interface Place {
  start: number;
  end: number;
}

type Edit = Place & { operator: string; text: string };

/** A `whole` condition stands behind `if` or `return`; a `part` is one inside `!` or parentheses. */
type Role = "whole" | "conjunct" | "disjunct" | "choice" | "part" | "value" | "entry";

interface Site extends Place {
  role: Role;
  shape: string;
}

/** A permission with its methods, or a value of a function with its name. */
interface Statement {
  scope: string;
  expression: Place;
  methodsAt?: Place;
  name?: string;
}

export interface Mutant {
  /** Scope, the words around the change, and the change: it stays the same while lines move. */
  name: string;
  operator: string;
  scope: string;
  /** The rules as they are then. */
  rules: string;
  /** The place of the change. */
  changed: Place;
  /** Only a request that evaluates something in here can tell the mutant from the rules. */
  concerns: Place;
}

const opposites: Record<string, string> = { "==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">" };
const bounds: Record<string, string> = { "<": "<=", "<=": "<", ">": ">=", ">=": ">" };
const moments: Record<string, string> = {
  get: "getAfter",
  getAfter: "get",
  exists: "existsAfter",
  existsAfter: "exists",
};
export const methods = ["get", "list", "create", "update", "delete"];
const withoutEach = (list: string[]) => list.map((_, nth) => list.toSpliced(nth, 1));

/** Replacements of what a pattern finds; in the searched text the letters of texts are underscores. */
const wordOperators: [operator: string, pattern: RegExp, replace: (found: string) => string[]][] = [
  ["conditionNegated", /[=!<>]=|[<>]/g, (sign) => [opposites[sign] ?? sign]],
  ["boundaryMoved", /[<>]=?/g, (sign) => [bounds[sign] ?? sign]],
  ["numberRaised", /(?<!\w)\d+/g, (number) => [Number(number) + 1, Number(number) * 10].map(String)],
  // `extra` is the field that the tables of misfits try everywhere.
  ["listWidened", /(?<=(?<![\w)\]])\['_*'(?:,\s*'_*')*)(?=\])/g, () => [", 'extra'"]],
  ["listWidened", /(?<='_*)(?='\.split\()/g, () => [",extra"]],
  ["entryDropped", /(?<=')_+(?='\.split\()/g, (names) => withoutEach(names.split(",")).map(String)],
  [
    "textChanged",
    /(?<!\.split\(|\.matches\((?='_+'\)))'_+'(?!\.split\()/g,
    (text) => [`${text.slice(0, -1)}x${text.slice(-1)}`],
  ],
  ["truthFlipped", /\b(?:true|false)\b/g, (truth) => [String(truth === "false")]],
  ["momentSwapped", /(?<![\w.])(?:get|exists)(?:After)?(?=\()/g, (moment) => [moments[moment] ?? moment]],
  ["normalisationDropped", /\.(?:lower|trim)\(\)/g, () => [""]],
];

const atom = String.raw`\\\\(?:x\{[0-9a-f]+\}|p\{\w+\}|x[0-9a-f]{2}|\\\\|.)|\\.|[^\]]`;
const patternParts = new RegExp(
  String.raw`(?<class>\[(?:${atom})+\])|(?<dot>\\\\\.)|(?<flags>\(\?s\))|\{\d+,?\}|[+*]`,
  "g",
);
const classElements = new RegExp(`(?:${atom})(?:-(?:${atom}))?`, "g");
const looser: Record<string, string> = { "+": "*", "*": "?" };

/** The most characters that a name shows of the rules around a change. */
const mostShown = 110;

export function mutantsOf(source: string): Mutant[] {
  const searched = source.replace(/\/\/.*|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g, (text) =>
    text.startsWith("/") ? " ".repeat(text.length) : `'${"_".repeat(text.length - 2)}'`,
  );
  const statements = statementsOf(searched);
  // A function judges if a condition calls it.
  const conditions = statements.flatMap(({ expression }) => sitesOf(searched, expression, "whole")).filter(isCondition);
  const judging = new Set(conditions.map(({ shape }) => /^(\w+)\(\s*\)$/.exec(shape)?.[1]));
  const mutants = new Map<string, Mutant>();
  const seen = new Map<string, number>();
  for (const { scope, name, methodsAt, expression } of statements) {
    const sites = sitesOf(searched, expression, name === undefined || judging.has(name) ? "whole" : "value");
    const edits = sites.flatMap((site) => siteEdits(source, searched, site));
    edits.push(...wordEdits(source, searched, sites), ...(methodsAt ? methodEdits(source, methodsAt) : []));
    for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
      const around = sites.filter((site) => site.start <= edit.start && edit.end <= site.end);
      add(scope, around.length > 0 ? around : sites.slice(0, 1), edit);
    }
  }
  return [...mutants.values()];

  function add(scope: string, around: readonly Site[], edit: Edit): void {
    const rules = source.slice(0, edit.start) + edit.text + source.slice(edit.end);
    if (rules === source || mutants.has(rules)) return;
    const texts = around.map(({ start, end }) => inOneLine(source.slice(start, end)));
    const shown = texts.find((text) => text.length <= mostShown) ?? texts.at(-1) ?? "";
    const name = `${scope} | ${shortened(shown)} | ${shortened(changeOf(source, edit, shown))}`;
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    const operand = around.findLast(({ role }) => role === "conjunct" || role === "disjunct") ?? around[0] ?? edit;
    const concerns = { start: operand.start, end: operand.end };
    const changed = { start: edit.start, end: edit.end };
    const nthName = nth === 1 ? name : `${name} #${nth}`;
    mutants.set(rules, { name: nthName, operator: edit.operator, scope, rules, changed, concerns });
  }
}

/** The permissions (`allow`), and the values of the functions that they call. */
function statementsOf(searched: string): Statement[] {
  const statements: Statement[] = [];
  const scopes: string[] = [];
  const scopeNow = () => scopes.at(-1) ?? "";
  const words =
    /\bmatch ((?:\/[\w{}=*]+)+) \{|\bfunction (\w+)\([^)]*\) \{|\ballow ([\w, ]+): if ([^;]+);|\b(let \w+ =|return) ([^;]+);|\}/dg;
  for (const { 1: path, 2: functionName, 3: allowed, 5: word, indices = [] } of searched.matchAll(words)) {
    const place = (group: number): Place => ({ start: indices[group]?.[0] ?? 0, end: indices[group]?.[1] ?? 0 });
    if (path !== undefined) scopes.push(path === "/databases/{database}/documents" ? "" : scopeNow() + path);
    else if (functionName !== undefined) scopes.push(`${scopeNow()} ${functionName}`.trim());
    else if (allowed !== undefined)
      statements.push({ scope: `${scopeNow()} allow ${allowed}`, methodsAt: place(3), expression: place(4) });
    else if (word === undefined) scopes.pop();
    else
      statements.push({
        scope: scopeNow(),
        name: word === "return" ? (scopeNow().split(" ").at(-1) ?? "") : "",
        expression: place(6),
      });
  }
  return statements;
}

/** The text of a place with blanks for what stands in brackets. */
function shapeOf(searched: string, { start, end }: Place): string {
  let depth = 0;
  return searched.slice(start, end).replace(/[^]/g, (sign) => {
    if (/[)\]}]/.test(sign)) depth--;
    const shown = depth === 0 ? sign : " ";
    if (/[([{]/.test(sign)) depth++;
    return shown;
  });
}

/** The places between the signs that a pattern finds, outside of brackets. */
function cutAt(searched: string, place: Place, pattern: RegExp): Place[] {
  const cuts = [...shapeOf(searched, place).matchAll(pattern)];
  const starts = [0, ...cuts.map(({ index, 0: sign }) => index + sign.length)];
  return starts.map((from, nth) => {
    const to = cuts[nth]?.index ?? place.end - place.start;
    return { start: place.start + from, end: place.start + to };
  });
}

/** The conditions and values within an expression, each before those within it. */
function sitesOf(searched: string, place: Place, role: Role): Site[] {
  const text = searched.slice(place.start, place.end);
  const start = place.start + text.length - text.trimStart().length;
  const end = start + text.trim().length;
  const shape = shapeOf(searched, { start, end });
  const site = { role, shape, start, end };
  const parts = (pattern: RegExp, first: Role, others: Role = first) =>
    cutAt(searched, site, pattern).flatMap((part, nth) => sitesOf(searched, part, nth === 0 ? first : others));
  if (shape === "") return [];
  if (shape.includes("?")) return [site, ...parts(/[?:]/g, "choice", "value")];
  if (shape.includes("||")) return [site, ...parts(/\|\|/g, "disjunct")];
  if (shape.includes("&&")) return [site, ...parts(/&&/g, "conjunct")];
  if (shape.startsWith("!")) return [site, ...sitesOf(searched, { start: start + 1, end }, "part")];
  const brackets = [...shape.matchAll(/[([{]\s*[)\]}]/g)];
  const inner = brackets.flatMap(({ index, 0: bracket }) => {
    const isParenthesised = bracket.length === shape.length && bracket.startsWith("(");
    const isList = bracket.startsWith("[") && !/[\w)\]]$/.test(shape.slice(0, index));
    const roleWithin = isParenthesised && role !== "value" ? "part" : isList ? "entry" : "value";
    const within = { start: start + index + 1, end: start + index + bracket.length - 1 };
    return cutAt(searched, within, /,/g).flatMap((one) => sitesOf(searched, one, roleWithin));
  });
  return [site, ...inner];
}

function isCondition({ role }: Site): boolean {
  return role !== "value" && role !== "entry";
}

/** Changes of a condition by its role, and the loss of an entry of a list. */
function siteEdits(source: string, searched: string, { role, shape, start, end }: Site): Edit[] {
  const condition = source.slice(start, end);
  const edits: Edit[] = [];
  const replace = (operator: string, text: string) => edits.push({ operator, start, end, text });
  if (role === "entry") {
    const next = /^\s*,\s*/.exec(searched.slice(end))?.[0].length;
    const before = next === undefined ? (/,\s*$/.exec(searched.slice(0, start))?.[0].length ?? 0) : 0;
    edits.push({ operator: "entryDropped", start: start - before, end: end + (next ?? 0), text: "" });
  }
  if (role === "conjunct" || role === "whole" || role === "choice") replace("conditionDropped", "true");
  if (role === "disjunct" || role === "whole" || role === "choice") replace("alternativeDropped", "false");
  if (edits.length === 0 || role === "entry") return edits;
  if (/&&|\|\||\?/.test(shape)) replace("conditionNegated", `!(${condition})`);
  else if (shape.startsWith("!")) replace("conditionNegated", condition.slice(1));
  else if (!/[=!<>]=|[<>]/.test(shape)) replace("conditionNegated", `!(${condition})`);
  return edits;
}

/** Changes of what a pattern finds in an expression. */
function wordEdits(source: string, searched: string, sites: readonly Site[]): Edit[] {
  const [{ start, end } = { start: 0, end: 0 }] = sites;
  const found = (pattern: RegExp) =>
    [...searched.slice(0, end).matchAll(pattern)].flatMap(({ index, 0: { length } }) =>
      index < start ? [] : { start: index, end: index + length },
    );
  const words = wordOperators.flatMap(([operator, pattern, replacements]) =>
    found(pattern).flatMap((place) =>
      replacements(source.slice(place.start, place.end)).map((text) => ({ ...place, operator, text })),
    ),
  );
  const same = (edit: Edit) => sites.find((site) => site.start === edit.start && site.end === edit.end)?.role;
  return [
    ...words.filter((edit) =>
      edit.operator === "textChanged"
        ? same(edit) !== "entry"
        : edit.operator !== "truthFlipped" || same(edit) !== "whole",
    ),
    ...found(/(?<=\.matches\(')_+(?='\))/g).flatMap((place) => patternEdits(source, place)),
  ];
}

/** A pattern of `matches` allows everything, or more, or less: `^` and `$` say nothing there. */
function patternEdits(source: string, { start, end }: Place): Edit[] {
  const pattern = source.slice(start, end);
  const edit = (at: number, length: number, text: string): Edit => {
    return { operator: "patternChanged", start: start + at, end: start + at + length, text };
  };
  const changes = [...pattern.matchAll(patternParts)].flatMap(({ index, 0: part, groups = {} }) => {
    if (!groups.class) return edit(index, part.length, groups.dot ? "." : groups.flags ? "" : (looser[part] ?? "+"));
    const isNegated = part.startsWith("[^");
    const inner = index + (isNegated ? 2 : 1);
    const elements = pattern.slice(inner, index + part.length - 1).matchAll(classElements);
    // Each intruder is by itself enough to make two of one address, or a header. A hyphen at the end stands for itself.
    const intruders = !isNegated && /[a-z]-[a-z]/i.test(part) ? [" ", ",", "<"] : [];
    return [
      ...[...elements].map((element) => edit(inner + element.index, element[0].length, "")),
      ...intruders.map((more) => edit(inner, 0, more)),
    ];
  });
  return [edit(0, pattern.length, "(?s).*"), ...changes];
}

/** Removes one of the allowed methods, or adds one. */
function methodEdits(source: string, place: Place): Edit[] {
  const allowed = source.slice(place.start, place.end).split(", ");
  const fewer = allowed.length > 1 ? withoutEach(allowed) : [];
  const more = methods.filter((method) => !allowed.includes(method)).map((method) => [...allowed, method]);
  return [
    ...fewer.map((left) => ({ ...place, operator: "methodDropped", text: left.join(", ") })),
    ...more.map((widened) => ({ ...place, operator: "methodAdded", text: widened.join(", ") })),
  ];
}

function changeOf(source: string, { operator, start, end, text }: Edit, shown: string): string {
  const was = source.slice(start, end);
  if (operator === "patternChanged" && !text.includes(".*"))
    return `${source.slice(start - 6, start)}‹${was} → ${text}›${/^\S*/.exec(source.slice(end, end + 6))?.[0] ?? ""}`;
  if (operator !== "entryDropped") return inOneLine(`${inOneLine(was) === shown ? "" : was} → ${text}`);
  const left = text.split(",");
  return `without ${text === "" ? was.replace(/^, *|,\s*$/g, "") : was.split(",").find((name) => !left.includes(name))}`;
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function shortened(text: string): string {
  return text.length <= mostShown ? text : `${text.slice(0, mostShown - 30)} … ${text.slice(-25)}`;
}
