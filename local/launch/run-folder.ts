// One folder per run holds all that the emulators read and write: `.local/start/` is kept, because it has people's
// data, and each test run has one of its own.
import { projectRoot } from "../shared/project-root";
import { cp, mkdir, readFile, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { builtAssets } from "../build/asset-headers";
import type { Configuration } from "./configuration";
import { writeEnvironment } from "../shared/env-file";
import { emulatorConfiguration, type FirebaseConfiguration } from "../emulators/firebase-configuration";
import type { InnerPorts } from "../emulators/ports";
import { changePages, withPageMeta } from "../shared/page-meta";
import { isAlive } from "../shared/processes";
import type { Ports } from "../shared/running-suite";

const localFolder = join(projectRoot, ".local");

export const startFolder = join(localFolder, "start");
export const testFolder = join(localFolder, `test-${process.pid}`);

export async function writeRunFolder(
  folder: string,
  ports: Ports & InnerPorts,
  configuration: Configuration,
  built: { app: boolean; functions: boolean } = { app: true, functions: true },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const production = JSON.parse(await readFile(join(projectRoot, "firebase.json"), "utf8")) as FirebaseConfiguration;
  const assets = built.app ? await builtAssets(join(projectRoot, "dist")) : [];
  const emulated = emulatorConfiguration(production, ports, assets);
  await writeFile(join(folder, "firebase.json"), JSON.stringify(emulated, null, 2));
  await copyRules(folder);
  if (built.app) await writeHosting(folder, ports, configuration);
  if (built.functions) await writeFunctions(folder, configuration);
}

export async function copyRules(folder: string): Promise<void> {
  for (const name of ["firestore.rules", "firestore.indexes.json"])
    await cp(join(projectRoot, name), join(folder, name));
}

async function writeHosting(folder: string, ports: Ports, { environment }: Configuration): Promise<void> {
  const hosting = join(folder, "hosting");
  await rm(hosting, { recursive: true, force: true });
  await cp(join(projectRoot, "dist"), hosting, { recursive: true });
  await changePages(hosting, (html) => injectEmulatorAddresses(html, ports, environment.FIRESTORE_DATABASE));
}

/** The page with the ports of the emulators, by which the app connects to them, and a database of another name. */
export function injectEmulatorAddresses(
  html: string,
  { auth, firestore, functions }: Ports,
  database?: string,
): string {
  const page = withPageMeta(html, "waymark-emulators", { auth, firestore, functions });
  return database ? withPageMeta(page, "waymark-site", { database }) : page;
}

async function writeFunctions(folder: string, { environment, secrets }: Configuration): Promise<void> {
  const source = join(projectRoot, "functions");
  const functions = join(folder, "functions");
  await rm(functions, { recursive: true, force: true });
  await mkdir(functions, { recursive: true });
  await cp(join(source, "package.json"), join(functions, "package.json"));
  await cp(join(source, "lib"), join(functions, "lib"), { recursive: true });
  await symlink(join(source, "node_modules"), join(functions, "node_modules"), "dir");
  await writeFile(join(functions, ".env"), writeEnvironment(environment));
  await writeFile(join(functions, ".secret.local"), writeEnvironment(secrets), { mode: 0o600 });
}

/** Folders of test runs that were killed and could not tidy up after themselves. */
export async function removeAbandonedFolders(): Promise<void> {
  await mkdir(localFolder, { recursive: true });
  for (const name of await readdir(localFolder)) {
    const pid = /^test-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) await rm(join(localFolder, name), { recursive: true, force: true });
  }
}
