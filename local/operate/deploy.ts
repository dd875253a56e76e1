// `npm run deploy -- --project <id>`: everything of the product, into a real project. It needs application default
// credentials, and no answers.
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { databaseNamed } from "../../src/domain/kernel/project/database-name";
import { defaultRegion } from "../../src/domain/kernel/project/region";
import { build, runTool } from "../shared/commands";
import { projectRoot } from "../shared/project-root";
import { print } from "../shared/terminal";
import { parseOperatorArguments, runOperatorScript, usageOf } from "./command-line";
import { deploy, type DeploymentEnvironment } from "./deployment";
import { keepEarlierParts } from "./earlier-parts";
import { deployedFunctions, deployedIndexes, deployedRules, firestoreOf, unlessMissing } from "./doctor/ask-project";
import { diagnoseProject, problemsIn } from "./doctor/diagnosis";
import { readFileFacts, wantedOf } from "./doctor/facts";
import { googleApi } from "./google-api";
import { configurationPath, writeProjectFiles, type ProjectSite } from "./project-configuration";
import { smokeProject } from "./smoke/smoke";

await runOperatorScript(async () => {
  const { project, staging, ...options } = parseOperatorArguments("deploy");
  if (project === undefined) throw usageOf("deploy");
  return deploy(await environmentFor(project, staging), options);
});

async function environmentFor(project: string, staging: boolean): Promise<DeploymentEnvironment> {
  const api = googleApi(project);
  const files = await readFileFacts(project);
  const { settings } = files;
  const site: ProjectSite = {
    project,
    region: settings.FUNCTIONS_REGION ?? defaultRegion,
    database: databaseNamed(settings.FIRESTORE_DATABASE),
    noIndex: staging,
    ...(settings.APP_CHECK_SITE_KEY && { appCheckSiteKey: settings.APP_CHECK_SITE_KEY }),
  };
  // A new project has no database yet.
  const indexes = async () => (await unlessMissing(deployedIndexes(api, firestoreOf(project, site.database)))) ?? [];
  return {
    ...{ project, print, indexes },
    site: `${settings.APP_URL ?? ""}${staging ? ", hidden from search engines" : ""}`,
    configuration: configurationPath(site),
    fileProblems: () => problemsIn(files),
    wanted: () => wantedOf(project, files),
    deployed: async () => ({
      functions: await deployedFunctions(api, project),
      indexes: await indexes(),
      rules: await deployedRules(api, project, site.database),
    }),
    build: async () => {
      await build(settings.APP_URL);
      const kept = await keepEarlierParts(join(projectRoot, "dist"), settings.APP_URL ?? "");
      if (kept > 0) print(`${kept} parts of the release before stay, for pages that are open.`);
      await writeProjectFiles(projectRoot, site);
    },
    firebase: (args) => runTool("firebase", args, { echo: true }),
    doctor: () => diagnoseProject(project, api),
    smoke: () => smokeProject(project, api),
    tryMigration: () =>
      runTool("npm", ["run", "--silent", "migrate", "--", "--project", project, "--dry-run"], { echo: true }),
    pause: (ms) => pause(ms),
  };
}
