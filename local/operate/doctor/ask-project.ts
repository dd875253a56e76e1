// Asks a project's interfaces, each on its own: what one refuses must not hide what the others say.
import { serverPaths } from "../../../src/domain/kernel/collections";
import { GoogleApiError, allPages, type GoogleApi } from "../google-api";
import { listOf } from "../alerts/make-alerts";
import type { Account, Alarm, DeployedFunction, DeployedIndex, ProjectFacts, Secret, Wanted } from "./facts";

type Asked = { [Fact in keyof ProjectFacts]: () => Promise<ProjectFacts[Fact]> };

export async function askProject(project: string, wanted: Wanted, api: GoogleApi): Promise<ProjectFacts> {
  const failures = new Set<string>();
  const firestore = firestoreOf(project, wanted.database);
  const identity = "https://identitytoolkit.googleapis.com";
  const accounts = `${identity}/v1/projects/${project}/accounts:batchGet?maxResults=1000`;
  const asked: Asked = {
    database: () => unlessMissing(api.get<NonNullable<ProjectFacts["database"]>>(firestore)),
    functions: () => deployedFunctions(api, project),
    backupSchedules: () => unlessMissing(backupSchedules(api, firestore)),
    indexes: () => unlessMissing(deployedIndexes(api, firestore)),
    timeToLive: () => unlessMissing(timeToLive(api, firestore)),
    rules: () => deployedRules(api, project, wanted.database),
    secrets: () => Promise.all(wanted.secrets.map((name) => secret(api, project, name))),
    auth: () => api.get(`${identity}/admin/v2/projects/${project}/config`),
    accounts: () => allPages<Account>(api, accounts, "users", "nextPageToken"),
    mailKeys: () => storedMailKeys(api, firestore),
    alarms: () => allAlerts<Alarm>("policies", api, project),
    logDays: () => unless(403, logDays(api, project)),
    budgets: () => unless(403, allAlerts<{ displayName: string }>("budget", api, project)),
  };
  const answers = await Promise.all(
    Object.entries(asked).map(async ([fact, ask]) => {
      try {
        return [fact, await ask()] as const;
      } catch (error) {
        failures.add(error instanceof Error ? error.message : String(error));
        return [fact, undefined] as const;
      }
    }),
  );
  return { ...(Object.fromEntries(answers) as ProjectFacts), failures: [...failures] };
}

/** Returns the address of a project's database. */
export function firestoreOf(project: string, database: string): string {
  return `https://firestore.googleapis.com/v1/projects/${project}/databases/${database}`;
}

export async function deployedFunctions(api: GoogleApi, project: string): Promise<DeployedFunction[]> {
  const address = `https://cloudfunctions.googleapis.com/v2/projects/${project}/locations/-/functions?pageSize=200`;
  const found = await allPages<{ name: string; state: string }>(api, address, "functions");
  return found.map(({ name, state }) => {
    const [, , , region = "", , id = ""] = name.split("/");
    return { id, region, state };
  });
}

export async function deployedIndexes(api: GoogleApi, firestore: string): Promise<DeployedIndex[]> {
  type Found = Omit<DeployedIndex, "collectionGroup"> & { name: string };
  const found = await allPages<Found>(api, `${firestore}/collectionGroups/-/indexes`, "indexes");
  return found.map(({ name, ...index }) => ({ ...index, collectionGroup: name.split("/")[5] ?? "" }));
}

async function backupSchedules(api: GoogleApi, firestore: string): Promise<string[]> {
  const { backupSchedules: found = [] } = await api.get<{ backupSchedules?: { name: string }[] }>(
    `${firestore}/backupSchedules`,
  );
  return found.map(({ name }) => name);
}

async function allAlerts<Item>(kind: "policies" | "budget", api: GoogleApi, project: string): Promise<Item[]> {
  const { address, field } = await listOf(kind, api, project);
  return allPages<Item>(api, address, field);
}

async function logDays(api: GoogleApi, project: string): Promise<number | undefined> {
  const bucket = `https://logging.googleapis.com/v2/projects/${project}/locations/global/buckets/_Default`;
  return (await unlessMissing(api.get<{ retentionDays?: number }>(bucket)))?.retentionDays;
}

async function timeToLive(api: GoogleApi, firestore: string): Promise<string[]> {
  const address = `${firestore}/collectionGroups/-/fields?filter=ttlConfig:*`;
  const found = await allPages<{ name: string; ttlConfig?: { state: string } }>(api, address, "fields");
  return found
    .filter(({ ttlConfig }) => ttlConfig?.state === "ACTIVE" || ttlConfig?.state === "CREATING")
    .map(({ name }) => `${name.split("/")[5] ?? ""}.${name.split("/")[7] ?? ""}`);
}

/** Blank where none are deployed. */
export async function deployedRules(api: GoogleApi, project: string, database: string): Promise<string> {
  const rules = "https://firebaserules.googleapis.com/v1";
  const release = database === "(default)" ? "cloud.firestore" : `cloud.firestore/${database}`;
  const address = `${rules}/projects/${project}/releases/${release}`;
  const found = await unlessMissing(api.get<{ rulesetName: string }>(address));
  if (!found) return "";
  const ruleset = await api.get<{ source: { files: { content: string }[] } }>(`${rules}/${found.rulesetName}`);
  return ruleset.source.files.map(({ content }) => content).join("");
}

async function secret(api: GoogleApi, project: string, name: string): Promise<Secret> {
  const latest = `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest`;
  const version = await unlessMissing(api.get<{ state: string }>(latest));
  if (version?.state !== "ENABLED") return { name, isEnabled: false };
  // A person without the right to read a secret's value may still see that there is one.
  const access = await unless(403, api.get<{ payload?: { data?: string } }>(`${latest}:access`));
  return {
    ...{ name, isEnabled: true },
    ...(access && { value: Buffer.from(access.payload?.data ?? "", "base64").toString("utf8") }),
  };
}

async function storedMailKeys(api: GoogleApi, firestore: string): Promise<string[]> {
  interface Stored {
    fields?: { encrypted?: { mapValue?: { fields?: object } } };
  }
  const stored = await unlessMissing(api.get<Stored>(`${firestore}/documents/${serverPaths.suppressionKey}`));
  return Object.keys(stored?.fields?.encrypted?.mapValue?.fields ?? {});
}

export function unlessMissing<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  return unless(404, asked);
}

function unless<Answer>(status: number, asked: Promise<Answer>): Promise<Answer | undefined> {
  return asked.catch((error: unknown) => {
    if (error instanceof GoogleApiError && error.status === status) return undefined;
    throw error;
  });
}
