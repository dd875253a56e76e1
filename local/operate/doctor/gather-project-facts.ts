// Asks a project's interfaces, each on its own: what one refuses must not hide what the others say.
import { GoogleApiError, allPages, type GoogleApi } from "../google-api";
import { administratorsIn, type Account } from "./administrators";
import { storedFingerprints } from "./mail-key";
import type { AuthSettings, DeployedFunction, DeployedIndex, ProjectFacts, Secret, Wanted } from "./project-facts";

type Known = Omit<ProjectFacts, "now" | "failures" | "settings" | "wanted" | "project">;
type Asked = { [Fact in keyof Known]?: () => Promise<Known[Fact]> };

export interface ProjectQuestions {
  project: string;
  wanted: Wanted;
  api: GoogleApi;
}

/** The facts that Google's interfaces know, and what they refused to say. */
export async function gatherProjectFacts(questions: ProjectQuestions): Promise<{ known: Known; failures: string[] }> {
  const failures = new Set<string>();
  const asked: Asked = questionsTo(questions);
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
  return { known: Object.fromEntries(answers.filter(([, answer]) => answer !== undefined)), failures: [...failures] };
}

function questionsTo({ project, wanted, api }: ProjectQuestions): Asked {
  const firestore = `https://firestore.googleapis.com/v1/projects/${project}/databases/${wanted.database}`;
  return {
    billing: async () => {
      const address = `https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`;
      return (await api.get<{ billingEnabled?: boolean }>(address)).billingEnabled === true;
    },
    enabledApis: () => enabledApis(api, project, wanted.apis),
    database: () => readDatabase(api, firestore),
    functions: () => deployedFunctions(api, project),
    indexes: () => deployedIndexes(api, firestore),
    timeToLive: () => timeToLive(api, firestore),
    rules: () => deployedRules(api, project, wanted.database),
    secrets: () => Promise.all(wanted.secrets.map((name) => secret(api, project, name))),
    auth: () => authSettings(api, project),
    hosts: () => hosts(api, project),
    mailKeyFingerprints: async () => (await unlessMissing(storedFingerprints(api, `${firestore}/documents`))) ?? [],
    administrators: () => administratorsOfProject(api, project),
  };
}

export async function enabledApis(api: GoogleApi, project: string, wanted: string[]): Promise<string[]> {
  const names = wanted.map((name) => `names=projects/${project}/services/${name}`).join("&");
  const address = `https://serviceusage.googleapis.com/v1/projects/${project}/services:batchGet?${names}`;
  const { services = [] } = await api.get<{ services?: { config?: { name?: string }; state: string }[] }>(address);
  return services.filter(({ state }) => state === "ENABLED").map(({ config }) => config?.name ?? "");
}

async function readDatabase(api: GoogleApi, address: string): Promise<ProjectFacts["database"]> {
  interface Database {
    locationId: string;
    type: string;
    deleteProtectionState?: string;
    pointInTimeRecoveryEnablement?: string;
  }
  const found = await unlessMissing(api.get<Database>(address));
  if (!found) return "missing";
  return {
    location: found.locationId,
    type: found.type,
    deleteProtected: found.deleteProtectionState === "DELETE_PROTECTION_ENABLED",
    pointInTime: found.pointInTimeRecoveryEnablement === "POINT_IN_TIME_RECOVERY_ENABLED",
  };
}

export async function deployedFunctions(api: GoogleApi, project: string): Promise<DeployedFunction[]> {
  interface Found {
    name: string;
    state: string;
    serviceConfig?: { serviceAccountEmail?: string };
  }
  const address = `https://cloudfunctions.googleapis.com/v2/projects/${project}/locations/-/functions?pageSize=200`;
  return (await allPages<Found>(api, address, "functions")).map(({ name, state, serviceConfig }) => {
    const [, , , region = "", , id = ""] = name.split("/");
    return { id, region, state, serviceAccount: serviceConfig?.serviceAccountEmail };
  });
}

export async function deployedIndexes(api: GoogleApi, databaseAddress: string): Promise<DeployedIndex[]> {
  type Found = Omit<DeployedIndex, "collectionGroup"> & { name: string };
  const found = await allPages<Found>(api, `${databaseAddress}/collectionGroups/-/indexes`, "indexes");
  return found.map(({ name, ...index }) => ({ ...index, collectionGroup: name.split("/")[5] ?? "" }));
}

