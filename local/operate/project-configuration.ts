// The configuration of a project's deployment: `firebase.json` with the parts of this project. Like the emulators' one
// (../emulators/firebase-configuration.ts) it is derived, so that the one file holds for all of them.
import { assetHeaders } from "../build/asset-headers";
import { withConnections, type FirebaseConfiguration } from "../emulators/firebase-configuration";
import { withNoIndex } from "./no-index";

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
export function hostingFolder({ project }: Pick<ProjectSite, "project">): string {
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

/** `assets` are the names of the built files. */
export function projectConfiguration(production: FirebaseConfiguration, site: ProjectSite, assets: readonly string[]) {
  const { hosting, functions, firestore } = withoutBuilds(production);
  const configuration = {
    hosting: {
      ...hosting,
      public: hostingFolder(site),
      rewrites: hosting.rewrites.map((rewrite) => inRegion(rewrite, site.region)),
      headers: [...withConnections(hosting.headers, [functionsHost(site)]), ...assetHeaders(assets)],
    },
    functions,
    // The location is that of a database which the deployment has to make; one that is there stays where it is.
    firestore: { ...firestore, database: site.database, location: site.region },
  };
  const checked = site.appCheckSiteKey === undefined ? configuration : withAppCheck(configuration);
  return site.noIndex ? withNoIndex(checked) : checked;
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

/** The configuration of a site whose pages prove by App Check that they are its own. */
function withAppCheck<Configuration extends Pick<FirebaseConfiguration, "hosting">>(
  configuration: Configuration,
): Configuration {
  const { hosting } = configuration;
  const headers = hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) =>
      key === "Content-Security-Policy" ? { key, value: allowed(value) } : { key, value },
    ),
  }));
  return { ...configuration, hosting: { ...hosting, headers } };
}

function allowed(policy: string): string {
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
