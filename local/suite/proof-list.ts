// The heavy proofs, one by one, as `npm run torture`, `bench`, `rules:mutate` and `proofs` run them: each file is one,
// and so are the heavy tests among the units, the rules, the callables and the journeys, and the mutants of the rules.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../shared/project-root";
import type { Counts } from "./test-results";
import { runPlaywright, runVitest } from "./test-steps";
import { emptySuite } from "./test-suite";

export const proofParts = ["torture", "bench", "mutants"] as const;
export type ProofPart = (typeof proofParts)[number];

export interface Proof {
  /** The path of its file, or a name of its own if its tests are in many. */
  name: string;
  part: ProofPart;
  /** The paths of its tests. */
  ownTests: RegExp;
  /** The start of a filter that selects some of its tests: `callables/plan`. */
  kind?: string;
  /** True if it needs nothing running, or starts it itself. */
  isPure?: boolean;
  /** Runs it, or only its tests that fit these filters. */
  run: (env: NodeJS.ProcessEnv, within: readonly string[]) => Promise<Counts>;
}

const heavy = { live: true, heavy: true };
const tortureConfig = ["--config", "playwright.torture.config.ts"];
const benchConfig = ["--config", "playwright.bench.config.ts"];

const spreadProofs: Proof[] = [
  {
    name: "heavy units",
    part: "torture",
    kind: "units",
    isPure: true,
    ownTests: /^(?:src|functions|local)\//,
    run: (env, within) => runVitest("Heavy units", ["unit"], within, env, heavy),
  },
  {
    name: "heavy rules",
    part: "torture",
    kind: "rules",
    ownTests: /^tests\/(?:rules|mutation)\//,
    run: (env, within) => runVitest("Heavy rules", ["rules"], within, env, heavy),
  },
  {
    name: "heavy callables",
    part: "torture",
    kind: "callables",
    ownTests: /^tests\/callables\//,
    run: (env, within) => runVitest("Heavy callables", ["callables"], within, env, heavy),
  },
  {
    ...heavyJourneys("heavy journeys", /tests\/e2e\/(?!rendering\/)/),
    kind: "journeys",
  },
  heavyJourneys("heavy looks", /tests\/e2e\/rendering\/(?!(?:pseudo-)?languages?\.)/),
  heavyJourneys("heavy languages", /tests\/e2e\/rendering\/(?:pseudo-)?languages?\./),
  {
    name: "mutants",
    part: "mutants",
    ownTests: /^tests\/(?:rules|mutation)\//,
    isPure: true, // it starts one emulator after the other
    run: (env, within) =>
      runVitest("Mutants of the rules", ["mutants"], [], { ...env, MUTATED_PARTS: within.join(" ") }),
  },
];

/** Each begins with an empty database: what a quarter of an hour of them leaves makes every later write slower. */
function heavyJourneys(name: string, ownTests: RegExp): Proof {
  const ofAll = [...tortureConfig, "--project=e2e", "--project=engines", ownTests.source];
  return {
    name,
    part: "torture",
    ownTests,
    async run(env, within) {
      await emptySuite(env);
      const kinds = within.map((filter) => filter.slice("journeys/".length));
      return runPlaywright(name, kinds.length === 0 ? ofAll : [...tortureConfig, ...kinds], env);
    },
  };
}

export function listProofs(): Proof[] {
  return [
    ...filesBelow("tests/torture", ".test.ts").map((path): Proof => {
      const isPure = path.startsWith("tests/torture/pure/");
      const project = isPure ? "pure torture" : "torture";
      const run: Proof["run"] = (env) => runVitest(path, [project], [path], env);
      return { ...ofFile(path, "torture", run), isPure };
    }),
    ...filesBelow("tests/torture/journeys", ".spec.ts").map((path): Proof => {
      const chosen = [...tortureConfig, "--project=torture", path];
      return ofFile(path, "torture", (env) => runPlaywright(path, chosen, env));
    }),
    ...filesBelow("tests/bench", ".spec.ts").map((path) =>
      ofFile(path, "bench", (env) => runPlaywright(path, [...benchConfig, path], env)),
    ),
    ...spreadProofs,
  ];
}

function ofFile(path: string, part: ProofPart, run: Proof["run"]): Proof {
  return { name: path, part, ownTests: new RegExp(`^${path}$`), run };
}

export interface SelectedProof {
  proof: Proof;
  /** Filters that leave out some of its tests; empty if all of it is meant. */
  within: string[];
}

const hasOneInName = ({ name }: Proof, filters: readonly string[]) => filters.some((filter) => name.includes(filter));

/** Returns all proofs, or those with a filter in their names. */
export function proofsNamed(proofs: readonly Proof[], filters: readonly string[]): Proof[] {
  return proofs.filter((proof) => filters.length === 0 || hasOneInName(proof, filters));
}

/** Returns all proofs, or those with a filter in their names, or the tests of one that `journeys/print` selects. */
export function selectProofs(proofs: readonly Proof[], filters: readonly string[]): SelectedProof[] {
  const isOfKind = (filter: string, { kind }: Proof) => kind !== undefined && filter.startsWith(`${kind}/`);
  const names = filters.filter((filter) => !proofs.some((proof) => isOfKind(filter, proof)));
  return proofs.flatMap((proof) => {
    const within = filters.filter((filter) => isOfKind(filter, proof));
    if (filters.length === 0 || hasOneInName(proof, names)) return [{ proof, within: [] }];
    return within.length > 0 ? [{ proof, within }] : [];
  });
}

function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`)
    .toSorted();
}
