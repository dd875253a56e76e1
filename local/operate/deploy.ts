// `npm run deploy -- --project <id>`: everything of the product, into a real project. It needs application default
// credentials, and no answers.
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { defaultRegion } from "../../src/domain/kernel/region";
import type { FirebaseConfiguration } from "../emulators/firebase-configuration";
import { build, runTool } from "../launch/commands";
import { withPageMeta } from "../launch/page-meta";
import { projectRoot } from "../launch/run-folder";
import { print } from "../launch/terminal";
import { parseOperatorArguments, runOperatorScript, usageOf } from "./command-line";
import { deploy, type DeploymentEnvironment } from "./deployment";
import { problemsIn } from "./doctor/check";
import { diagnoseProject, wantedOf } from "./doctor/diagnosis";
import { fileChecks } from "./doctor/file-checks";
import { databaseOf, gatherFileFacts, settingsOf } from "./doctor/file-facts";
import { deployedFunctions, deployedIndexes, deployedRules } from "./doctor/gather-project-facts";
import { googleApi } from "./google-api";
import { hostingFolder, projectConfiguration, type ProjectSite } from "./project-configuration";
import { smokeProject } from "./smoke/smoke";

await runOperatorScript(async () => {
  const { project, staging, ...options } = parseOperatorArguments("deploy");
  if (project === undefined) throw usageOf("deploy");
  return deploy(await environmentFor(project, staging), options);
});

async function environmentFor(project: string, staging: boolean): Promise<DeploymentEnvironment> {
  const api = googleApi(project);
  const files = await gatherFileFacts(project);
  const settings = settingsOf(files);
  const site: ProjectSite = {
    project,
    region: settings.FUNCTIONS_REGION ?? defaultRegion,
    database: databaseOf(settings),
    noIndex: staging,
  };
  const firestore = `https://firestore.googleapis.com/v1/projects/${project}/databases/${site.database}`;
  return {
    ...{ project, print },
    site: `${settings.APP_URL ?? ""}${staging ? ", hidden from search engines" : ""}`,
    configuration: configurationPath(project),
    fileProblems: () => problemsIn(files, fileChecks),
    wanted: () => wantedOf(project, files),
    deployed: async () => ({
      functions: await deployedFunctions(api, project),
      indexes: await deployedIndexes(api, firestore).catch(() => []), // a new project has no database yet
      rules: await deployedRules(api, project, site.database),
    }),
    build: () => buildFor(site),
    firebase: (args) => runTool("firebase", args, { echo: true }),
    indexes: () => deployedIndexes(api, firestore),
    doctor: () => diagnoseProject(project, api),
    smoke: () => smokeProject(project, api),
    pause: (ms) => pause(ms),
  };
}

function configurationPath(project: string): string {
  return `firebase.${project}.json`;
}

/** Builds, and puts beside each other what belongs to this project. */
async function buildFor(site: ProjectSite): Promise<void> {
  await build();
  const production = JSON.parse(await readFile(join(projectRoot, "firebase.json"), "utf8")) as FirebaseConfiguration;
  const configuration = JSON.stringify(projectConfiguration(production, site), null, 2);
  await writeFile(join(projectRoot, configurationPath(site.project)), `${configuration}\n`);
  const folder = join(projectRoot, hostingFolder(site));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(join(projectRoot, "dist"), folder, { recursive: true });
  const page = join(folder, "index.html");
  const { region, database } = site;
  await writeFile(page, withPageMeta(await readFile(page, "utf8"), "waymark-site", { region, database }));
}
