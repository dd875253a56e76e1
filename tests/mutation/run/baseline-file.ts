// The expressions that the rules evaluate in each trial, kept for a run that goes on after another one was ended.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Baseline } from "./evaluated";
import type { Trial } from "./trials";

interface Kept {
  state: string;
  groups: { trials: string[]; evaluated: [string, { failed: boolean }][] }[];
  reached: [string, string[]][];
}

/** Returns the one kept for these rules and tests (`state`), or makes it now and keeps it. */
export async function keptBaseline(
  path: string,
  state: string,
  trials: readonly Trial[],
  make: () => Promise<Baseline>,
): Promise<Baseline> {
  const kept = existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Kept) : undefined;
  if (kept?.state === state) return fromKept(kept, trials);
  const baseline = await make();
  const fresh: Kept = {
    state,
    groups: baseline.groups.map((group) => ({
      trials: group.trials.map(({ name }) => name),
      evaluated: [...group.evaluated],
    })),
    reached: [...baseline.reached].map(([project, blocks]) => [project, [...blocks]]),
  };
  mkdirSync(dirname(path), { recursive: true });
  if (baseline.broken.length === 0) writeFileSync(path, JSON.stringify(fresh));
  return baseline;
}

function fromKept({ groups, reached }: Kept, trials: readonly Trial[]): Baseline {
  const byName = new Map(trials.map((trial) => [trial.name, trial]));
  return {
    groups: groups.map((group) => ({
      trials: group.trials.flatMap((name) => byName.get(name) ?? []),
      evaluated: new Map(group.evaluated),
    })),
    reached: new Map(reached.map(([project, blocks]) => [project, new Set(blocks)])),
    broken: [],
  };
}
