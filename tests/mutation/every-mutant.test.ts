// `npm run rules:mutate`: every mutant of the security rules is tried with the tables of tests/rules, or those of the
// parts that are named behind it, such as `-- taskQueue savedReplies`. WAYMARK_MUTANTS draws so many of them.
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { startTestSuite, stopSuite } from "../../local/suite/test-suite";
import { seedOfRun } from "../support/shared/seed";
import { equivalentMutants, isNamedBy, reasonOf } from "./equivalent-mutants";
import { mutantsOf, type Mutant } from "./mutants";
import { askingRules, isWithin, reachedOnly } from "./pruned-rules";
import { evaluatedPlaces, forEach, loadTables, startTrials, UnloadableRulesError } from "./trials";
import type { EvaluatedPlace, Trial } from "./trials";

type Place = Mutant["concerns"];

interface Verdict {
  mutant: string;
  operator: string;
  /** The trial that told it from the rules; none has for a survivor. */
  caughtBy?: string;
}

interface TrialGroup {
  project: string;
  trials: Trial[];
  evaluated: EvaluatedPlace[];
  /** The paths and methods that its refusals ask for, such as `/seats/{code} get`. */
  asked: string[];
}

const folder = join(".local", "rules-mutation");
const file = join(folder, "verdicts.jsonl");
const rules = readFileSync("firestore.rules", "utf8");
const parts = (process.env.MUTATED_PARTS ?? "").split(" ");
const all = mutantsOf(rules);
const meant = all.filter(({ name }) => parts.some((part) => name.includes(part)));
const tables = await loadTables();

/** The emulator keeps, outside its heap, some 200 kB of each version of the rules: of more mutants it would end. */
const mostOfOneEmulator = 600;

const startEmulator = async () =>
  Object.assign(process.env, await startTestSuite({ app: false, functions: false }, { longRun: true }));
afterAll(stopSuite);

test("whatever could be wrong with the rules is noticed by a table of permissions", async () => {
  expect(meant, `mutants of ${parts.join(", ")}`).not.toEqual([]);
  const mutants = drawn(meant, Number(process.env.WAYMARK_MUTANTS ?? meant.length), seedOfRun());
  const { verdicts, earlier } = startVerdicts();
  await startEmulator();
  const { trials, close, startAgain } = await startTrials(tables, rules);
  const changeEmulator = async () => {
    await close();
    await stopSuite();
    await startEmulator();
    await startAgain();
  };
  const add = ({ name, operator }: Mutant, caughtBy: string | undefined) => {
    const verdict = { mutant: name, operator, ...(caughtBy !== undefined && { caughtBy }) };
    verdicts.set(name, verdict);
    appendFileSync(file, `${JSON.stringify(verdict)}\n`);
  };
  // The trial that caught a mutant the last time still does, as a rule; only the others need the evaluated places.
  const trialOf = new Map(trials.map((trial) => [trial.name, trial]));
  await forEach(mutants, async (mutant) => {
    const trial = trialOf.get(earlier.get(mutant.name) ?? "");
    if (!trial || verdicts.has(mutant.name)) return;
    if (!(await inTurn(trial.project, () => trial.holds(mutant.rules)))) add(mutant, trial.name);
  });
  const left = mutants.filter(({ name }) => !verdicts.has(name));
  process.stderr.write(
    `${left.length} of ${mutants.length} mutants and ${trials.length} trials are left to compare.\n`,
  );
  if (left.length > 0) {
    const catchMutant = mutantCatcher(await groupsOf(trials));
    for (const [nth, some] of lotsOf(left, mostOfOneEmulator).entries()) {
      process.stderr.write(`${left.length - nth * mostOfOneEmulator} mutants are left.\n`);
      await changeEmulator();
      await forEach(some, async (mutant) => add(mutant, await catchMutant(mutant)));
    }
  }
  await close();

  const results = mutants.flatMap(({ name }) => verdicts.get(name) ?? []);
  const report = `${reportOf(results)}\n`;
  writeFileSync(join(folder, "report.txt"), report);
  process.stderr.write(report);
  expect(findingsOf(results)).toEqual({ survivors: [], caughtEquivalents: [], goneEquivalents: [] });
});

/** In any order: those of one place, which the same project tries, would wait for each other. */
function drawn(some: readonly Mutant[], size: number, seed: number): Mutant[] {
  const any = fc.shuffledSubarray([...some], { minLength: size, maxLength: size });
  return fc.sample(any, { seed, numRuns: 1 }).flat();
}

const turns = new Map<string, Promise<unknown>>();

/** A project has one set of rules at a time. */
function inTurn<Result>(project: string, act: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(project) ?? Promise.resolve()).then(act, act);
  turns.set(project, turn);
  return turn;
}

