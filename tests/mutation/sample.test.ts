// A sample of what `npm run rules:mutate` does with every mutant of the security rules.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { equivalentMutants } from "./equivalent-mutants";
import { mutantsOf } from "./mutants";
import { catchWith } from "./run/catch-mutant";
import { blocksOnly } from "./run/evaluated";
import { loadTables, startTrials } from "./run/trials";

const [seed, size] = [13, 10];
const tables = await loadTables("misfits/visitors.test.ts");

test("ten ways to ask too little of a new subscriber are noticed", { timeout: 120_000 }, async () => {
  const rules = blocksOnly(readFileSync("firestore.rules", "utf8"), new Set(["/emailList/{id}"]));
  const mutants = mutantsOf(rules).filter(
    ({ scope, name }) => scope.endsWith(" isSubscription") && !Object.hasOwn(equivalentMutants, name),
  );
  const any = fc.shuffledSubarray(mutants, { minLength: size, maxLength: size });
  const [sample = []] = fc.sample(any, { seed, numRuns: 1 });
  const about = tables.filter(({ title }) => title === "misfits on the mailing list");
  const { trials, close } = await startTrials(about, rules);
  const unnoticed: string[] = [];
  for (const mutant of sample) if (!(await catchWith(trials, () => mutant.rules))) unnoticed.push(mutant.name);
  await close();
  expect(sample).toHaveLength(size);
  expect(unnoticed).toEqual([]);
});
