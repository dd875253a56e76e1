// A deployment from beginning to end: says what it will change, deploys, waits for the indexes, tries again where a
// first deployment is known to need it, and looks whether all is well. What reaches beyond this machine is handed in.
import { UserError } from "../shared/terminal";
import { changesInWords, changesTo, type Changes, type Deployed } from "./changes";
import { deploymentSteps, type DeploymentStep } from "./deployment-steps";
import { problemsInWords, type Problem } from "./doctor/check";
import type { DeployedIndex, Wanted } from "./doctor/project-facts";
import { mostAttempts, waitMs, waitsFor } from "./first-deployment";

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
  enableApis: (names: readonly string[]) => Promise<void>;
  build: () => Promise<void>;
  firebase: (args: readonly string[]) => Promise<{ code: number; output: string }>;
  indexes: () => Promise<DeployedIndex[]>;
  /** Finds the problems in the end; only a real project answers its questions. */
  doctor: () => Promise<Problem[]>;
  smoke: () => Promise<number>;
  pause: (ms: number) => Promise<void>;
  print: (text: string) => void;
}

export interface DeploymentOptions {
  dryRun: boolean;
  deleteFunctions: boolean;
}

/** Answers with the exit code. */
export async function deploy(environment: DeploymentEnvironment, options: DeploymentOptions): Promise<number> {
  const { project, print } = environment;
  const wrong = environment.fileProblems();
  if (wrong.length > 0) throw new UserError(`This would not work in ${project}:\n\n${problemsInWords(wrong)}`);
  const { enabledApis } = await saidChanges(environment, options);
  if (options.dryRun) return 0;

  if (enabledApis.length > 0) await environment.enableApis(enabledApis);
  print("\nBuilding …");
  await environment.build();
  for (const step of deploymentSteps(project, environment.configuration)) {
    await runStep(step, environment);
    if (step.name === "database") await indexesReady(environment);
  }

  print("\nLooking whether all is well …");
  const problems = await environment.doctor();
  print(problems.length > 0 ? problemsInWords(problems) : "Nothing is wrong.");
  const smoke = await environment.smoke();
  return problems.length > 0 ? 1 : smoke;
}

async function saidChanges(
  environment: DeploymentEnvironment,
  { deleteFunctions }: DeploymentOptions,
): Promise<Changes> {
  const { project, print, site } = environment;
  const changes = changesTo(await environment.deployed(), await environment.wanted());
  print(`This changes ${project}:\n${changesInWords(changes, site)}`);
  if (changes.deleted.length === 0 || deleteFunctions) return changes;
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
