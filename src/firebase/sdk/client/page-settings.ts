// Reads the served page's settings from its meta elements, because one build serves every project. The launcher puts
// the emulators' ports there, and `npm run deploy` the project's settings that Hosting does not tell.
import { defaultDatabase } from "../../../domain/kernel/project/database-name";
import { defaultRegion } from "../../../domain/kernel/project/region";

/** Ports on 127.0.0.1. */
interface EmulatorPorts {
  auth: number;
  firestore: number;
  functions: number;
}

interface SiteSettings {
  /** The region of the functions. */
  region: string;
  /** The name of the Firestore database. */
  database: string;
  /** Of reCAPTCHA Enterprise; without one, nothing of App Check is loaded. */
  appCheckSiteKey?: string;
}

export const emulatorPorts = readMeta("waymark-emulators") as EmulatorPorts | undefined;
export const siteSettings: SiteSettings = {
  region: defaultRegion,
  database: defaultDatabase,
  ...(readMeta("waymark-site") as Partial<SiteSettings> | undefined),
};

function readMeta(name: string): unknown {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return content ? JSON.parse(content) : undefined;
}
