// `npm run rules:mutate`: every mutant of the security rules is tried with the tables of tests/rules, or those of the
// parts that are named behind it, such as `-- taskQueue savedReplies`.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { equivalentMutants } from "../equivalent-mutants";
import { mutantsOf } from "../mutants";
import { keptBaseline } from "../run/baseline-file";
import { mutantCatcher } from "../run/catch-mutant";
import { baselineOf } from "../run/evaluated";
import { findingsOf, reportOf } from "../run/report";
import { loadTables, startTrials } from "../run/trials";
import { VerdictFile } from "../run/verdicts";

const folder = join(".local", "rules-mutation");
const rules = readFileSync("firestore.rules", "utf8");
const parts = (process.env.MUTATED_PARTS ?? "").split(" ");
const isMeant = (name: string) => parts.some((part) => name.includes(part));
const equivalents = Object.fromEntries(Object.entries(equivalentMutants).filter(([name]) => isMeant(name)));
const tables = await loadTables();

test("whatever could be wrong with the rules is noticed by a table of permissions", async () => {
  const all = mutantsOf(rules);
  const mutants = all.filter(({ name }) => isMeant(name));
  expect(mutants, `mutants of ${parts.join(", ")}`).not.toEqual([]);
  const state = stateOfRulesAndTests();
  const file = new VerdictFile(join(folder, "verdicts.jsonl"), state);
  const { port, trials, close } = await startTrials(tables, rules);
  const trialOf = new Map(trials.map((trial) => [trial.name, trial]));

  // The trial that caught a mutant the last time still does, as a rule; only the others need the evaluated expressions.
  for (const mutant of mutants) {
    const trial = trialOf.get(file.earlier.get(mutant.name) ?? "");
    if (trial && !file.verdicts.has(mutant.name) && !(await trial.holds(mutant.rules)))
      file.add({ mutant: mutant.name, operator: mutant.operator, caughtBy: trial.name });
  }
  const left = mutants.filter(({ name }) => !file.verdicts.has(name));
  process.stderr.write(
    `${left.length} of ${mutants.length} mutants and ${trials.length} trials are left to compare.\n`,
  );
  const places = all.map(({ concerns }) => concerns);
  const baseline = await keptBaseline(join(folder, "baseline.json"), state, trials, () =>
    baselineOf(port, rules, trials, places),
  );
  expect(baseline.broken).toEqual([]);
  const catchMutant = mutantCatcher(baseline);
  for (const [nth, mutant] of left.entries()) {
    if (nth % 100 === 0) process.stderr.write(`${left.length - nth} mutants are left.\n`);
    const caughtBy = await catchMutant(mutant);
    file.add({ mutant: mutant.name, operator: mutant.operator, ...(caughtBy && { caughtBy }) });
  }
  await close();

  const verdicts = mutants.flatMap(({ name }) => file.verdicts.get(name) ?? []);
  const report = `${reportOf(verdicts, equivalents)}\n`;
  writeFileSync(join(folder, "report.txt"), report);
  process.stderr.write(report);
  expect(findingsOf(verdicts, equivalents)).toEqual({
    survivors: [],
    caughtEquivalents: [],
    goneEquivalents: [],
  });
});

function stateOfRulesAndTests(): string {
  const hash = createHash("sha256").update(rules);
  for (const name of ["tests/rules", "tests/support/shared"])
    for (const path of readdirSync(name, { recursive: true, encoding: "utf8" }).toSorted())
      if (path.endsWith(".ts")) hash.update(readFileSync(join(name, path)));
  return hash.digest("hex");
}
