import { readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultRegion } from "../../src/domain/kernel/project/region";
import type { FirebaseConfiguration } from "../emulators/firebase-configuration";
import { projectRoot } from "../shared/project-root";
import { projectConfiguration, writeProjectFiles, type ProjectSite } from "./project-configuration";

const require = createRequire(import.meta.url);
const production = JSON.parse(readFileSync(join(projectRoot, "firebase.json"), "utf8")) as FirebaseConfiguration;
const site: ProjectSite = { project: "ours", region: "europe-west1", database: "(default)", noIndex: false };

/** The Hosting emulator's own reading of a pattern. */
const { configMatcher } = createRequire(require.resolve("firebase-tools"))("superstatic/lib/utils/patterns.js") as {
  configMatcher: (path: string, rule: { source: string }) => boolean;
};

function policyOf({ hosting }: Pick<FirebaseConfiguration, "hosting">): string {
  const headers = hosting.headers.flatMap((rule) => rule.headers);
  return headers.find(({ key }) => key === "Content-Security-Policy")?.value ?? "";
}

test("a page may connect to the project's own functions and to the three services of Firebase it needs, by name", () => {
  const connect = /connect-src ([^;]*)/.exec(policyOf(projectConfiguration(production, site, [])))?.[1];
  expect(connect?.split(" ")).toEqual([
    "'self'",
    "https://firestore.googleapis.com",
    "https://identitytoolkit.googleapis.com",
    "https://securetoken.googleapis.com",
    "https://europe-west1-ours.cloudfunctions.net",
  ]);
});

test("nothing else of the policy differs between the projects", () => {
  const derived = policyOf(projectConfiguration(production, site, []));
  expect(derived.replace(" https://europe-west1-ours.cloudfunctions.net", "")).toBe(policyOf(production));
});

test("with App Check a page may load reCAPTCHA and ask for its token, and nothing else is allowed in addition", () => {
  const directives = (policy: string) =>
    policy.split("; ").flatMap((one) => one.split(" ").map((part, _, [name]) => `${name} ${part}`));
  const plain = new Set(directives(policyOf(projectConfiguration(production, site, []))));
  const added = directives(policyOf(projectConfiguration(production, { ...site, appCheckSiteKey: "a-key" }, [])))
    .filter((one) => !plain.has(one))
    .toSorted();
  expect(added).toEqual([
    "connect-src https://content-firebaseappcheck.googleapis.com",
    "connect-src https://www.google.com/recaptcha/",
    "frame-src frame-src",
    "frame-src https://recaptcha.google.com/recaptcha/",
    "frame-src https://www.google.com/recaptcha/",
    "script-src https://www.google.com/recaptcha/",
    "script-src https://www.gstatic.com/recaptcha/",
  ]);
});

test("what Hosting hands on to a function reaches it in its region, and the app's own rewrite stays the last", () => {
  const { rewrites } = projectConfiguration(production, site, []).hosting;
  const regions = rewrites.flatMap((rewrite) => ("function" in rewrite ? [rewrite.function] : []));
  expect(regions.length).toBeGreaterThan(0);
  for (const one of regions) expect(one).toMatchObject({ region: "europe-west1" });
  expect(rewrites.at(-1)).toEqual(production.hosting.rewrites.at(-1));
});

test("only a file that is there may be kept for a year, by its name", () => {
  const names = Array.from({ length: 90 }, (_, nth) => `part-${nth}-B_oD-AVt.js`);
  const { headers } = projectConfiguration(production, site, names).hosting;
  const kept = headers.filter((rule) => rule.headers.some(({ value }) => value.includes("immutable")));
  expect(kept.map(({ source }) => source.split("|").length)).toEqual([40, 40, 10]);
  const isKept = (path: string) => kept.some((rule) => configMatcher(path, rule));
  for (const name of names) expect(isKept(`/assets/${name}`), name).toBe(true);
  for (const path of ["/assets/part-9-B_oD-AVu.js", "/assets/", "/assets/x/part-9-B_oD-AVt.js", "/part-9-B_oD-AVt.js"])
    expect(isKept(path), path).toBe(false);
});

test("it is deployed from the project's own folder, and built only once", () => {
  const { hosting, functions } = projectConfiguration(production, site, []);
  expect(hosting.public).toBe(".firebase/ours/hosting");
  for (const part of [hosting, functions]) expect(part).not.toHaveProperty("predeploy");
});

test("rules and indexes go to the database by its name, and a new one is made beside the functions", () => {
  const { firestore } = projectConfiguration(production, { ...site, database: "restored" }, []);
  expect(firestore).toEqual({ ...production.firestore, database: "restored", location: "europe-west1" });
});

