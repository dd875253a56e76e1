import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { projectRoot } from "../shared/project-root";
import { engineNames, engines } from "../suite/engines";
import { listProofs, proofsNamed } from "../suite/proof-list";

const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");
const workflow = read(".github/workflows/test.yml");
const proofsWorkflow = read(".github/workflows/proofs.yml");
const majorIn = (text: string) => Number(/\d+/.exec(text)?.[0]);

test("each change is tested on the Node of the functions and on the one before, and checked on a Mac", () => {
  const { functions } = JSON.parse(read("firebase.json")) as { functions: { runtime: string } };
  const [, tested = ""] = /^ +node: \[(.+)\]$/m.exec(workflow) ?? [];
  const runtime = majorIn(functions.runtime);
  expect(tested.split(", ").map(Number)).toEqual([runtime - 2, runtime]);
  expect(workflow).toMatch(/^ +- run: npm test$/m);
  expect(workflow).toMatch(/^ +- run: npm audit --omit=dev /m);
  expect(workflow).toMatch(/^ +runs-on: macos-\d+\n/m);
});

test("no change fails because of a day: the doctor asks for announced ends every week", () => {
  expect(workflow).not.toContain("cron:");
  const ends = read(".github/workflows/ends.yml");
  expect(ends).toMatch(/^ +- cron: "\d+ \d+ \* \* \d"$/m);
  expect(ends).toMatch(/^ +- run: npm run doctor$/m);
});

test("what runs by itself, a stranger's change among it, knows no secret and may change nothing", () => {
  for (const one of [workflow, proofsWorkflow, read(".github/workflows/ends.yml")]) {
    expect(one).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    expect(one).not.toMatch(/secrets\.|pull_request_target|id-token/);
  }
});

interface ProvingJob {
  strategy: { matrix: { minutes: number[]; name: string[]; include: { name: string; part: string }[] } };
  steps: { run?: string }[];
}

test("each heavy proof is in one part of the night, of at most 50 minutes, or of the week", () => {
  const { nightly, weekly } = (parse(proofsWorkflow) as { jobs: Record<"nightly" | "weekly", ProvingJob> }).jobs;
  expect(nightly.strategy.matrix.minutes).toEqual([50]);
  const proved = [nightly, weekly].flatMap(({ strategy: { matrix }, steps }) => {
    expect(matrix.include.map(({ name }) => name)).toEqual(matrix.name);
    expect(steps.map(({ run }) => run)).toContain("npm run proofs -- run ${{ matrix.part }}");
    return matrix.include.flatMap(({ part }) => proofsNamed(listProofs(), part.split(" ")));
  });
  expect(proved.map(({ name }) => name).toSorted()).toEqual(
    listProofs()
      .map(({ name }) => name)
      .toSorted(),
  );
});

test("a change is tried in every engine, wherever one can be installed", () => {
  for (const name of engineNames) {
    expect(workflow).toMatch(new RegExp(`playwright install .*\\b${name}\\b`));
    for (const debianPackage of engines[name].debianPackages.split(" "))
      expect(read(".ci/run")).toMatch(new RegExp(`^ +packages=".*\\b${debianPackage}\\b`, "m"));
  }
});

test("Renovate merges nothing by itself that makes or ships the site", () => {
  const { devDependencies } = JSON.parse(read("package.json")) as { devDependencies: Record<string, string> };
  const { packageRules } = JSON.parse(read("renovate.json")) as {
    packageRules: { automerge?: boolean; matchPackageNames: string[] }[];
  };
  const merged = packageRules.find(({ automerge }) => automerge)?.matchPackageNames ?? [];
  const folders = ["local/build", "local/operate", "local/shared"];
  const makers = folders
    .flatMap((folder) =>
      readdirSync(join(projectRoot, folder), { recursive: true }).map((name) => `${folder}/${String(name)}`),
    )
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path));
  const used = ["vite.config.ts", ...makers].flatMap((path) =>
    [...read(path).matchAll(/from "((?:@[^/"]+\/)?[^./"][^/"]*)/g)].map(([, name = ""]) => name),
  );
  const ships = [...new Set(used)].filter((name) => name in devDependencies);
  expect(ships).toContain("vite");
  const isLeft = (name: string) => merged.some((rule) => rule === `!${name}` || rule === `!${name.split("/")[0]}/**`);
  expect([...ships, "firebase-tools", "tsx", "typescript"].filter((name) => !isLeft(name))).toEqual([]);
});
