// `npm run deploy -- --project <id>`: everything of the product, into a real project. It needs application default
// credentials, and no answers.
import { setTimeout as pause } from "node:timers/promises";
import { databaseNamed } from "../../src/domain/kernel/project/database-name";
import { defaultRegion } from "../../src/domain/kernel/project/region";
import { build, runTool } from "../shared/commands";
import { projectRoot } from "../shared/project-root";
import { print } from "../shared/terminal";
import type { Deployed } from "./changes";
import { parseOperatorArguments, runOperatorScript, usageOf } from "./command-line";
import { deploy, type DeploymentEnvironment } from "./deployment";
import { problemsIn } from "./doctor/check";
import { diagnoseProject, wantedOf } from "./doctor/diagnosis";
import { fileChecks } from "./doctor/file-checks";
import { gatherFileFacts, functionSettingsOf, type FileFacts } from "./doctor/file-facts";
import { deployedFunctions, deployedIndexes, deployedRules, enabledApis } from "./doctor/gather-project-facts";
import { googleApi, type GoogleApi } from "./google-api";
import { configurationPath, type ProjectSite } from "./project-configuration";
import { writeProjectFiles } from "./project-files";
import { smokeProject } from "./smoke/smoke";

await runOperatorScript(async () => {
  const { project, staging, ...options } = parseOperatorArguments("deploy");
  if (project === undefined) throw usageOf("deploy");
  return deploy(await environmentFor(project, staging), options);
});

async function environmentFor(project: string, staging: boolean): Promise<DeploymentEnvironment> {
  const api = googleApi(project);
  const files = await gatherFileFacts(project);
  const settings = functionSettingsOf(files);
  const site: ProjectSite = {
    project,
    region: settings.FUNCTIONS_REGION ?? defaultRegion,
    database: databaseNamed(settings.FIRESTORE_DATABASE),
    noIndex: staging,
    ...(settings.APP_CHECK_SITE_KEY && { appCheckSiteKey: settings.APP_CHECK_SITE_KEY }),
  };
  return {
    ...{ project, print },
    site: `${settings.APP_URL ?? ""}${staging ? ", hidden from search engines" : ""}`,
    configuration: configurationPath(site),
    fileProblems: () => problemsIn(files, fileChecks),
    wanted: () => wantedOf(project, files),
    deployed: () => deployedIn(project, files, api),
    enableApis: async (serviceIds) => {
      await api.post(`https://serviceusage.googleapis.com/v1/projects/${project}/services:batchEnable`, { serviceIds });
    },
    build: async () => {
      await build(settings.APP_URL);
      await writeProjectFiles(projectRoot, site);
    },
    firebase: (args) => runTool("firebase", args, { echo: true }),
    indexes: () => deployedIndexes(api, firestoreOf(project, site.database)),
    doctor: () => diagnoseProject(project, api),
    smoke: () => smokeProject(project, api),
    pause: (ms) => pause(ms),
  };
}

/** A new project has no database yet, and of a service that is switched off it has nothing. */
async function deployedIn(project: string, files: FileFacts, api: GoogleApi): Promise<Deployed> {
  const { apis: needed, database } = await wantedOf(project, files);
  const apis = await enabledApis(api, project, needed);
  const isOn = (name: string) => apis.includes(`${name}.googleapis.com`);
  return {
    apis,
    functions: isOn("cloudfunctions") ? await deployedFunctions(api, project) : [],
    indexes: isOn("firestore") ? await deployedIndexes(api, firestoreOf(project, database)).catch(() => []) : [],
    rules: isOn("firebaserules") ? await deployedRules(api, project, database) : "",
  };
}

function firestoreOf(project: string, database: string): string {
  return `https://firestore.googleapis.com/v1/projects/${project}/databases/${database}`;
}