test("all pages but the provider's own have our headers, and the policy allows no inline script and no unnamed host", () => {
  const keysAt = (path: string) =>
    production.hosting.headers
      .filter((rule) => configMatcher(path, rule))
      .flatMap(({ headers }) => headers.map(({ key }) => key));
  expect(keysAt("/any/page")).toEqual(
    expect.arrayContaining([
      ...["Content-Security-Policy", "Strict-Transport-Security", "X-Content-Type-Options"],
      ...["Referrer-Policy", "Cross-Origin-Opener-Policy", "Permissions-Policy"],
    ]),
  );
  expect(policyOf(production)).not.toMatch(/'unsafe-|\*|https:([\s;]|$)/);
  expect(keysAt("/__/auth/action")).toEqual(["X-Frame-Options"]);
});

test("a site for trying things out tells search engines to stay away with each page, and is otherwise as in production", () => {
  const robots = (noIndex: boolean) =>
    projectConfiguration(production, { ...site, noIndex }, []).hosting.headers.map(({ source, headers }) => ({
      source,
      said: headers.filter(({ key }) => key === "X-Robots-Tag").map(({ value }) => value),
      keys: headers.map(({ key }) => key).filter((key) => key !== "X-Robots-Tag"),
    }));
  const told = robots(true).filter(({ said }) => said.includes("noindex, nofollow"));
  expect(told).toHaveLength(1);
  expect(told[0]?.keys).toContain("Content-Security-Policy");
  // A plan that is shown by a link is hidden everywhere.
  expect(robots(false).filter(({ said }) => said.length > 0)).toMatchObject([
    { source: "/shared/**", said: ["noindex, nofollow, noarchive"] },
  ]);
  expect(robots(true).map(({ keys }) => keys)).toEqual(robots(false).map(({ keys }) => keys));
});

test("what Hosting hands on needs no change for the default region", () => {
  const { rewrites } = projectConfiguration(production, { ...site, region: defaultRegion }, []).hosting;
  expect(rewrites).toEqual(production.hosting.rewrites);
});

test("the Firebase CLI takes it for a configuration", () => {
  const { getValidator } = require("firebase-tools/lib/firebaseConfigValidate.js") as {
    getValidator: () => { (configuration: object): boolean; errors?: unknown };
  };
  const isValid = getValidator();
  const derived = projectConfiguration(production, { ...site, noIndex: true }, ["app-BLbQZYtQ.js"]);
  expect({ valid: isValid(derived), errors: isValid.errors }).toEqual({ valid: true, errors: null });
  expect(isValid({ ...derived, hosting: { ...derived.hosting, publik: "x" } })).toBe(false);
});

describe("the files of a project", () => {
  let root: string;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "waymark-files-"));
    await cp(join(projectRoot, "firebase.json"), join(root, "firebase.json"));
    await mkdir(join(root, "dist", "assets"), { recursive: true });
    await mkdir(join(root, "dist", "ai-tools"), { recursive: true });
    for (const page of ["index.html", "shell.html", "ai-tools/storyboard.html"])
      await writeFile(join(root, "dist", page), "<html><head></head><body></body></html>");
    await writeFile(join(root, "dist", "assets", "app.js"), "app");
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  test("each project has its own pages and configuration, made of one build", async () => {
    for (const [project, region] of [
      ["one", "us-central1"],
      ["two", "europe-west1"],
    ] as const) {
      await writeProjectFiles(root, { project, region, database: "(default)", noIndex: false });
      await writeProjectFiles(root, { project, region, database: "restored", noIndex: false });
      const hosting = join(root, ".firebase", project, "hosting");
      const page = await readFile(join(hosting, "index.html"), "utf8");
      expect(page.match(/<meta name="waymark-site"/g)).toHaveLength(1);
      expect(page).toContain(`&quot;region&quot;:&quot;${region}&quot;,&quot;database&quot;:&quot;restored&quot;`);
      expect(await readdir(join(hosting, "assets"))).toEqual(["app.js"]);
      const configuration = await readFile(join(root, `firebase.${project}.json`), "utf8");
      expect(configuration).toContain(`https://${region}-${project}.cloudfunctions.net`);
      expect(configuration).toContain("/assets/@(app.js)");
    }
    expect(await readFile(join(root, "dist", "index.html"), "utf8")).not.toContain("waymark-site");
  });

  test("a page is told the key of App Check where there is one, and its policy lets it load", async () => {
    const third = { project: "three", region: "us-central1", database: "(default)", noIndex: false };
    await writeProjectFiles(root, { ...third, appCheckSiteKey: "a-site-key" });
    const page = await readFile(join(root, ".firebase", "three", "hosting", "index.html"), "utf8");
    expect(page).toContain("&quot;appCheckSiteKey&quot;:&quot;a-site-key&quot;");
    expect(await readFile(join(root, "firebase.three.json"), "utf8")).toContain("https://www.google.com/recaptcha/");
    await writeProjectFiles(root, third);
    expect(await readFile(join(root, ".firebase", "three", "hosting", "index.html"), "utf8")).not.toContain("appCheck");
    expect(await readFile(join(root, "firebase.three.json"), "utf8")).not.toContain("recaptcha");
  });
});
