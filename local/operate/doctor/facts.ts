// The facts that the doctor looks at: first those of the repository's files, which need no network. The answers of
// Google's interfaces stay in the shapes that Google documents. An unanswered question leaves its fact out.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { firm } from "../../../src/domain/kernel/firm";
import { databaseNamed } from "../../../src/domain/kernel/project/database-name";
import { readableSettings } from "../../../src/domain/kernel/project/settings";
import type { HealthReport } from "../../../src/domain/operation/health";
import type { CompositeIndex, IndexFile } from "../../checks/indexes/index-findings";
import { functionSettings, type Environment } from "../../shared/env-file";
import { projectRoot } from "../../shared/project-root";
import {
  endpointsOf,
  functionsRuntime,
  readManifest,
  resolveBackend,
  type Manifest,
  type Runtime,
} from "../functions/manifest";
import { capacityOf } from "../functions/table";

export interface FileFacts {
  /** Undefined where only what holds for every project is looked at. */
  project: string | undefined;
  now: Date;
  manifest: Manifest;
  /** functions/.env */
  defaults: Environment;
  /** functions/.env.<project> */
  own: Environment;
  /** Both together, as the functions get them. */
  settings: Environment;
  /** True if there is a functions/.env.local, which only the emulators read. */
  hasLocalFile: boolean;
  runtime: Runtime;
  /** The place of the data, as the privacy page names it. */
  hostingPlace: string;
  /** The address for reports of weaknesses, which `/.well-known/security.txt` names. */
  securityContact: string;
}

/** The repository's wishes for a project. */
export interface Wanted {
  region: string;
  database: string;
  functions: string[];
  /** CPUs that they use together, with all their instances. */
  cpu: number;
  secrets: string[];
  indexes: IndexFile;
  rules: string;
}

export interface DeployedFunction {
  id: string;
  region: string;
  state: string;
}

export interface DeployedIndex extends CompositeIndex {
  state: string;
}

export interface Secret {
  name: string;
  /** True if its latest version can be read by the functions. */
  isEnabled: boolean;
  /** Undefined where the operator may not read it. */
  value?: string;
}

export interface Account {
  email?: string;
  localId: string;
  emailVerified?: boolean;
  /** The claims, as JSON. */
  customAttributes?: string;
  /** The second factors. */
  mfaInfo?: object[];
}

/** An alerting policy. */
export interface Alarm {
  displayName: string;
  /** Left out where it is. */
  enabled?: boolean;
  notificationChannels?: string[];
}

export interface MailRecords {
  domain: string;
  spf: boolean;
  dkim: boolean;
  dmarc: boolean;
}

/** The answer of a service that the functions use. */
export type ServiceAnswer = "well" | "refused" | "unknown" | "silent" | "other version";

export interface ProjectFacts {
  /** The questions that were refused, each as a sentence. */
  failures?: string[];
  wanted?: Wanted;
  functions?: DeployedFunction[];
  database?: { locationId: string; deleteProtectionState?: string; pointInTimeRecoveryEnablement?: string } | undefined;
  /** The names of the schedules by which Firestore backs itself up. */
  backupSchedules?: string[] | undefined;
  alarms?: Alarm[];
  /** Undefined where the operator may not see what is paid for. */
  budgets?: { displayName: string }[] | undefined;
  /** The days for which the log of the functions is kept. */
  logDays?: number | undefined;
  indexes?: DeployedIndex[] | undefined;
  /** Such as `emailList.expiresAt`. */
  timeToLive?: string[] | undefined;
  rules?: string;
  secrets?: Secret[];
  /** The fingerprints of the keys by which the database knows who has unsubscribed. */
  mailKeys?: string[];
  auth?: {
    signIn?: { email?: { enabled?: boolean } };
    emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
    client?: { permissions?: { disabledUserSignup?: boolean } };
    mfa?: { state?: string; providerConfigs?: { state?: string; totpProviderConfig?: object }[] };
    authorizedDomains?: string[];
  };
  accounts?: Account[];
  /** The site's own word of what is late, of its release and of its documents. */
  health?: HealthReport | undefined;
  mailRecords?: MailRecords | undefined;
  /** The mail server's refusal of a login. */
  mailServer?: string | undefined;
  model?: ServiceAnswer | undefined;
  store?: ServiceAnswer | undefined;
  /** The silent services of a running `npm start`, in words. */
  silent?: string[];
}

export type DoctorFacts = FileFacts & ProjectFacts;

export async function readFileFacts(project: string | undefined): Promise<FileFacts> {
  const defaults = functionSettings(".env");
  const own = project === undefined ? {} : functionSettings(`.env.${project}`);
  const settings = { ...defaults, ...own };
  return {
    ...{ project, now: new Date(), manifest: await readManifest(readableSettings(settings)) },
    ...{ defaults, own, settings },
    hasLocalFile: existsSync(join(projectRoot, "functions", ".env.local")),
    runtime: functionsRuntime(),
    hostingPlace: firm.recipients.hosting.place,
    securityContact: firm.securityContact,
  };
}

export function secretNames({ params = [] }: Manifest): string[] {
  return params.filter(({ type }) => type === "secret").map(({ name }) => name);
}

export async function wantedOf(project: string, { manifest, settings }: FileFacts): Promise<Wanted> {
  // A missing value is a problem of its own, and decides nothing about the functions.
  const unknown = (manifest.params ?? []).filter(({ type }) => type === "string").map(({ name }) => [name, "unknown"]);
  const values = { ...(Object.fromEntries(unknown) as Environment), ...settings };
  const endpoints = endpointsOf(await resolveBackend(manifest, project, values));
  const read = (name: string) => readFileSync(join(projectRoot, name), "utf8");
  return {
    region: settings.FUNCTIONS_REGION ?? "",
    database: databaseNamed(settings.FIRESTORE_DATABASE),
    functions: endpoints.map(({ id }) => id),
    cpu: capacityOf(endpoints).cpu,
    secrets: secretNames(manifest),
    indexes: JSON.parse(read("firestore.indexes.json")) as IndexFile,
    rules: read("firestore.rules"),
  };
}
