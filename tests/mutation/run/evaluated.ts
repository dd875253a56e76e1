// What the rules evaluate in each trial: only what evaluates a condition can notice that it was changed.
import type { Mutant } from "../mutants";
import { coverageOf, loadRules, type Count } from "./coverage";
import { parseRules } from "../syntax/rules-tree";
import type { Trial } from "./trials";

type Place = Mutant["concerns"];

/** The conditions that a trial evaluates, and of each whether something in it was not true. */
export type Evaluated = ReadonlyMap<string, { failed: boolean }>;

export function placeKey({ start, end }: Place): string {
  return `${start}-${end}`;
}

/** What is told about a project grows and takes longer each time, until its rules are loaded, which takes long too. */
const mostTold = 2_000_000;

export interface Baseline {
  /** The blocks of the rules that each project reaches, by their paths. */
  reached: Map<string, Set<string>>;
  evaluated: Map<Trial, Evaluated>;
  /** The trials that do not even hold with the rules as they are. */
  broken: string[];
}

/** Tries everything once with the rules as they are. */
export async function baselineOf(
  port: number,
  rules: string,
  trials: readonly Trial[],
  places: readonly Place[],
): Promise<Baseline> {
  const baseline: Baseline = { evaluated: new Map(), reached: new Map(), broken: [] };
  let project: string | undefined;
  let before = new Map<string, Count>();
  let size = 0;
  const { blocks } = parseRules(rules);
  for (const trial of trials) {
    if (trial.project !== project || size > mostTold) {
      project = trial.project;
      await loadRules(port, project, rules);
      before = new Map();
    }
    if (!(await trial.holds(rules))) baseline.broken.push(trial.name);
    const { counts, ...told } = await coverageOf(port, trial.project);
    size = told.size;
    const fresh = counts.filter((count) => count.all !== before.get(placeKey(count))?.all);
    baseline.evaluated.set(trial, conditionsAmong(fresh, before, places));
    const reached = baseline.reached.get(project) ?? new Set();
    for (const { path, ...block } of blocks) if (counts.some(isIn(block))) reached.add(path);
    baseline.reached.set(project, reached);
    before = new Map(counts.map((count) => [placeKey(count), count]));
  }
  return baseline;
}

function conditionsAmong(
  fresh: readonly Count[],
  before: ReadonlyMap<string, Count>,
  places: readonly Place[],
): Evaluated {
  const failed = fresh.filter((count) => count.failed !== (before.get(placeKey(count))?.failed ?? 0));
  return new Map(
    places
      .filter((place) => fresh.some(isIn(place)))
      .map((place) => [placeKey(place), { failed: failed.some(isIn(place)) }]),
  );
}

function isIn(place: Place): (count: Count) => boolean {
  return ({ start, end }) => start >= place.start && end <= place.end;
}

/** The rules without the blocks that a project never reaches: to load them takes most of the time. */
export function rulesFor({ rules }: Mutant, reached: ReadonlySet<string>): string {
  const beyond = parseRules(rules).blocks.filter(({ path }) => !reached.has(path));
  return beyond.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), rules);
}
