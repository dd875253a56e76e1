import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { portProblems } from "../../../../local/emulators/ports";
import { keepData, lastKept } from "../../../../local/launch/kept-data";
import { backUp } from "../../../../local/operate/backup/back-up";
import { isEmpty, writeDocuments, type StoredDocument } from "../../../../local/operate/backup/documents";
import { backupPlace } from "../../../../local/operate/backup/place";
import { localServices } from "../../../../local/operate/backup/project-services";
import { restore } from "../../../../local/operate/backup/restore";
import { everyDocument } from "../every-document";
import { runningSuite } from "../../suite/running-suite";
import type { Fault } from "./fault";

const suite = runningSuite();
const kept = localServices(suite, `demo-faults-${randomUUID().slice(0, 8)}`);
const folder = await mkdtemp(join(tmpdir(), "waymark-faults-"));
const text = (stringValue: string) => ({ stringValue });
const documents: StoredDocument[] = Array.from({ length: 4000 }, (_, nth) => {
  return { path: `inquiries/${String(nth).padStart(5, "0")}`, fields: { message: text("Do you train? ".repeat(40)) } };
});

/** A device that takes no byte, in the place of one file. */
async function onFullDisk(place: string, file: string): Promise<void> {
  await mkdir(join(folder, place, file, ".."), { recursive: true });
  await symlink("/dev/full", join(folder, place, file));
}

function placeNamed(name: string) {
  return backupPlace(join(folder, name), kept.api);
}

async function messageOf(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => "",
    (error: unknown) => String(error),
  );
}

async function lostIn(database: string): Promise<number> {
  const there = new Set((await everyDocument(kept, database)).map((document) => JSON.stringify(document)));
  return documents.filter((document) => !there.has(JSON.stringify(document))).length;
}

async function exportOf(path: string, file?: string): Promise<void> {
  const metadata = { firestore: { metadata_file: "firestore.json" }, auth: { path: "auth" } };
  await mkdir(join(path, "auth"), { recursive: true });
  for (const name of ["firestore.json", "auth/accounts.json", "auth/config.json"])
    await writeFile(join(path, name), "{}");
  await writeFile(join(path, "firebase-export-metadata.json"), JSON.stringify(metadata));
  if (file !== undefined) await writeFile(file, "more than there is room for");
}

export const diskFaults: Readonly<Record<string, Fault>> = {
  "the disk is full in a backup": {
    strike: async () => {
      await writeDocuments(kept, "(default)", documents);
      await onFullDisk("full", "documents/000003.json");
      const failure = await messageOf(backUp(kept, "(default)", placeNamed("full")));
      return `${failure} ${await messageOf(restore(kept, "from-full", placeNamed("full"), "(default)"))}`;
    },
    told: "There is no whole backup",
    mend: async () => {
      const { documents: count } = await backUp(kept, "(default)", placeNamed("whole"));
      return (await isEmpty(kept, "from-full")) ? Math.abs(documents.length - count) : documents.length;
    },
  },
  "a restore is killed": {
    strike: async () => {
      const args = ["local/operate/restore.ts", "--local", join(folder, "whole"), "--database", "killed"];
      const env = { ...process.env, WAYMARK_SUITE: JSON.stringify({ ...suite, projectId: kept.project }) };
      const run = spawn(process.execPath, ["--import", "tsx", ...args], { env, stdio: "ignore" });
      const ended = once(run, "exit");
      while (run.exitCode === null && (await isEmpty(kept, "killed")));
      run.kill("SIGKILL");
      await ended;
      return messageOf(restore(kept, "killed", placeNamed("whole"), "(default)"));
    },
    told: "has documents already: give --database the name of a new one",
    mend: async () => {
      await restore(kept, "afterwards", placeNamed("whole"), "(default)");
      return (await lostIn("(default)")) + (await lostIn("afterwards"));
    },
  },
  "the disk is full where `npm start` keeps its data": {
    strike: async () => {
      const data = join(folder, "start");
      await mkdir(data);
      await keepData(data, (path) => exportOf(path));
      return messageOf(keepData(data, (path) => exportOf(path, "/dev/full")));
    },
    told: "the disk is full",
    mend: async () => ((await lastKept(join(folder, "start"))) ? 0 : 1),
  },
  "a second `npm start`": {
    strike: async () => (await portProblems(suite.ports)).join(" "),
    told: `Port ${suite.ports.hosting}, where`,
    mend: async () => {
      await rm(folder, { recursive: true });
      return 0;
    },
  },
};
