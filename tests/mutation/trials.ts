// The trials of mutants: each action of a table of permissions, by one person. The emulator tells what they evaluate.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { failureKind, isDenied } from "../../src/firebase/sdk/failure-kind";
import { collectTables, everyone, projectNamed, startTableRun, type NamedTable } from "../rules/people";
import { runningSuite } from "../support/suite/running-suite";

export interface Trial {
  name: string;
  /** The project of its table, in which it is tried. */
  project: string;
  allowed: boolean;
  /** Tells whether these rules do with it as the table says. */
  holds: (rules: string) => Promise<boolean>;
}

/** Rules that the emulator does not load could not be deployed either. */
export class UnloadableRulesError extends Error {}

/** The tables of the files with these endings; files with other tests have none. */
export function loadTables(ending = ".test.ts"): Promise<NamedTable[]> {
  const folder = join(import.meta.dirname, "..", "rules");
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .toSorted()
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .filter((path) => !/^ *test[.(]/m.test(readFileSync(path, "utf8")));
  return collectTables(async () => {
    // A copy of its own: the file may have been run by the same worker, and may be run yet.
    for (const path of paths) await import(/* @vite-ignore */ `${path}?tables`);
  });
}

/** The number that is tried side by side: the emulator and the SDK wait for each other half of the time. */
const sideBySide = 4;

/** Does something with each, a few of them side by side. */
export async function forEach<Item>(
  items: readonly Item[],
  act: (item: Item, nth: number) => Promise<void>,
): Promise<void> {
  const left = items.entries();
  const lane = async () => {
    for (const [nth, item] of left) await act(item, nth);
  };
  await Promise.all(Array.from({ length: sideBySide }, lane));
}

/** Tables with rules of their own are left out. */
export async function startTrials(tables: readonly NamedTable[], rules: string) {
  const started: Awaited<ReturnType<typeof startTable>>[] = [];
  // All at once, the last of them would wait longer for its rules than a request may.
  await forEach(
    tables.filter(({ change }) => !change),
    async (table, nth) => {
      started[nth] = await startTable(table, rules);
    },
  );
  return {
    trials: started.flatMap(({ trials }) => trials),
    close: () => Promise.all(started.map(({ close }) => close())),
    startAgain: () => forEach(started, ({ startAgain }) => startAgain()),
  };
}

async function startTable(table: NamedTable, rules: string) {
  const project = projectNamed("mutants", table.title);
  const start = () => startTableRun(table, { id: project, rules });
  let run = await start();
  let loaded = rules;
  const trials = Object.entries(table.may).flatMap(([action, permission]) =>
    (permission.by ?? everyone).map((person): Trial => {
      const allowed = permission.who.includes(person);
      return {
        name: `${table.title}: ${allowed ? "lets" : "refuses to let"} a ${person} ${action}`,
        project,
        allowed,
        holds: async (wanted) => {
          if (loaded !== wanted) await loadRules(project, wanted);
          loaded = wanted;
          return (await outcomeOf(run.attempt(permission, person))) === (allowed ? "allowed" : "refused");
        },
      };
    }),
  );
  return {
    trials,
    close: () => run.close(),
    /** The same trials, in another emulator. */
    startAgain: async () => {
      run = await start();
      loaded = rules;
    },
  };
}

async function outcomeOf(attempt: Promise<unknown>): Promise<"allowed" | "refused" | "failed"> {
  try {
    await attempt;
    return "allowed";
  } catch (problem) {
    if (isDenied(problem)) return "refused";
    // An emulator that is at its end tells nothing about the rules.
    if (failureKind(problem) === "unreachable") throw problem;
    return "failed";
  }
}

/** Loads rules into a project of the emulator. */
async function loadRules(project: string, rules: string): Promise<void> {
  const body = JSON.stringify({ rules: { files: [{ content: rules }] } });
  const reply = await fetchAgain(`${emulated(project)}:securityRules`, { method: "PUT", body });
  if (!reply.ok) throw new UnloadableRulesError(await reply.text());
}

/** The last character is counted in. */
interface CoverageEntry {
  sourcePosition: { currentOffset?: number; endOffset?: number };
  values?: { value: { boolValue?: boolean }; count: number }[];
  children?: CoverageEntry[];
}

export interface EvaluatedPlace {
  start: number;
  end: number;
  /** The times that it was true, that it was false, and that it was anything else, or an error. */
  times: { true: number; false: number; other: number };
}

/** Returns the places of the rules, and the times that the project has evaluated each since they were loaded. */
export async function evaluatedPlaces(project: string): Promise<EvaluatedPlace[]> {
  const reply = await fetchAgain(`${emulated(project)}:ruleCoverage`);
  if (!reply.ok) throw new Error(`The emulator tells nothing about its rules: ${await reply.text()}`);
  const { report = [] } = (await reply.json()) as { report?: CoverageEntry[] };
  const placesIn = ({ sourcePosition, values = [], children = [] }: CoverageEntry): EvaluatedPlace[] => {
    const { currentOffset: start = 0, endOffset = 0 } = sourcePosition;
    const times = { true: 0, false: 0, other: 0 };
    for (const { value, count } of values) times[`${value.boolValue ?? "other"}`] += count;
    return [{ start, end: endOffset + 1, times }, ...children.flatMap(placesIn)];
  };
  return report.flatMap(placesIn);
}

/** Asks once more where the emulator has closed the connection that was kept open. */
function fetchAgain(url: string, init?: RequestInit): Promise<Response> {
  return fetch(url, init).catch(() => fetch(url, init));
}

function emulated(project: string): string {
  return `http://127.0.0.1:${runningSuite().ports.firestore}/emulator/v1/projects/${project}`;
}
