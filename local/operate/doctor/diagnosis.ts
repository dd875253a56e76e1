// Gathers the facts and asks every check: of the files, of a real project, or of the emulators on this machine.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "../../shared/project-root";
import type { Environment } from "../../shared/env-file";
import type { Suite } from "../../shared/running-suite";
import { endpointsOf, resolveBackend, type Manifest } from "../functions/manifest";
import { capacityOf } from "../functions/table";
import { googleApi, type GoogleApi } from "../google-api";
import { problemsIn, type Problem } from "./check";
import { fileChecks } from "./file-checks";
import { databaseNamed } from "../../../src/domain/kernel/project/database-name";
import { gatherFileFacts, functionSettingsOf, type FileFacts } from "./file-facts";
import { gatherProjectFacts, rolesOf } from "./gather-project-facts";
import { localChecks } from "./local-checks";
import { gatherLocalFacts } from "./local-facts";
import { outsideChecks } from "./outside-checks";
import { gatherOutsideFacts } from "./outside-facts";
import { projectChecks } from "./project-checks";
import type { ProjectFacts, Wanted } from "./project-facts";

export async function diagnoseFiles(project: string | undefined): Promise<Problem[]> {
  return problemsIn(await gatherFileFacts(project), fileChecks);
}

export async function diagnoseLocal(suite: Suite): Promise<Problem[]> {
  return problemsIn(await gatherLocalFacts(suite), localChecks);
}

export async function diagnoseProject(project: string, api: GoogleApi = googleApi(project)): Promise<Problem[]> {
  const files = await gatherFileFacts(project);
  const facts = await projectFacts(project, files, api);
  return [...problemsIn(files, fileChecks), ...problemsIn(facts, [...projectChecks, ...outsideChecks])];
}

async function projectFacts(project: string, files: FileFacts, api: GoogleApi): Promise<ProjectFacts> {
  const wanted = await wantedOf(project, files);
  const settings = functionSettingsOf(files);
  const { known, failures } = await gatherProjectFacts({ project, wanted, api });
  const account = known.functions?.find(({ serviceAccount }) => serviceAccount)?.serviceAccount;
  const roles = account === undefined ? undefined : await rolesOf(api, project, account).catch(() => undefined);
  const secret = (name: string) => known.secrets?.find((one) => one.name === name)?.value;
  return {
    ...{ project, now: files.now, settings, wanted, failures },
    ...known,
    ...(roles && { roles }),
    ...(await gatherOutsideFacts({ settings, secret })),
  };
}

/** A missing value is a problem of its own, and decides nothing about the functions. */
function placeholders({ params = [] }: Manifest): Environment {
  return Object.fromEntries(params.filter(({ type }) => type === "string").map(({ name }) => [name, "unknown"]));
}

/**
 * The services that deployment, doctor and functions use besides; the CLI switches on most of them, but not the first
 * two.
 */
const apisBesides =
  "iam cloudresourcemanager cloudfunctions cloudbuild artifactregistry run eventarc pubsub secretmanager firestore firebaserules firebasehosting identitytoolkit logging cloudbilling".split(
    " ",
  );

export async function wantedOf(project: string, { manifest, indexes, ...files }: FileFacts): Promise<Wanted> {
  const settings = functionSettingsOf(files);
  const backend = await resolveBackend(manifest, project, { ...placeholders(manifest), ...settings });
  return {
    region: settings.FUNCTIONS_REGION ?? "",
    database: databaseNamed(settings.FIRESTORE_DATABASE),
    functions: endpointsOf(backend).map(({ id }) => id),
    cpu: capacityOf(endpointsOf(backend)).cpu,
    secrets: (manifest.params ?? []).filter(({ type }) => type === "secret").map(({ name }) => name),
    roles: backend.requiredRoles ?? [],
    apis: [
      ...new Set([
        ...backend.requiredAPIs.map(({ api }) => api),
        ...apisBesides.map((name) => `${name}.googleapis.com`),
      ]),
    ],
    indexes,
    rules: await readFile(join(projectRoot, "firestore.rules"), "utf8"),
  };
}
