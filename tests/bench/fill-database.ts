// Fills the suite's database as if much had happened, without the triggers, which would count and record for hours: the
// documents are written to a project of their own, which has no triggers, and then exported and imported by the
// emulator.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { doc, Timestamp, writeBatch } from "firebase/firestore/lite";
import { projectId } from "../../local/shared/running-suite";
import {
  aSubscription,
  aTask,
  anAnsweredInquiry,
  anInquiry,
  anInvitation,
  type DocumentFields,
} from "../support/shared/builders";
import { databaseAs } from "../support/shared/database-as";
import { runningSuite } from "../support/suite/running-suite";

const stagingProject = "demo-filling";
const { firestore: firestorePort } = runningSuite().ports;
const stagingDatabase = databaseAs(stagingProject, "owner", "owner");

const [documentsPerBatch, batchesAtOnce] = [500, 4];
const firstTimeMs = Date.UTC(2026, 0, 1);

/** Writes the documents with these numbers; `importDocuments` brings them into the project of the page. */
export async function writeDocuments(
  path: string,
  from: number,
  to: number,
  build: (number: number) => DocumentFields,
): Promise<void> {
  for (let first = from; first < to; first += documentsPerBatch * batchesAtOnce) {
    const begins = Array.from({ length: batchesAtOnce }, (_, batch) => Math.min(first + batch * documentsPerBatch, to));
    await Promise.all(begins.map((each) => writeBatchOf(path, each, Math.min(each + documentsPerBatch, to), build)));
  }
}

async function writeBatchOf(
  path: string,
  from: number,
  to: number,
  build: (number: number) => DocumentFields,
): Promise<void> {
  const batch = writeBatch(stagingDatabase);
  for (let number = from; number < to; number++)
    batch.set(doc(stagingDatabase, path, `laid-${String(number).padStart(6, "0")}`), build(number));
  await batch.commit();
}

export async function importDocuments(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "waymark-filling-"));
  await callEmulator(stagingProject, "export", { export_directory: folder, export_name: "all" });
  await callEmulator(projectId, "import", { export_directory: join(folder, "all", "all.overall_export_metadata") });
  await rm(folder, { recursive: true });
}

async function callEmulator(project: string, verb: "export" | "import", request: DocumentFields): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${firestorePort}/emulator/v1/projects/${project}:${verb}`, {
    method: "POST",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ database: `projects/${project}/databases/(default)`, ...request }),
  });
  if (!response.ok) throw new Error(`The ${verb} was refused with ${response.status}: ${await response.text()}`);
}

/** All of the same length, and each later than the one before. */
function numberedFields(number: number) {
  return {
    time: Timestamp.fromMillis(firstTimeMs + number * 1000),
    businessName: `Company ${String(number).padStart(6, "0")}`,
  };
}

export function numberedSubscription(number: number): DocumentFields {
  const { time, businessName } = numberedFields(number);
  return aSubscription({ businessName, email: `reader-${number}@northwind.example`, createdAt: time });
}

export function numberedInquiry(number: number): DocumentFields {
  const { time, businessName } = numberedFields(number);
  return anInquiry({ businessName, createdAt: time, message: "Do you train shift leaders? ".repeat(8) });
}

export function numberedInvitation(number: number): DocumentFields {
  const { time, businessName } = numberedFields(number);
  return anInvitation(`code-of-${businessName.slice(-6)}`, { businessName, createdAt: time, expiresAt: time });
}

/** Twenty of a hundred are due: more than a first screen shows. */
export function numberedTask(number: number): DocumentFields {
  const { time, businessName } = numberedFields(number);
  return aTask({ businessName, createdAt: time, movedAt: time, ...(number % 5 === 0 && { dueOn: "2026-01-31" }) });
}

export function numberedReply(number: number): DocumentFields {
  const { time, businessName } = numberedFields(number);
  return anAnsweredInquiry({ businessName, createdAt: time, repliedAt: time });
}
