// `npm run deploy -- --project <id>`: everything of the product, into a real project. It needs application default
// credentials, and no answers.
import { setTimeout as pause } from "node:timers/promises";
import { defaultRegion } from "../../src/domain/kernel/region";
import { build, runTool } from "../launch/commands";
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
    configuration: configurationPath(site),
    fileProblems: () => problemsIn(files, fileChecks),
    wanted: () => wantedOf(project, files),
    deployed: async () => ({
      functions: await deployedFunctions(api, project),
      indexes: await deployedIndexes(api, firestore).catch(() => []), // a new project has no database yet
      rules: await deployedRules(api, project, site.database),
    }),
    build: async () => {
      await build();
      await writeProjectFiles(projectRoot, site);
    },
    firebase: (args) => runTool("firebase", args, { echo: true }),
    indexes: () => deployedIndexes(api, firestore),
    doctor: () => diagnoseProject(project, api),
    smoke: () => smokeProject(project, api),
    pause: (ms) => pause(ms),
  };
}
