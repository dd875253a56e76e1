// Fills the suite's database as if much had happened, without what would happen then: the triggers would count and record for hours. So
// the documents are laid into a project of their own, which has no triggers, and are carried over by the emulator's export and import.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { initializeApp } from "firebase/app";
import { connectFirestoreEmulator, doc, getFirestore, Timestamp, writeBatch } from "firebase/firestore";
import { projectId } from "../../local/suite/running-suite";
import { aTask, anAnsweredInquiry, anInquiry, anInvitation } from "../support/shared/builders";
import { theSuite } from "../support/suite/suite";

type Fields = Record<string, unknown>;

const besides = "demo-filling";
const { firestore } = theSuite().ports;
const database = getFirestore(initializeApp({ projectId: besides, apiKey: "emulator" }, "filling"));
connectFirestoreEmulator(database, "127.0.0.1", firestore, { mockUserToken: "owner" });

const [batchSize, batchesAtOnce] = [500, 4];
const begin = Date.UTC(2026, 0, 1);

/** Lays the documents with these numbers; `carryOver` brings them to where the page sees them. */
export async function lay(path: string, from: number, to: number, build: (number: number) => Fields): Promise<void> {
  for (let first = from; first < to; first += batchSize * batchesAtOnce) {
    const begins = Array.from({ length: batchesAtOnce }, (_, batch) => Math.min(first + batch * batchSize, to));
    await Promise.all(begins.map((each) => write(path, each, Math.min(each + batchSize, to), build)));
  }
}

async function write(path: string, from: number, to: number, build: (number: number) => Fields): Promise<void> {
  const batch = writeBatch(database);
  for (let number = from; number < to; number++)
    batch.set(doc(database, path, `laid-${String(number).padStart(6, "0")}`), build(number));
  await batch.commit();
}

export async function carryOver(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "waymark-filling-"));
  await ask(besides, "export", { export_directory: folder, export_name: "all" });
  await ask(projectId, "import", { export_directory: join(folder, "all", "all.overall_export_metadata") });
  await rm(folder, { recursive: true });
}

async function ask(project: string, verb: "export" | "import", request: Fields): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${firestore}/emulator/v1/projects/${project}:${verb}`, {
    method: "POST",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ database: `projects/${project}/databases/(default)`, ...request }),
  });
  if (!response.ok) throw new Error(`The ${verb} was refused with ${response.status}: ${await response.text()}`);
}

/** All of the same length, and each later than the one before. */
function at(number: number) {
  return {
    time: Timestamp.fromMillis(begin + number * 1000),
    businessName: `Company ${String(number).padStart(6, "0")}`,
  };
}

export function inquiryOf(number: number): Fields {
  const { time, businessName } = at(number);
  return anInquiry({ businessName, createdAt: time, message: "Do you train shift leaders? ".repeat(8) });
}

export function invitationOf(number: number): Fields {
  const { time, businessName } = at(number);
  return anInvitation(`code-of-${businessName.slice(-6)}`, { businessName, createdAt: time, expiresAt: time });
}

export function taskOf(number: number): Fields {
  const { time, businessName } = at(number);
  return aTask({ businessName, createdAt: time, movedAt: time });
}

export function answerOf(number: number): Fields {
  const { time, businessName } = at(number);
  return anAnsweredInquiry({ businessName, createdAt: time, repliedAt: time });
}

export function blastOf(number: number): Fields {
  const { time, businessName } = at(number);
  const counts = { planned: 1000, sent: 990, failed: 6, uncertain: 2, skipped: 2 };
  const over = { status: "finished", active: false, recipients: 1000, counts };
  return { subject: businessName, message: "News. ".repeat(100), createdBy: "somebody", createdAt: time, ...over };
}
