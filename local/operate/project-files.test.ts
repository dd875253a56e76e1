import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "../shared/project-root";
import { writeProjectFiles } from "./project-files";

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
  const site = { project: "three", region: "us-central1", database: "(default)", noIndex: false };
  await writeProjectFiles(root, { ...site, appCheckSiteKey: "a-site-key" });
  const page = await readFile(join(root, ".firebase", "three", "hosting", "index.html"), "utf8");
  expect(page).toContain("&quot;appCheckSiteKey&quot;:&quot;a-site-key&quot;");
  expect(await readFile(join(root, "firebase.three.json"), "utf8")).toContain("https://www.google.com/recaptcha/");
  await writeProjectFiles(root, site);
  expect(await readFile(join(root, ".firebase", "three", "hosting", "index.html"), "utf8")).not.toContain("appCheck");
  expect(await readFile(join(root, "firebase.three.json"), "utf8")).not.toContain("recaptcha");
});
