// Finds a trial that tells a mutant from the rules.
import type { Mutant } from "../mutants";
import { UnloadableRulesError } from "./coverage";
import { blocksOnly, placeKey, type Baseline, type TrialGroup } from "./evaluated";
import type { Trial } from "./trials";

/** The refusals that are tried before the first permissions, which cost more because they change the data. */
const firstRefusals = 8;
const firstPermissions = 4;

/**
 * Returns a function that finds, by its name, the trial that catches a mutant, if one does, with all that could tell
 * it.
 */
export function mutantCatcher({ groups, reached }: Baseline): (mutant: Mutant) => Promise<string | undefined> {
  // The tables that caught mutants of a function or an `allow`, which are likely to catch the next: the latest first.
  const likely = new Map<string, string[]>();

  return async (mutant) => {
    const projects = likely.get(mutant.scope) ?? [];
    const pruned = new Map<string, string>();
    const rulesOf = ({ project }: Trial) => {
      const rules = pruned.get(project) ?? blocksOnly(mutant.rules, reached.get(project) ?? new Set());
      pruned.set(project, rules);
      return rules;
    };
    try {
      const caughtBy = await catchWith(concernedTrials(mutant, groups, projects), rulesOf);
      if (caughtBy) likely.set(mutant.scope, [caughtBy.project, ...projects.filter((one) => one !== caughtBy.project)]);
      return caughtBy?.name;
    } catch (problem) {
      if (problem instanceof UnloadableRulesError) return "the emulator, which does not load it";
      throw problem;
    }
  };
}

/** The first trial in which the rules do not do what its table says. */
export async function catchWith(
  trials: Iterable<Trial>,
  rulesOf: (trial: Trial) => string,
): Promise<Trial | undefined> {
  for (const trial of trials) if (!(await trial.holds(rulesOf(trial)))) return trial;
  return undefined;
}

/**
 * A trial that evaluates no part of the change cannot tell a mutant. Only a method allowed beyond all earlier ones
 * could allow any refusal of the same tables. The tables come one after the other, because the rules have to be loaded
 * for each.
 */
function concernedTrials(
  { concerns, isNewMethod }: Mutant,
  groups: readonly TrialGroup[],
  likely: readonly string[],
): Trial[] {
  const key = placeKey(concerns);
  const found = groups.filter(({ evaluated }) => evaluated.has(key));
  // Nothing is told about a condition that is only `true`.
  const concerned = found.length > 0 ? found : groups;
  const failed = concerned.filter(({ evaluated }) => evaluated.get(key)?.failed);
  const trials = [...new Set([...failed, ...concerned])].flatMap((group) => group.trials);
  const all = groups.flatMap((group) => group.trials);
  const closest = byShare(
    trials.map(({ project }) => project),
    all.map(({ project }) => project),
  );
  const tried = isNewMethod ? all.filter(({ allowed }) => !allowed) : trials;
  return [...new Set([...likely, ...closest])].flatMap((project) =>
    inOrder(tried.filter((trial) => trial.project === project)),
  );
}

function inOrder(trials: readonly Trial[]): Trial[] {
  const permissions = trials.filter(({ allowed }) => allowed);
  const refusals = trials.filter(({ allowed }) => !allowed);
  const first = [...refusals.slice(0, firstRefusals), ...permissions.slice(0, firstPermissions)];
  return [...new Set([...first, ...refusals, ...permissions])];
}

/** First what occurs among the concerned nearly as often as among all: a table that is about little else. */
function byShare(concerned: readonly string[], all: readonly string[]): string[] {
  const [some, every] = [countsOf(concerned), countsOf(all)];
  const share = (project: string) => (some.get(project) ?? 0) / (every.get(project) ?? 1);
  return [...some.keys()].toSorted((one, other) => share(other) - share(one));
}

function countsOf(names: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
