// The configuration of a project's deployment: `firebase.json` with the parts of this project. Like the emulators' one
// (../emulators/firebase-configuration.ts) it is derived, so that the one file holds for all of them.
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { assetHeaders, builtAssets } from "../build/asset-headers";
import { withConnections, type FirebaseConfiguration } from "../emulators/firebase-configuration";
import { changePages, withPageMeta } from "../shared/page-meta";

// With App Check a page loads reCAPTCHA, which the policy of firebase.json forbids: what Google names for it is added.
// https://cloud.google.com/recaptcha/docs/faq (content security policy)
const additions: Record<string, readonly string[]> = {
  "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  "frame-src": ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  "connect-src": ["https://content-firebaseappcheck.googleapis.com", "https://www.google.com/recaptcha/"],
};

export interface ProjectSite {
  project: string;
  /** The region of the functions. */
  region: string;
  /** `(default)`, or the name of a restored database. */
  database: string;
  /** True if search engines are told to stay away, because it is a site for trying things out. */
  noIndex: boolean;
  /** Of reCAPTCHA Enterprise, where the site uses App Check. */
  appCheckSiteKey?: string;
}

/** Returns the folder of the pages for the upload, from the root of the repository. */
function hostingFolder({ project }: Pick<ProjectSite, "project">): string {
  return `.firebase/${project}/hosting`;
}

/** Returns the path of the project's configuration, from the root of the repository; git ignores it. */
export function configurationPath({ project }: Pick<ProjectSite, "project">): string {
  return `firebase.${project}.json`;
}

/** Returns the address at which a page calls the functions of a project; no page needs their other one at `run.app`. */
export function functionsHost({ project, region }: Pick<ProjectSite, "project" | "region">): string {
  return `https://${region}-${project}.cloudfunctions.net`;
}

/** Puts beside each other the project's configuration, and the built pages of `dist/` with its settings in them. */
export async function writeProjectFiles(root: string, site: ProjectSite): Promise<void> {
  const production = JSON.parse(await readFile(join(root, "firebase.json"), "utf8")) as FirebaseConfiguration;
  const assets = await builtAssets(join(root, "dist"));
  const configuration = JSON.stringify(projectConfiguration(production, site, assets), null, 2);
  await writeFile(join(root, configurationPath(site)), `${configuration}\n`);
  const folder = join(root, hostingFolder(site));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(join(root, "dist"), folder, { recursive: true });
  const { region, database, appCheckSiteKey } = site;
  const settings = { region, database, appCheckSiteKey };
  await changePages(folder, (html) => withPageMeta(html, "waymark-site", settings));
}

/** `assets` are the names of the built files. */
export function projectConfiguration(production: FirebaseConfiguration, site: ProjectSite, assets: readonly string[]) {
  const { hosting, functions, firestore } = withoutBuilds(production);
  const headers = withConnections(hosting.headers, [functionsHost(site)]).map((rule) => ({
    ...rule,
    headers: rule.headers.flatMap((header) =>
      header.key === "Content-Security-Policy" ? policyHeaders(header.value, site) : [header],
    ),
  }));
  return {
    hosting: {
      ...hosting,
      public: hostingFolder(site),
      rewrites: hosting.rewrites.map((rewrite) => inRegion(rewrite, site.region)),
      headers: [...headers, ...assetHeaders(assets)],
    },
    functions,
    // The location is that of a database which the deployment has to make; one that is there stays where it is.
    firestore: { ...firestore, database: site.database, location: site.region },
  };
}

/** `npm run deploy` has built already what the hooks would build. */
function withoutBuilds(production: FirebaseConfiguration): FirebaseConfiguration {
  const { hosting, functions, ...others } = structuredClone(production);
  delete hosting.predeploy;
  delete functions.predeploy;
  return { ...others, hosting, functions };
}

function inRegion(rewrite: object, region: string): object {
  return "function" in rewrite ? { ...rewrite, function: { ...(rewrite.function as object), region } } : rewrite;
}

/** Returns the policy of the pages, and beside it the word that keeps search engines away. */
function policyHeaders(policy: string, { appCheckSiteKey, noIndex }: ProjectSite) {
  const value = appCheckSiteKey === undefined ? policy : withAppCheck(policy);
  const hidden = { key: "X-Robots-Tag", value: "noindex, nofollow" };
  return [{ key: "Content-Security-Policy", value }, ...(noIndex ? [hidden] : [])];
}

function withAppCheck(policy: string): string {
  const directives = new Map(
    policy.split(/;\s*/).map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources] as const;
    }),
  );
  for (const [name, hosts] of Object.entries(additions))
    directives.set(name, [...(directives.get(name) ?? []), ...hosts]);
  return [...directives].map(([name, sources]) => [name, ...sources].join(" ")).join("; ");
}
