// The mutants of some rules, and a sample of what `npm run rules:mutate` does with all of the product's.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { equivalentMutants, isNamedBy, reasonOf } from "./equivalent-mutants";
import { mutantsOf } from "./mutants";
import { askingRules, reachedOnly } from "./pruned-rules";
import { loadTables, startTrials } from "./trials";

/** The changes of one condition, or of rules, by their operators. */
function changesOf(condition: string): Record<string, string[]> {
  const rules = condition.startsWith("match")
    ? condition
    : `match /notes/{id} { allow get, delete: if ${condition}; function place() { return /notes/$(id); } }`;
  const changes: Record<string, string[]> = {};
  for (const { name, operator } of mutantsOf(`match /databases/{database}/documents { ${rules} }`))
    (changes[operator] ??= []).push(name.split(" | ").at(-1) ?? "");
  return changes;
}

const conditions: [condition: string, operator: string, changes: string[]][] = [
  ["a.b && (c(d) || !(e in f))", "conditionDropped", ["→ true", "a.b → true", "(c(d) || !(e in f)) → true"]],
  ["a.b && (c(d) || !(e in f))", "alternativeDropped", ["→ false", "c(d) → false", "!(e in f) → false"]],
  ["a == b && c.size() <= 20", "conditionNegated", ["→ !(a == b && c.size() <= 20)", "== → !=", "<= → >"]],
  ["a == b && c.size() <= 20", "boundaryMoved", ["<= → <"]],
  ["a == b && c.size() <= 20", "numberRaised", ["20 → 21", "20 → 200"]],
  ["a.get('b', false) == c", "textChanged", ["'b' → 'bx'"]],
  ["a({'b': c.get('d', ''), 'e': {}}, f)", "textChanged", ["'b' → 'bx'", "'d' → 'dx'", "'e' → 'ex'"]],
  ["a.get('b', false) == c", "truthFlipped", ["false → true"]],
  ["get(place()).data.by == a.lower()", "momentSwapped", ["get → getAfter"]],
  ["get(place()).data.by == a.lower()", "normalisationDropped", [".lower() →"]],
  ["a.hasOnly(['b', 'c']) && d.hasOnly('e,f'.split(','))", "listWidened", ["→ , 'extra'", "→ ,extra"]],
  [
    "a.hasOnly(['b', 'c']) && d.hasOnly('e,f'.split(','))",
    "entryDropped",
    ["without 'b'", "without 'c'", "without e", "without f"],
  ],
  ["a", "methodDropped", ["get, delete → delete", "get, delete → get"]],
  ["a", "methodAdded", ["list", "create", "update"].map((more) => `get, delete → get, delete, ${more}`)],
];

test.each(conditions)("%s is changed: %s", (condition, operator, changes) => {
  expect(changesOf(condition)[operator]).toEqual(changes);
});

test("a pattern allows everything, loses what its classes hold, and lets in what makes two addresses", () => {
  const pattern = String.raw`a.matches('^[^\\s@]{2}(\\.[a-z\\x{ad}\\p{Mn}-])+$')`;
  const [opened, ...changes] = changesOf(pattern).patternChanged ?? [];
  expect(opened).toMatch(/→ \(\?s\)\.\*$/);
  const dropped = [String.raw`\\s`, "@"].map((one) => `‹${one} → ›`);
  const within = ["a-z", String.raw`\\x{ad}`, String.raw`\\p{Mn}`, "-"].map((one) => `‹${one} → ›`);
  const others = ["‹{2} → +›", String.raw`‹\\. → .›`, "‹ →  ›", "‹ → ,›", "‹ → <›", "‹+ → *›"];
  expect(changes.map((change) => /‹.*›/.exec(change)?.[0]).toSorted()).toEqual(
    [...dropped, ...within, ...others].toSorted(),
  );
});

const twoBlocks = `service cloud.firestore {
  match /databases/{database}/documents {
    function isOpen() {
      return resource.data.open == true;
    }
    function isAdmin() {
      return request.auth.token.admin == true;
    }
    match /notes/{id} {
      allow get: if isOpen();
      allow get: if request.auth.uid == 'owner';
      allow create, delete: if isAdmin();
      match /pages/{page} {
        allow list: if isAdmin();
      }
    }
    match /stats/{name} {
      allow get: if true;
    }
  }
}
`;

test("of a mutant's rules stays what trials have reached, and what else stands for the same method", () => {
  const start = twoBlocks.indexOf("isOpen();");
  const left = reachedOnly(twoBlocks, [{ start, end: start + 6 }])(twoBlocks.replace("'owner'", "'other'"));
  const permissions = [...left.matchAll(/(?:allow|function) .*/g)].map(String);
  expect(permissions).toEqual([
    "function isOpen() {",
    "allow get: if isOpen();",
    "allow get: if request.auth.uid == 'other';",
    "allow get: if true;",
  ]);
});

test("rules that tell what they are asked have each path with each method once, behind what stands in the rules", () => {
  const { text, questions, inRules } = askingRules(twoBlocks);
  const paths = ["/notes/{id}/pages/{page}", "/notes/{id}", "/stats/{name}"];
  const names = paths.flatMap((path) => ["get", "list", "create", "update", "delete"].map((one) => `${path} ${one}`));
  expect([...questions.keys()].toSorted()).toEqual(names.toSorted());
  for (const [name, { start, end }] of questions) expect(text.slice(start, end)).toBe(`'${name}' == ''`);
  for (const condition of ["isOpen();", "request.auth.uid ==", "if true"]) {
    const { start } = inRules({ start: text.indexOf(condition), end: 0 });
    expect(start).toBe(twoBlocks.indexOf(condition));
  }
  expect(text.replace(/^allow .*\n/gm, "")).toBe(twoBlocks);
});

const rules = readFileSync("firestore.rules", "utf8");
const mutants = mutantsOf(rules);

test("each mutant of the product's rules has a name of its own, and none is missing", () => {
  expect(mutants.length).toBeGreaterThan(3600);
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
});

test("each mutant of the product's rules is another text", { tags: ["heavy"] }, () => {
  expect(new Set(mutants.map((mutant) => mutant.rules)).size).toBe(mutants.length);
});

test("each row of known equivalents is about a mutant of the rules as they are", () => {
  const known = equivalentMutants.flatMap(([, ...names]) => names);
  expect(known.filter((one) => !mutants.some(({ name }) => isNamedBy(one, name)))).toEqual([]);
});

const tables = await loadTables("misfits/visitors.test.ts");

test("two ways to ask too little of a new subscriber are noticed", { timeout: 120_000 }, async () => {
  const [seed, size] = [13, 2];
  const some = mutants.filter(({ scope, name }) => scope.endsWith(" isSubscription") && !reasonOf(name));
  const any = fc.shuffledSubarray(some, { minLength: size, maxLength: size });
  const [sample = []] = fc.sample(any, { seed, numRuns: 1 });
  const about = tables.filter(({ title }) => title === "misfits on the mailing list");
  const { trials, close } = await startTrials(about, rules);
  const isNoticed = async (mutated: string) => {
    for (const trial of trials) if (!(await trial.holds(mutated))) return true;
    return false;
  };
  const unnoticed: string[] = [];
  for (const mutant of sample) if (!(await isNoticed(mutant.rules))) unnoticed.push(mutant.name);
  await close();
  expect(unnoticed).toEqual([]);
});
