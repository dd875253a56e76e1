import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { formatDateTime } from "../../src/domain/kernel/locale";
import { checkRoom, forgetData, keepData, lastKept, lossInWords } from "./kept-data";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "waymark-test-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Exports as the emulators do: documents, accounts, and in the end the file that names their places. */
function exportOf(documents: string, accounts = '{"users":[]}') {
  return (path: string): Promise<void> => {
    mkdirSync(join(path, "firestore_export"), { recursive: true });
    mkdirSync(join(path, "auth_export"));
    writeFileSync(join(path, "firestore_export", "all.overall_export_metadata"), documents);
    writeFileSync(join(path, "auth_export", "accounts.json"), accounts);
    writeFileSync(join(path, "auth_export", "config.json"), "{}");
    const firestore = { path: "firestore_export", metadata_file: "firestore_export/all.overall_export_metadata" };
    const metadata = { version: "1", firestore, auth: { version: "1", path: "auth_export" } };
    writeFileSync(join(path, "firebase-export-metadata.json"), JSON.stringify(metadata));
    return Promise.resolve();
  };
}

/** Returns the documents of the next start. */
async function keptDocuments(): Promise<string | undefined> {
  const kept = await lastKept(folder);
  return kept && readFileSync(join(kept.path, "firestore_export", "all.overall_export_metadata"), "utf8");
}

test("the last export is kept, with the time when it began, and nothing else", async () => {
  expect(await lastKept(folder)).toBeUndefined();
  await keepData(folder, exportOf("first"));
  const began = Date.now();
  await keepData(folder, exportOf("second"));
  expect(await keptDocuments()).toBe("second");
  expect((await lastKept(folder))?.at.getTime()).toBeGreaterThanOrEqual(began);
  expect(readdirSync(folder)).toEqual(["data"]);
});

test("an export that a full disk ends leaves the one before, says so, and leaves no remains", async () => {
  await keepData(folder, exportOf("first"));
  const before = await lastKept(folder);
  const failing = keepData(folder, (path) => {
    mkdirSync(join(path, "firestore_export"), { recursive: true });
    mkdirSync(join(folder, "firebase-export-1795478786544abcdef"));
    return Promise.reject(new Error("ENOSPC: no space left on device, write"));
  });
  await expect(failing).rejects.toThrow(/^the disk is full \(\d+ kB are free\)$/);
  expect(await keptDocuments()).toBe("first");
  expect(await lastKept(folder)).toEqual(before);
  expect(readdirSync(folder)).toEqual(["data"]);
});

test("an export that says it is done with half of the accounts replaces nothing", async () => {
  await keepData(folder, exportOf("first"));
  await expect(keepData(folder, exportOf("second", '{"users":[{"email":"ada@'))).rejects.toThrow("is not whole");
  await expect(keepData(folder, () => Promise.resolve())).rejects.toThrow("is not whole");
  expect(await keptDocuments()).toBe("first");
});

test("a kill between the two renames loses nothing, and the next export takes the place", async () => {
  await keepData(folder, exportOf("first"));
  renameSync(join(folder, "data"), join(folder, "data.before"));
  expect(await keptDocuments()).toBe("first");
  await expect(keepData(folder, () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(await keptDocuments()).toBe("first");
  await keepData(folder, exportOf("second"));
  expect(await keptDocuments()).toBe("second");
  expect(readdirSync(folder)).toEqual(["data"]);
});

test("a fresh start forgets each of them", async () => {
  await keepData(folder, exportOf("first"));
  renameSync(join(folder, "data"), join(folder, "data.before"));
  await keepData(folder, exportOf("second"));
  await forgetData(folder);
  expect(existsSync(join(folder, "data"))).toBe(false);
  expect(await lastKept(folder)).toBeUndefined();
});

test("a disk with less room than two exports need is full before anything is tried", async () => {
  await keepData(folder, exportOf("x".repeat(3 * 2 ** 20)));
  await expect(checkRoom(folder, () => Promise.resolve(8 * 2 ** 20))).resolves.toBeUndefined();
  await expect(checkRoom(folder, () => Promise.resolve(6 * 2 ** 20))).rejects.toThrow(
    "the disk is full (6144 kB are free)",
  );
});

test("what is lost began with the last export of this run, or with the run", () => {
  const start = new Date("2026-11-23T12:00:00");
  const data = (at: Date) => ({ path: "data", at });
  const yesterday = new Date("2026-11-22T18:30:00");
  const later = new Date("2026-11-23T12:04:00");
  expect(lossInWords(start, data(later))).toBe(
    `What was done after ${formatDateTime(later)} is lost. The next start brings back the data of ${formatDateTime(later)}.`,
  );
  expect(lossInWords(start, data(yesterday))).toBe(
    `What was done after ${formatDateTime(start)} is lost. The next start brings back the data of ${formatDateTime(yesterday)}.`,
  );
  expect(lossInWords(start, undefined)).toMatch("The next start begins with the sample data alone.");
});
