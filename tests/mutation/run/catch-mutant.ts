// Finds a trial that tells a mutant from the rules.
import type { Mutant } from "../mutants";
import { placeKey, rulesFor, type Baseline, type TrialGroup } from "./evaluated";
import type { Trial } from "./trials";

/** How many refusals are tried before the first permissions, which cost more because they change the data. */
const firstRefusals = 8;
const firstPermissions = 4;

/** What finds the trial that catches a mutant, if one does, with all that could tell it. */
export function mutantCatcher({ groups, reached }: Baseline): (mutant: Mutant) => Promise<Trial | undefined> {
  // The tables that caught mutants of a function or an `allow`, which are likely to catch the next: the latest first.
  const likely = new Map<string, string[]>();

  return async (mutant) => {
    const projects = likely.get(mutant.scope) ?? [];
    const pruned = new Map<string, string>();
    const rulesOf = ({ project }: Trial) => {
      const blocks = mutant.isNewMethod ? undefined : reached.get(project);
      const rules = pruned.get(project) ?? (blocks ? rulesFor(mutant, blocks) : mutant.rules);
      pruned.set(project, rules);
      return rules;
    };
    const caughtBy = await catchWith(concernedTrials(mutant, groups, projects), rulesOf);
    if (caughtBy) likely.set(mutant.scope, [caughtBy.project, ...projects.filter((one) => one !== caughtBy.project)]);
    return caughtBy;
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
 * Who evaluates nothing of what was changed cannot tell a mutant, but for a method that nobody could ask for before. The
 * tables come one after the other, because the rules have to be loaded for each.
 */
function concernedTrials(
  { concerns, isNewMethod }: Mutant,
  groups: readonly TrialGroup[],
  likely: readonly string[],
): Trial[] {
  const key = placeKey(concerns);
  const concerned = groups.filter(({ evaluated }) => evaluated.has(key));
  const failed = concerned.filter(({ evaluated }) => evaluated.get(key)?.failed);
  const trials = [...new Set([...failed, ...concerned])].flatMap((group) => group.trials);
  const closest = byShare(
    trials.map(({ project }) => project),
    groups.flatMap((group) => group.trials.map(({ project }) => project)),
  );
  const projects = [...new Set([...likely, ...closest])];
  const all = isNewMethod ? groups.flatMap((group) => group.trials.filter(({ allowed }) => !allowed)) : trials;
  const ordered = [...projects, ""].flatMap((project) =>
    inOrder(all.filter((trial) => (project === "" ? !projects.includes(trial.project) : trial.project === project))),
  );
  return [...new Set(ordered)];
}

function inOrder(trials: readonly Trial[]): Trial[] {
  const permissions = trials.filter(({ allowed }) => allowed);
  const refusals = trials.filter(({ allowed }) => !allowed);
  return [...refusals.slice(0, firstRefusals), ...permissions.slice(0, firstPermissions), ...refusals, ...permissions];
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
