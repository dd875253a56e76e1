// Finds a trial that tells a mutant from the rules.
import type { Mutant } from "../mutants";
import { placeKey, rulesFor, type Baseline } from "./evaluated";
import type { Trial } from "./trials";

/** How many refusals are tried before the first permissions, which cost more because they change the data. */
const firstRefusals = 8;
const firstPermissions = 4;

/** The name of the trial that catches it, if one does. */
export async function catchMutant(mutant: Mutant, baseline: Baseline): Promise<string | undefined> {
  const pruned = new Map<string, string>();
  return catchWith(concernedTrials(mutant, baseline), ({ project }) => {
    const reached = baseline.reached.get(project);
    if (!reached || mutant.isNewMethod) return mutant.rules;
    const rules = pruned.get(project) ?? rulesFor(mutant, reached);
    pruned.set(project, rules);
    return rules;
  });
}

/** The name of the first trial in which the rules do not do what its table says. */
export async function catchWith(
  trials: Iterable<Trial>,
  rulesOf: (trial: Trial) => string,
): Promise<string | undefined> {
  for (const trial of trials) if (!(await trial.holds(rulesOf(trial)))) return trial.name;
  return undefined;
}

/**
 * All that could tell it, the likely ones first. Who evaluates nothing of what was changed cannot, but for a method
 * that nobody could ask for before.
 */
function concernedTrials({ concerns, isNewMethod }: Mutant, { evaluated }: Baseline): Trial[] {
  const key = placeKey(concerns);
  const trials = [...evaluated.keys()];
  const concerned = trials.filter((trial) => evaluated.get(trial)?.has(key));
  if (!isNewMethod) {
    const failed = concerned.filter((trial) => evaluated.get(trial)?.get(key)?.failed);
    return inOrder([...new Set([...failed, ...concerned])]);
  }
  const projects = new Set(concerned.map(({ project }) => project));
  const refusals = trials.filter(({ allowed }) => !allowed);
  const neighbours = refusals.filter(({ project }) => projects.has(project));
  return [...new Set([...neighbours, ...refusals])];
}

/** Each project at a time where there are many, because its rules have to be loaded first. */
function inOrder(trials: readonly Trial[]): Trial[] {
  const permissions = trials.filter(({ allowed }) => allowed);
  const refusals = trials.filter(({ allowed }) => !allowed);
  const first = [...refusals.slice(0, firstRefusals), ...permissions.slice(0, firstPermissions)];
  return [...new Set([...first, ...refusals, ...permissions])];
}
