// Puts beside each other what belongs to one project: its configuration, and the built pages with its settings in them.
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { builtAssets } from "../build/asset-headers";
import type { FirebaseConfiguration } from "../emulators/firebase-configuration";
import { changePages, withPageMeta } from "../shared/page-meta";
import { configurationPath, hostingFolder, projectConfiguration, type ProjectSite } from "./project-configuration";

/** From `firebase.json` and `dist/` of a folder, which has been built. */
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