/** The verdicts of an interrupted run of the same rules and tests, and the trials that caught mutants of other ones. */
function startVerdicts() {
  const hash = createHash("sha256").update(rules);
  for (const name of ["tests/rules", "tests/support/shared"])
    for (const path of readdirSync(name, { recursive: true, encoding: "utf8" }).toSorted())
      if (path.endsWith(".ts")) hash.update(readFileSync(join(name, path)));
  const state = hash.digest("hex");
  const [head, ...lines] = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  const kept = lines.map((line) => JSON.parse(line) as Verdict);
  if (head !== state) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${state}\n`);
  }
  return {
    verdicts: new Map(head === state ? kept.map((verdict) => [verdict.mutant, verdict]) : []),
    earlier: new Map(kept.map(({ mutant, caughtBy }) => [mutant, caughtBy])),
  };
}

/** The trials that are asked together for what they evaluate: the emulator reports for as long as some fifty run. */
const trialsOfOneLot = 60;

async function groupsOf(trials: readonly Trial[]): Promise<TrialGroup[]> {
  const groups: TrialGroup[] = [];
  const broken: string[] = [];
  const asking = askingRules(rules);
  const projects = [...new Set(trials.map(({ project }) => project))];
  await forEach(projects, async (project) => {
    let before: Awaited<ReturnType<typeof evaluatedPlaces>> = [];
    const all = trials.filter((trial) => trial.project === project);
    const ofOutcome = (allowed: boolean) => all.filter((trial) => trial.allowed === allowed);
    const lots = [true, false].flatMap((allowed) => lotsOf(ofOutcome(allowed), trialsOfOneLot));
    for (const together of lots) {
      for (const trial of together) if (!(await trial.holds(asking.text))) broken.push(trial.name);
      const places = await evaluatedPlaces(project);
      const told = places.map((place, nth) => ({ ...place, times: timesSince(before[nth], place) })).filter(isTold);
      const asked = [...asking.questions].filter(([, question]) => told.some((place) => isWithin(place, question)));
      const isQuestion = (place: Place) => asked.some(([, question]) => isWithin(place, question));
      groups.push({
        trials: together,
        project,
        evaluated: told.filter((place) => !isQuestion(place)).map((place) => ({ ...place, ...asking.inRules(place) })),
        asked: together[0]?.allowed === false ? asked.map(([question]) => question) : [],
      });
      before = places;
    }
  });
  expect(broken).toEqual([]);
  return groups;
}

function timesSince(before: EvaluatedPlace | undefined, { times }: EvaluatedPlace): EvaluatedPlace["times"] {
  const { true: wasTrue, false: wasFalse, other } = before?.times ?? { true: 0, false: 0, other: 0 };
  return { true: times.true - wasTrue, false: times.false - wasFalse, other: times.other - other };
}

const isTold = ({ times }: EvaluatedPlace) => times.true + times.false + times.other > 0;

function lotsOf<Item>(all: readonly Item[], size: number): Item[][] {
  const begins = Array.from({ length: Math.ceil(all.length / size) }, (_, nth) => nth * size);
  return begins.map((begin) => all.slice(begin, begin + size));
}

/** So many of the trials that have caught others of a scope are tried first. */
const mostBefore = 6;

/** Returns a function that finds, by its name, the trial that catches a mutant, if one does. */
function mutantCatcher(groups: readonly TrialGroup[]): (mutant: Mutant) => Promise<string | undefined> {
  const prunes = new Map<string, (mutated: string) => string>();
  const prunedFor = (some: readonly TrialGroup[], more: Place[]) => {
    const key = [...some.map((group) => groups.indexOf(group)), ...more.map(({ start }) => -start)].join();
    const places = [...some.flatMap(({ evaluated }) => evaluated), ...more];
    const prune = prunes.get(key) ?? reachedOnly(rules, places);
    prunes.set(key, prune);
    return prune;
  };
  const caughtIn = new Map<string, Trial[]>();

  return async (mutant) => {
    const { name, operator, scope, concerns, rules: mutated } = mutant;
    const added =
      operator === "methodAdded" ? `${scope.split(" allow ")[0]} ${/(\w+)(?: #\d+)?$/.exec(name)?.[1]}` : "";
    const isTold = groups.some(({ evaluated }) => evaluated.some((place) => isWithin(place, concerns)));
    const concerned = groups.filter((group) => {
      // Only a refusal of the new method can be let through, and that may evaluate no part of the change before.
      if (added !== "") return group.asked.includes(added);
      // The emulator tells nothing about a condition that is only `true`.
      return !isTold || isReached(mutant, group);
    });
    // The trials that caught others of this scope often catch this one, too.
    const before = caughtIn.get(scope) ?? [];
    const projects = new Set([...before.map(({ project }) => project), ...byShare(concerned, groups)]);
    // A refused first part has left the others unevaluated: a survivor is tried with all of the project.
    for (const evaluatedBy of reasonOf(name) === undefined ? [concerned, groups] : [concerned])
      for (const project of projects) {
        const all = concerned.flatMap((group) => (group.project === project ? group.trials : []));
        const trials = new Set([...before.filter((trial) => all.includes(trial)), ...inOrder(all, name)]);
        const ofProject = evaluatedBy.filter((group) => group.project === project);
        const loaded = prunedFor(ofProject, added === "" ? [] : [concerns])(mutated);
        const caughtBy = await inTurn(project, () => firstToCatch(trials, loaded));
        if (typeof caughtBy === "string") return caughtBy;
        if (!caughtBy) continue;
        caughtIn.set(scope, [caughtBy, ...before.filter((trial) => trial !== caughtBy)].slice(0, mostBefore));
        return caughtBy.name;
      }
    return undefined;
  };
}

/** Tells whether these trials met the condition; one that becomes `true`, or `false`, as anything but that. */
function isReached({ operator, changed, concerns }: Mutant, { evaluated }: TrialGroup): boolean {
  if (!evaluated.some((place) => isWithin(place, concerns))) return false;
  const becomes = operator === "conditionDropped" ? "true" : operator === "alternativeDropped" ? "false" : undefined;
  // The emulator tells of a condition in parentheses with them or without.
  const isWhole = ({ start, end }: Place) => end - start >= changed.end - changed.start - 2;
  const whole = evaluated.filter((place) => isWithin(place, changed) && isWhole(place));
  if (becomes === undefined || whole.length === 0) return true;
  return whole.some(({ times }) => times[becomes] < times.true + times.false + times.other);
}

/** Or the words on why there is no need of one. */
async function firstToCatch(trials: Iterable<Trial>, mutated: string): Promise<Trial | string | undefined> {
  try {
    for (const trial of trials) if (!(await trial.holds(mutated))) return trial;
    return undefined;
  } catch (problem) {
    if (problem instanceof UnloadableRulesError) return "the emulator, which does not load it";
    throw problem;
  }
}

/** The projects of some groups, beginning with those of which the most groups are among them. */
function byShare(some: readonly TrialGroup[], all: readonly TrialGroup[]): string[] {
  const count = (groups: readonly TrialGroup[], name: string) =>
    groups.filter(({ project }) => project === name).length;
  const share = (project: string) => count(some, project) / count(all, project);
  return [...new Set(some.map(({ project }) => project))].toSorted((one, other) => share(other) - share(one));
}

/** The first are those that name most of what the mutant names, and some refusals; permissions change the data. */
function inOrder(trials: readonly Trial[], mutant: string): Trial[] {
  const words = new Set(
    mutant
      .split(" | ")
      .slice(1)
      .join(" ")
      .match(/[A-Za-z]{4,}/g),
  );
  const shared = ({ name }: Trial) => (name.match(/[A-Za-z]{4,}/g) ?? []).filter((word) => words.has(word)).length;
  const scored = new Map(trials.map((trial) => [trial, shared(trial)]));
  const likely = trials.toSorted((one, other) => (scored.get(other) ?? 0) - (scored.get(one) ?? 0));
  const permissions = trials.filter(({ allowed }) => allowed);
  const refusals = trials.filter(({ allowed }) => !allowed);
  return [...likely.slice(0, 4), ...refusals.slice(0, 8), ...permissions.slice(0, 4), ...likely];
}

function findingsOf(results: readonly Verdict[]) {
  const isCaught = ({ caughtBy }: Verdict) => caughtBy !== undefined;
  const named = equivalentMutants.flatMap(([, ...names]) => names);
  const listed = named.filter((one) => typeof one !== "string" || parts.some((part) => one.includes(part)));
  return {
    survivors: results.filter((one) => !isCaught(one) && !reasonOf(one.mutant)).map(({ mutant }) => mutant),
    caughtEquivalents: results
      .filter((one) => isCaught(one) && named.includes(one.mutant))
      .map(({ mutant, caughtBy = "" }) => `${mutant} (by "${caughtBy}")`),
    goneEquivalents: listed.filter((one) => !all.some(({ name }) => isNamedBy(one, name))).map(String),
  };
}

function reportOf(results: readonly Verdict[]): string {
  const row = (name: string, some: readonly Verdict[]) => {
    const left = some.filter(({ caughtBy }) => caughtBy === undefined);
    const equivalent = left.filter(({ mutant }) => reasonOf(mutant)).length;
    return [name, some.length, some.length - left.length, equivalent, left.length - equivalent];
  };
  const operators = [...new Set(results.map(({ operator }) => operator))].toSorted();
  const rows = operators.map((name) =>
    row(
      name,
      results.filter(({ operator }) => operator === name),
    ),
  );
  const { survivors, caughtEquivalents, goneEquivalents } = findingsOf(results);
  const list = (title: string, names: string[]) =>
    names.length === 0 ? [] : ["", `${title}:`, ...names.map((name) => `  ${name}`)];
  return [
    ...[["", "mutants", "caught", "equivalent", "survived"], ...rows, row("all", results)].map(
      ([name = "", ...numbers]) => String(name).padEnd(22) + numbers.map((one) => String(one).padStart(12)).join(""),
    ),
    ...list("Survived", survivors),
    ...list("Listed as equivalent, but caught", caughtEquivalents),
    ...list("Listed as equivalent, but not there any more", goneEquivalents),
  ].join("\n");
}
