// A real project's answers about itself. A failed question gives undefined, and a sentence in `failures`.
import type { Environment } from "../../shared/env-file";
import type { HealthName } from "../../../src/domain/operation/health";
import type { Administrator } from "./administrators";
import type { IndexFile } from "../../checks/indexes/index-findings";

/** The repository's wishes for the project. */
export interface Wanted {
  region: string;
  database: string;
  functions: string[];
  /** CPUs that they use together, with all their instances. */
  cpu: number;
  secrets: string[];
  roles: string[];
  apis: string[];
  indexes: IndexFile;
  rules: string;
}

export interface DeployedFunction {
  id: string;
  region: string;
  state: string;
  serviceAccount: string | undefined;
}

export interface DeployedIndex {
  collectionGroup: string;
  queryScope: string;
  fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
  state: string;
}

export interface Secret {
  name: string;
  /** True if its latest version can be read by the functions. */
  isEnabled: boolean;
  /** Undefined where the operator may not read it. */
  value?: string;
}

export interface AuthSettings {
  passwords: boolean;
  /** True if a wrong password and an unknown address get the same answer. */
  hidesAddresses: boolean;
  signUpDisabled: boolean;
  authorizedDomains: string[];
}

export interface MailRecords {
  domain: string;
  spf: boolean;
  dkim: boolean;
  dmarc: boolean;
}

export interface Site {
  status: number;
  headers: Record<string, string>;
  /** Of `/__/auth/action`, a page of the provider's own. */
  providerHeaders: Record<string, string>;
}

export interface ProjectFacts {
  project: string;
  now: Date;
  settings: Environment;
  wanted: Wanted;
  failures: string[];
  billing?: boolean;
  enabledApis?: string[];
  database?: { location: string; type: string; deleteProtected: boolean; pointInTime: boolean } | "missing";
  functions?: DeployedFunction[];
  indexes?: DeployedIndex[];
  /** Such as `emailList.expiresAt`. */
  timeToLive?: string[];
  rules?: string;
  secrets?: Secret[];
  /** Of the functions' service account. */
  roles?: string[];
  auth?: AuthSettings;
  /** At which the project's sites answer. */
  hosts?: string[];
  administrators?: Administrator[];
  site?: Site;
  mailRecords?: MailRecords;
  /** Undefined is well; otherwise what the server says. */
  mailServerProblem?: string;
  /** The late parts by the site's own word. */
  late?: HealthName[];
  /** Of the keys by which the database knows who has unsubscribed. */
  mailKeyFingerprints?: string[];
  modelProblem?: "key" | "model" | "unreachable";
  storeProblem?: "key" | "unreachable";
}
