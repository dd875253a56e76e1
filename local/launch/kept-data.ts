// Keeps the data of `npm start` from one run to the next: the last whole export of the emulators. Only the next whole
// one takes its place, by a rename, so a full disk or a kill at any moment leaves one that can be imported.
import { existsSync } from "node:fs";
import { open, readFile, readdir, rename, rm, stat, statfs, utimes } from "node:fs/promises";
import { join } from "node:path";
import { formatDateTime } from "../../src/domain/kernel/locale";
import { UserError } from "../shared/terminal";

export interface KeptData {
  path: string;
  /** The beginning of its export: no later change is in it. */
  at: Date;
}

interface ExportMetadata {
  firestore: { metadata_file: string };
  auth: { path: string };
}

const metadataFile = "firebase-export-metadata.json";
/** The folder to which firebase-tools exports, within its working folder, before it moves the export to its place. */
const unfinished = /^firebase-export-\d/;
const spareBytes = 2 ** 20;

function placesIn(folder: string) {
  return { kept: join(folder, "data"), before: join(folder, "data.before"), next: join(folder, "data.next") };
}

/** The last whole export; a kill between two renames has left it at the place of the one before. */
export async function lastKept(folder: string): Promise<KeptData | undefined> {
  const { kept, before } = placesIn(folder);
  const path = [kept, before].find((place) => existsSync(join(place, metadataFile)));
  return path === undefined ? undefined : { path, at: (await stat(join(path, metadataFile))).mtime };
}

export async function forgetData(folder: string): Promise<void> {
  for (const place of Object.values(placesIn(folder))) await rm(place, { recursive: true, force: true });
}

/** Replaces what is kept by a new export, if that is whole. Throws with the reason alone. */
export async function keepData(folder: string, exportTo: (path: string) => Promise<void>): Promise<void> {
  const { kept, before, next } = placesIn(folder);
  const began = new Date();
  await removeUnfinished(folder);
  try {
    await exportTo(next);
    await checkWhole(next);
    await utimes(join(next, metadataFile), began, began);
    await flushFiles(next);
    if (existsSync(kept)) {
      await rm(before, { recursive: true, force: true });
      await rename(kept, before);
    }
    await rename(next, kept);
    await rm(before, { recursive: true, force: true });
  } catch (problem) {
    // Asked before the remains are removed, which give room again.
    const free = await freeBytes(folder);
    if (free < spareBytes || String(problem).includes("ENOSPC")) throw fullDisk(free);
    throw problem instanceof Error ? new UserError(problem.message, { cause: problem }) : problem;
  } finally {
    await removeUnfinished(folder);
  }
}

/** The emulators end when the disk becomes full while they export the accounts, so a nearly full one is left alone. */
export async function checkRoom(folder: string, free = freeBytes): Promise<void> {
  const kept = await lastKept(folder);
  const used = kept === undefined ? 0 : await bytesIn(kept.path);
  const available = await free(folder);
  if (available < 2 * used + spareBytes) throw fullDisk(available);
}

/** Returns the loss of a run that ends now without another export, and the data that the next one begins with. */
export function lossInWords(startedAt: Date, kept: KeptData | undefined): string {
  const since = kept && kept.at > startedAt ? kept.at : startedAt;
  const next = kept ? `brings back the data of ${formatDateTime(kept.at)}` : "begins with the sample data alone";
  return `What was done after ${formatDateTime(since)} is lost. The next start ${next}.`;
}

/** firebase-tools does not look whether the accounts were answered and written to their end. */
async function checkWhole(path: string): Promise<void> {
  try {
    const { firestore, auth } = (await readJson(join(path, metadataFile))) as ExportMetadata;
    await stat(join(path, firestore.metadata_file));
    for (const name of ["accounts.json", "config.json"]) await readJson(join(path, auth.path, name));
  } catch (cause) {
    throw new UserError("the export is not whole", { cause });
  }
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, "utf8"));
}

/** A rename may reach the disk before the files that it is about. */
async function flushFiles(path: string): Promise<void> {
  for (const file of await filesIn(path)) {
    const handle = await open(file);
    await handle.sync();
    await handle.close();
  }
}

async function removeUnfinished(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => unfinished.test(name));
  for (const place of [placesIn(folder).next, ...names.map((name) => join(folder, name))])
    await rm(place, { recursive: true, force: true });
}

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function bytesIn(path: string): Promise<number> {
  const sizes = await Promise.all((await filesIn(path)).map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function fullDisk(free: number): UserError {
  return new UserError(`the disk is full (${Math.floor(free / 1024)} kB are free)`);
}
