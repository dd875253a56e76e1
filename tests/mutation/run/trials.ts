// The trials of mutants: each action of a table of permissions, by one person. The expressions evaluated for a trial
// decide the mutants it can tell from the rules.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { collectTables, everyone, projectNamed, startTableRun, type NamedTable, type Person } from "../../rules/people";
import { runningSuite } from "../../support/suite/running-suite";
import { loadRules } from "./coverage";

export interface Trial {
  name: string;
  /** The project of its table, in which it is tried. */
  project: string;
  person: Person;
  allowed: boolean;
  /** Tells whether these rules do with it as the table says. */
  holds: (rules: string) => Promise<boolean>;
}

export interface StartedTrials {
  port: number;
  trials: Trial[];
  close: () => Promise<unknown>;
}

const folder = join(import.meta.dirname, "..", "..", "rules");

/** All tables, or those of the files with these paths within tests/rules; files with other tests have none. */
export function loadTables(...only: string[]): Promise<NamedTable[]> {
  const files = only.length > 0 ? only : readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();
  const paths = files
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => join(folder, name))
    .filter((path) => !/^ *test\(/m.test(readFileSync(path, "utf8")));
  return collectTables(async () => {
    // A copy of its own: the file may have been run by the same worker, and may be run yet.
    for (const path of paths) await import(/* @vite-ignore */ `${path}?tables`);
  });
}

/** Tables with rules of their own are left out. */
export async function startTrials(tables: readonly NamedTable[], rules: string): Promise<StartedTrials> {
  const { firestore: port } = runningSuite().ports;
  const started = await Promise.all(
    tables.filter(({ change }) => !change).map((table) => startTable(port, table, rules)),
  );
  return {
    port,
    trials: started.flatMap((table) => table.trials),
    close: () => Promise.all(started.map((table) => table.close())),
  };
}

async function startTable(port: number, table: NamedTable, rules: string) {
  const project = projectNamed("mutants", table.title);
  const run = await startTableRun(table, { id: project, rules });
  let loaded = rules;
  const trials = Object.entries(table.may).flatMap(([action, permission]) =>
    (permission.by ?? everyone).map((person): Trial => {
      const allowed = permission.who.includes(person);
      return {
        name: `${table.title}: ${allowed ? "lets" : "refuses to let"} a ${person} ${action}`,
        project,
        person,
        allowed,
        holds: async (wanted) => {
          if (loaded !== wanted) await loadRules(port, project, wanted);
          loaded = wanted;
          return (await outcomeOf(run.attempt(permission, person))) === (allowed ? "allowed" : "refused");
        },
      };
    }),
  );
  return { trials, close: () => run.close() };
}

async function outcomeOf(attempt: Promise<unknown>): Promise<"allowed" | "refused" | "failed"> {
  try {
    await attempt;
    return "allowed";
  } catch (problem) {
    return problem instanceof Error && "code" in problem && problem.code === "permission-denied" ? "refused" : "failed";
  }
}
