// The expressions that the rules evaluate in each trial: only a trial that evaluates a condition can notice its change.
// Some trials of one person are asked about together, because loading the rules and the emulator's report take longer
// than they do.
import type { Mutant } from "../mutants";
import { parseRules } from "../syntax/rules-tree";
import { evaluatedExpressions, loadRules, type EvaluatedExpression } from "./coverage";
import type { Trial } from "./trials";

type Place = Mutant["concerns"];

const together = 12;

/** Trials, with the conditions that they evaluate, and of each whether something in it was not true. */
export interface TrialGroup {
  trials: Trial[];
  evaluated: ReadonlyMap<string, { failed: boolean }>;
}

export interface Baseline {
  groups: TrialGroup[];
  /** The blocks of the rules that each project reaches, by their paths. */
  reached: Map<string, Set<string>>;
  /** The trials that do not even hold with the rules as they are. */
  broken: string[];
}

export function placeKey({ start, end }: Place): string {
  return `${start}-${end}`;
}

/** Tries everything once with the rules as they are. */
export async function baselineOf(
  port: number,
  rules: string,
  trials: readonly Trial[],
  places: readonly Place[],
): Promise<Baseline> {
  const distinct = [...new Map(places.map((place) => [placeKey(place), place])).values()];
  const { blocks } = parseRules(rules);
  const baseline: Baseline = { groups: [], reached: new Map(), broken: [] };
  for (const group of groupsOf(trials)) {
    const { project } = group[0];
    await loadRules(port, project, rules);
    for (const trial of group) if (!(await trial.holds(rules))) baseline.broken.push(trial.name);
    const expressions = await evaluatedExpressions(port, project);
    baseline.groups.push({ trials: group, evaluated: conditionsAmong(expressions, distinct) });
    const reached = baseline.reached.get(project) ?? new Set();
    for (const { path, ...block } of blocks) if (expressions.some(isIn(block))) reached.add(path);
    baseline.reached.set(project, reached);
  }
  return baseline;
}

/** Of one table and one person, either all allowed or all refused. */
function groupsOf(trials: readonly Trial[]): [Trial, ...Trial[]][] {
  const groups: [Trial, ...Trial[]][] = [];
  const open = new Map<string, [Trial, ...Trial[]]>();
  for (const trial of trials) {
    const key = `${trial.project} ${trial.person} ${trial.allowed}`;
    const group = open.get(key);
    if (group && group.length < together) group.push(trial);
    else {
      const begun: [Trial] = [trial];
      open.set(key, begun);
      groups.push(begun);
    }
  }
  return groups;
}

function conditionsAmong(
  expressions: readonly EvaluatedExpression[],
  places: readonly Place[],
): TrialGroup["evaluated"] {
  const evaluated = new Map<string, { failed: boolean }>();
  for (const place of places) {
    const within = expressions.filter(isIn(place));
    if (within.length > 0) evaluated.set(placeKey(place), { failed: within.some(({ failed }) => failed) });
  }
  return evaluated;
}

function isIn(place: Place): (expression: EvaluatedExpression) => boolean {
  return ({ start, end }) => start >= place.start && end <= place.end;
}

/**
 * The rules without the blocks that a project never reaches: to load them takes most of the time. The emulator does not
 * tell whether it reached what everybody may do, so that stays.
 */
export function blocksOnly(rules: string, reached: ReadonlySet<string>): string {
  const beyond = parseRules(rules).blocks.filter(
    ({ path, start, end }) => !reached.has(path) && !rules.slice(start, end).includes("if true;"),
  );
  return beyond.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), rules);
}
