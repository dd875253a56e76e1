// The headers that a deployment of a project sends with its pages.
import { readFileSync } from "node:fs";
import type { FirebaseConfiguration } from "../../../local/emulators/firebase-configuration";
import { projectConfiguration, type ProjectSite } from "../../../local/operate/project-configuration";

const production = JSON.parse(readFileSync("firebase.json", "utf8")) as FirebaseConfiguration;

/** By their names in small letters, as a browser has them. */
export function deployedHeaders(site: ProjectSite): Record<string, string> {
  const [rule] = projectConfiguration(production, site, []).hosting.headers;
  return Object.fromEntries((rule?.headers ?? []).map(({ key, value }) => [key.toLowerCase(), value]));
}
