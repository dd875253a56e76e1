// A sample of what `npm run rules:mutate` does with every mutant of the security rules.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { equivalentMutants } from "./equivalent-mutants";
import { mutantsOf } from "./mutants";
import { catchWith } from "./run/catch-mutant";
import { loadTables, startTrials } from "./run/trials";

const [seed, size] = [13, 10];
const tables = await loadTables("misfits/visitors.test.ts", "email-list.test.ts");

test("ten rules for the mailing list that are wrong are noticed", { timeout: 60_000 }, async () => {
  const rules = readFileSync("firestore.rules", "utf8");
  const mutants = mutantsOf(rules).filter(
    ({ name }) => name.startsWith("/emailList/") && !Object.hasOwn(equivalentMutants, name),
  );
  const [sample = []] = fc.sample(fc.shuffledSubarray(mutants, { minLength: size, maxLength: size }), {
    seed,
    numRuns: 1,
  });
  const { trials, close } = await startTrials(
    tables.filter(({ title }) => title.includes("mailing list")),
    rules,
  );
  const unnoticed: string[] = [];
  for (const mutant of sample) if (!(await catchWith(trials, () => mutant.rules))) unnoticed.push(mutant.name);
  await close();
  expect(sample).toHaveLength(size);
  expect(unnoticed).toEqual([]);
});
