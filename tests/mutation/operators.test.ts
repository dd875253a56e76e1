// Prints the mutants of some rules.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { equivalentMutants } from "./equivalent-mutants";
import { mutantsOf } from "./mutants";
import { parseRules } from "./syntax/rules-tree";

function namesFor(body: string, operator: string): string[] {
  const rules = `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${body} } }`;
  return mutantsOf(rules).flatMap((mutant) => (mutant.operator === operator ? [mutant.name] : []));
}

const guarded = (condition: string) => `match /notes/{id} { allow get: if ${condition}; }`;

test("what && joins is dropped, and what || joins is never enough", () => {
  const rules = guarded("a.b && (c(d) || !(e in f))");
  expect(namesFor(rules, "conditionDropped")).toEqual([
    "/notes/{id} allow get | a.b && (c(d) || !(e in f)) | → true",
    "/notes/{id} allow get | a.b && (c(d) || !(e in f)) | a.b → true",
    "/notes/{id} allow get | a.b && (c(d) || !(e in f)) | (c(d) || !(e in f)) → true",
  ]);
  expect(namesFor(rules, "alternativeDropped")).toEqual([
    "/notes/{id} allow get | a.b && (c(d) || !(e in f)) | → false",
    "/notes/{id} allow get | a.b && (c(d) || !(e in f)) | c(d) → false",
    "/notes/{id} allow get | a.b && (c(d) || !(e in f)) | !(e in f) → false",
  ]);
});

test("a function that a condition calls judges, and one that names a document does not", () => {
  const rules = `function mine() { return get(place()).data.by; } function place() { return /notes/$(id); }
    ${guarded("mine()")}`;
  expect(namesFor(rules, "conditionDropped")).toEqual([
    "mine | get(place()).data.by | → true",
    "/notes/{id} allow get | mine() | → true",
  ]);
  expect(namesFor(rules, "momentSwapped")).toEqual(["mine | get(place()).data.by | get → getAfter"]);
});

test("comparisons, bounds and texts are changed where they stand", () => {
  const rules = guarded("a.get('admin', false) == b && c.size() <= 20");
  const around = "/notes/{id} allow get | a.get('admin', false) == b && c.size() <= 20 | ";
  expect(namesFor(rules, "conditionNegated")).toEqual([
    `${around}→ !(a.get('admin', false) == b && c.size() <= 20)`,
    `${around}== → !=`,
    `${around}<= → >`,
  ]);
  expect(namesFor(rules, "boundaryMoved")).toEqual([`${around}<= → <`]);
  expect(namesFor(rules, "numberRaised")).toEqual([`${around}20 → 21`, `${around}20 → 200`]);
  expect(namesFor(rules, "textChanged")).toEqual([`${around}'admin' → 'adminx'`]);
  expect(namesFor(rules, "truthFlipped")).toEqual([`${around}false → true`]);
});

test("lists lose each entry and get one more, also those that are one text", () => {
  const rules = guarded("a.hasOnly(['b', 'c']) && d.hasOnly('e,f'.split(','))");
  const around = "/notes/{id} allow get | a.hasOnly(['b', 'c']) && d.hasOnly('e,f'.split(',')) | ";
  expect(namesFor(rules, "entryDropped")).toEqual([
    `${around}without 'b'`,
    `${around}without 'c'`,
    `${around}without e`,
    `${around}without f`,
  ]);
  expect(namesFor(rules, "listWidened")).toHaveLength(2);
});

test("a pattern allows everything, loses what its classes hold, and lets in what makes two addresses", () => {
  const rules = guarded(String.raw`a.matches('^[^\\s@]{2}(\\.[a-z\\x{ad}\\p{Mn}-])+$')`);
  const [opened, ...changes] = namesFor(rules, "patternChanged").map((name) => /‹.*›/.exec(name)?.[0] ?? name);
  expect(opened).toMatch(/→ \(\?s\)\.\*$/);
  expect(changes).toEqual([
    String.raw`‹\\s → ›`,
    "‹@ → ›",
    "‹{2} → +›",
    String.raw`‹\\. → .›`,
    "‹a-z → ›",
    String.raw`‹\\x{ad} → ›`,
    String.raw`‹\\p{Mn} → ›`,
    "‹- → ›",
    "‹ →  ›",
    "‹ → ,›",
    "‹ → <›",
    "‹+ → *›",
  ]);
});

test("a method is added, and taken away where others are left", () => {
  const rules = "match /notes/{id} { allow get, delete: if a; }";
  expect(namesFor(rules, "methodDropped")).toHaveLength(2);
  expect(namesFor(rules, "methodAdded").map((name) => name.split(" → ")[1])).toEqual([
    "get, delete, list",
    "get, delete, create",
    "get, delete, update",
  ]);
});

const productRules = readFileSync("firestore.rules", "utf8");
const productMutants = mutantsOf(productRules);

test("the product's rules are read to their end, and each mutant of them is another text with a name of its own", () => {
  expect(productMutants.length).toBeGreaterThan(parseRules(productRules).statements.length * 5);
  expect(new Set(productMutants.map((mutant) => mutant.rules)).size).toBe(productMutants.length);
  expect(new Set(productMutants.map(({ name }) => name)).size).toBe(productMutants.length);
  expect(productMutants.filter((mutant) => mutant.rules === productRules)).toEqual([]);
});

test("whatever is listed as equivalent is a mutant of the rules as they are", () => {
  const names = new Set(productMutants.map(({ name }) => name));
  expect(Object.keys(equivalentMutants).filter((name) => !names.has(name))).toEqual([]);
});

test("what stands in a map is changed where it stands", () => {
  const rules = guarded("a({'b': c.get('d', ''), 'e': {}}, f)");
  const around = "/notes/{id} allow get | a({'b': c.get('d', ''), 'e': {}}, f) | ";
  expect(namesFor(rules, "textChanged")).toEqual(["'b' → 'bx'", "'d' → 'dx'", "'e' → 'ex'"].map((one) => around + one));
});

test("what is no rule is refused with its place", () => {
  expect(() => parseRules("rules_version = '2'; service x { match /a { permit get; } }")).toThrow("permit at 44");
});
