// A deployment from beginning to end: says what it will change, deploys, waits for the indexes, tries again where a
// first deployment is known to need it, and looks whether all is well. What reaches beyond this machine is handed in.
import { version } from "../../src/domain/kernel/project/version";
import { UserError } from "../shared/terminal";
import { problemsInWords, type Problem } from "./doctor/check";
import type { DeployedFunction, DeployedIndex, Wanted } from "./doctor/facts";
import { indexKey } from "./doctor/database-checks";
import { mostAttempts, waitMs, waitsFor } from "./first-deployment";

interface Deployed {
  functions: readonly DeployedFunction[];
  indexes: readonly DeployedIndex[];
  rules: string;
}

export interface DeploymentEnvironment {
  project: string;
  /** The site's own address. */
  site: string;
  /** The path of the project's configuration. */
  configuration: string;
  /** Finds the problems in the files. */
  fileProblems: () => Problem[];
  wanted: () => Promise<Wanted>;
  deployed: () => Promise<Deployed>;
  build: () => Promise<void>;
  firebase: (args: readonly string[]) => Promise<{ code: number; output: string }>;
  indexes: () => Promise<readonly DeployedIndex[]>;
  /** Finds the problems in the end; only a real project answers its questions. */
  doctor: () => Promise<Problem[]>;
  smoke: () => Promise<number>;
  /** Shows what `npm run migrate` would change; nothing is changed. */
  tryMigration: () => Promise<{ code: number }>;
  pause: (ms: number) => Promise<void>;
  print: (text: string) => void;
}

export interface DeploymentOptions {
  dryRun: boolean;
  deleteFunctions: boolean;
}

interface DeploymentStep {
  name: "database" | "functions" | "site";
  /** Of `firebase`. */
  args: string[];
}

/**
 * The steps with the pinned Firebase CLI, in this order: indexes before the code that reads by them, functions before
 * the pages that call them. Only the step of the functions answers the CLI's questions by itself (`--force`): that
 * failed events are delivered again, that their service account gets its roles, and that old images are cleared away.
 * It would delete functions, too, so those are found before.
 */
export function deploymentSteps(project: string, configuration: string): DeploymentStep[] {
  const deploy = (only: string, ...more: string[]) => [
    ...["deploy", "--only", only, "--project", project, "--config", configuration],
    ...["--non-interactive", ...more],
  ];
  return [
    { name: "database", args: deploy("firestore") },
    { name: "functions", args: deploy("functions", "--force") },
    { name: "site", args: deploy("hosting") },
  ];
}

/** Answers with the exit code. */
export async function deploy(environment: DeploymentEnvironment, options: DeploymentOptions): Promise<number> {
  const { project, print } = environment;
  const wrong = environment.fileProblems();
  if (wrong.length > 0) throw new UserError(`This would not work in ${project}:\n\n${problemsInWords(wrong)}`);
  await sayChanges(environment, options);
  if (options.dryRun) return 0;

  print("\nBuilding …");
  await environment.build();
  for (const step of deploymentSteps(project, environment.configuration)) {
    await runStep(step, environment);
    if (step.name === "database") await indexesReady(environment);
  }

  print("\nLooking whether all is well …");
  const problems = await environment.doctor();
  print(problemsInWords(problems));
  const smoke = await environment.smoke();
  print(`\nWhat is stored, and what \`npm run migrate -- --project ${project}\` would change of it:`);
  const { code } = await environment.tryMigration();
  return problems.length > 0 || code > 0 ? 1 : smoke;
}

async function sayChanges(environment: DeploymentEnvironment, options: DeploymentOptions): Promise<void> {
  const { project, print, site } = environment;
  const [deployed, wanted] = [await environment.deployed(), await environment.wanted()];
  // One that has moved is a new one in its region.
  const here = deployed.functions.filter(({ region }) => region === wanted.region).map(({ id }) => id);
  const deleted = deployed.functions.filter(
    ({ id, region }) => region !== wanted.region || !wanted.functions.includes(id),
  );
  const present = deployed.indexes.map(indexKey);
  const lines: [string, string[]][] = [
    ["New functions", wanted.functions.filter((id) => !here.includes(id))],
    ["Functions that are deployed again", wanted.functions.filter((id) => here.includes(id))],
    ["Functions that are deleted", deleted.map(({ id, region }) => `${id} (${region})`)],
    ["New indexes", wanted.indexes.indexes.map(indexKey).filter((key) => !present.includes(key))],
    ["Security rules", deployed.rules.trim() === wanted.rules.trim() ? [] : ["those of firestore.rules"]],
    ["The site", [site]],
  ];
  const said = lines.filter(([, items]) => items.length > 0).map(([what, items]) => `  ${what}: ${items.join(", ")}`);
  print([`This brings ${project} to version ${version}:`, ...said].join("\n"));
  if (deleted.length > 0 && !options.deleteFunctions)
    throw new UserError(
      `\nNothing was deployed, because it would delete functions. If that is right, run \`npm run deploy -- --project ${project} --delete-functions\`.`,
    );
}

async function runStep({ name, args }: DeploymentStep, environment: DeploymentEnvironment): Promise<void> {
  const { firebase, print, pause } = environment;
  for (let attempt = 1; ; attempt++) {
    print(`\nfirebase ${args.join(" ")}`);
    const { code, output } = await firebase(args);
    if (code === 0) return;
    const what = waitsFor(output);
    if (what === undefined || attempt === mostAttempts)
      throw new UserError(
        `\nThe deployment stopped at the ${name}, for the reason above. What was deployed before it stays; the same command goes on from here.`,
      );
    print(`\nThat is known of a first deployment: in two minutes, when ${what}, it is tried again.`);
    await pause(waitMs);
  }
}

const indexPauseMs = 10_000;
/** Of a new list; one of a million entries takes longer, and `npm run doctor` says whether it is ready. */
const longestIndexMs = 30 * 60_000;

async function indexesReady({ indexes, print, pause }: DeploymentEnvironment): Promise<void> {
  for (let waited = 0; waited <= longestIndexMs; waited += indexPauseMs) {
    const unfinished = (await indexes()).filter(({ state }) => state === "CREATING").length;
    if (unfinished === 0) return;
    if (waited === 0) print(`\nWaiting for ${unfinished} indexes …`);
    await pause(indexPauseMs);
  }
  print("The indexes are still being built; the deployment goes on, and lists stay empty until they are ready.");
}