async function timeToLive(api: GoogleApi, databaseAddress: string): Promise<string[]> {
  interface Found {
    name: string;
    ttlConfig?: { state: string };
  }
  const found = await allPages<Found>(api, `${databaseAddress}/collectionGroups/-/fields?filter=ttlConfig:*`, "fields");
  return found
    .filter(({ ttlConfig }) => ttlConfig?.state === "ACTIVE" || ttlConfig?.state === "CREATING")
    .map(({ name }) => `${name.split("/")[5] ?? ""}.${name.split("/")[7] ?? ""}`);
}

export async function deployedRules(api: GoogleApi, project: string, name: string): Promise<string> {
  const rules = "https://firebaserules.googleapis.com/v1";
  const release = name === "(default)" ? "cloud.firestore" : `cloud.firestore/${name}`;
  const found = await unlessMissing(
    api.get<{ rulesetName: string }>(`${rules}/projects/${project}/releases/${release}`),
  );
  if (!found) return "";
  const ruleset = await api.get<{ source: { files: { content: string }[] } }>(`${rules}/${found.rulesetName}`);
  return ruleset.source.files.map(({ content }) => content).join("");
}

async function secret(api: GoogleApi, project: string, name: string): Promise<Secret> {
  const latest = `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest`;
  const version = await unlessMissing(api.get<{ state: string }>(latest));
  if (version?.state !== "ENABLED") return { name, isEnabled: false };
  const access = await api
    .get<{ payload?: { data?: string } }>(`${latest}:access`)
    .catch((error: unknown) => undefinedIfRefused(error));
  const value = access && Buffer.from(access.payload?.data ?? "", "base64").toString("utf8");
  return { name, isEnabled: true, ...(value !== undefined && { value }) };
}

export async function rolesOf(api: GoogleApi, project: string, account: string): Promise<string[]> {
  const address = `https://cloudresourcemanager.googleapis.com/v1/projects/${project}:getIamPolicy`;
  const { bindings = [] } = await api.post<{ bindings?: { role: string; members: string[] }[] }>(address, {});
  return bindings.filter(({ members }) => members.includes(`serviceAccount:${account}`)).map(({ role }) => role);
}

async function authSettings(api: GoogleApi, project: string): Promise<AuthSettings> {
  interface Found {
    signIn?: { email?: { enabled?: boolean } };
    emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
    client?: { permissions?: { disabledUserSignup?: boolean } };
    authorizedDomains?: string[];
  }
  const found = await api.get<Found>(`https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`);
  return {
    passwords: found.signIn?.email?.enabled === true,
    hidesAddresses: found.emailPrivacyConfig?.enableImprovedEmailPrivacy === true,
    signUpDisabled: found.client?.permissions?.disabledUserSignup === true,
    authorizedDomains: found.authorizedDomains ?? [],
  };
}

async function hosts(api: GoogleApi, project: string): Promise<string[]> {
  const hosting = "https://firebasehosting.googleapis.com/v1beta1";
  interface Site {
    name: string;
    defaultUrl: string;
  }
  const sites = await allPages<Site>(api, `${hosting}/projects/${project}/sites`, "sites");
  const domains = await Promise.all(
    sites.map(({ name }) => allPages<{ name: string }>(api, `${hosting}/${name}/customDomains`, "customDomains")),
  );
  return [
    ...sites.flatMap(({ defaultUrl }) => [
      new URL(defaultUrl).host,
      new URL(defaultUrl).host.replace(/web\.app$/, "firebaseapp.com"),
    ]),
    ...domains.flat().map(({ name }) => name.split("/").at(-1) ?? ""),
  ];
}

async function administratorsOfProject(api: GoogleApi, project: string): Promise<ProjectFacts["administrators"]> {
  const accounts: Account[] = [];
  for (let token: string | undefined = ""; token !== undefined;) {
    const address = `https://identitytoolkit.googleapis.com/v1/projects/${project}/accounts:batchGet?maxResults=1000`;
    const page: { users?: Account[]; nextPageToken?: string } = await api.get(
      token ? `${address}&nextPageToken=${token}` : address,
    );
    accounts.push(...(page.users ?? []));
    token = page.nextPageToken;
  }
  return administratorsIn({ users: accounts });
}

function unlessMissing<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  return asked.catch((error: unknown) => {
    if (error instanceof GoogleApiError && error.status === 404) return undefined;
    throw error;
  });
}

/** A person without the right to read a secret's value may still see that there is one. */
function undefinedIfRefused(error: unknown): undefined {
  if (!(error instanceof GoogleApiError && error.status === 403)) throw error;
}
