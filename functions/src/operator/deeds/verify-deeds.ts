// Verifies the chain of deeds: every batch and every line is as it was written, none is missing before its time, and
// none was slipped in. What an erasure has taken out of a line, and what is over after two years, breaks nothing.
import type { DocumentSnapshot, Firestore } from "firebase-admin/firestore";
import { paths, serverPaths } from "../../../../src/domain/kernel/collections";
import { dayMs } from "../../../../src/domain/kernel/durations";
import { chainFindings, chainWords } from "../../../../src/domain/operation/deeds/words";
import { retention } from "../../../../src/domain/operation/retention";
import { lineHash } from "../../deeds/line-hash";
import { OperatorError } from "../operator-error";
import { documentPages } from "../persons/documents-with";
import { batchHash, type ChainedLine, type DeedBatch } from "./chain-deeds";

/** Events may come late by some days, and a chain that has stopped shows within one. */
const latestBatchMs = dayMs;

interface Verification {
  findings: string[];
  lines: number;
  batches: number;
  waiting: number;
  ended: number;
  /** Lines from which an erasure has taken the object. */
  erased: number;
  /** The last batch, as it is logged; undefined before the first one. */
  mark: string | undefined;
}

/** `noted` is the mark of a batch as it was once logged. */
export async function verifyDeeds(database: Firestore, now: Date, noted?: string): Promise<Verification> {
  const findings: string[] = [];
  const chained = new Map<string, ChainedLine & { number: number }>();
  const [batches, mark] = await readBatches(database, findings, chained);
  const [notedNumber = 0, notedHash] = noted === undefined ? [] : readMark(noted);
  if (notedNumber > 0) checkMark(batches, notedNumber, String(notedHash), findings);
  let [lines, waiting, erased] = [0, 0, 0];
  const fields = ["at", "by", "deed", "object", "salt", "objectHash", "batch"];
  for await (const page of documentPages(database, paths.deeds, fields))
    for (const line of page) {
      const place = chained.get(line.id);
      chained.delete(line.id);
      if (!place) {
        const finding = findingOfUnchained(line, now);
        if (finding === undefined) waiting++;
        else findings.push(finding);
      } else if (hashOf(line) === place.hash) {
        lines++;
        erased += Number(line.get("objectHash") !== undefined);
      } else findings.push(chainFindings.changed(line.id, place.number));
    }
  const over = now.getTime() - retention.deeds.keptFor * dayMs;
  const missing = [...chained.values()].filter(({ at }) => at.toMillis() >= over);
  findings.push(...missing.map(({ id, number }) => chainFindings.missing(id, number)));
  return { findings, lines, batches: batches.size, waiting, ended: chained.size - missing.length, erased, mark };
}

async function readBatches(
  database: Firestore,
  findings: string[],
  chained: Map<string, ChainedLine & { number: number }>,
): Promise<[Map<number, string>, string | undefined]> {
  const batches = new Map<number, string>();
  let previous = "";
  let number = 0;
  for await (const { docs } of batchPages(database))
    for (const document of docs) {
      const batch = document.data() as DeedBatch;
      const isNext = batch.number === number + 1;
      for (number++; number < batch.number; number++) findings.push(chainFindings.batchMissing(number));
      if (batchHash(batch) !== batch.hash || (isNext && batch.previous !== previous))
        findings.push(chainFindings.batchChanged(batch.number));
      for (const line of batch.lines) chained.set(line.id, { ...line, number: batch.number });
      previous = batch.hash;
      batches.set(batch.number, batch.hash);
    }
  const last = await database.doc(paths.deedChain).get();
  const noted = Number(last.get("number") ?? 0);
  checkMark(batches, noted, String(last.get("hash")), findings);
  return [batches, number > 0 ? `${number}:${previous}` : undefined];
}

async function* batchPages(database: Firestore) {
  const inOrder = database.collection(serverPaths.deedBatches).orderBy("number").limit(20);
  for (let page = await inOrder.get(); !page.empty; page = await inOrder.startAfter(page.docs.at(-1)).get()) yield page;
}

function checkMark(batches: ReadonlyMap<number, string>, number: number, hash: string, findings: string[]): void {
  const found = batches.get(number);
  if (number === 0 || found === hash) return;
  const finding = found === undefined ? chainFindings.cutOff(number) : chainFindings.otherMark(number);
  if (!findings.includes(finding)) findings.push(finding);
}

function readMark(noted: string): [number, string] {
  const [, number, hash] = /^([1-9]\d*):([0-9a-f]{64})$/.exec(noted.trim()) ?? [];
  if (number === undefined || hash === undefined) throw new OperatorError(chainWords.noMark(noted));
  return [Number(number), hash];
}

function findingOfUnchained(line: DocumentSnapshot, now: Date): string | undefined {
  if (line.get("batch") !== null) return chainFindings.foreign(line.id);
  const writtenAt = line.createTime?.toMillis() ?? 0;
  return writtenAt < now.getTime() - latestBatchMs ? chainFindings.unchained(line.id) : undefined;
}

/** A line that lacks something has no hash at all. */
function hashOf(line: DocumentSnapshot): string | undefined {
  try {
    return lineHash(line);
  } catch {
    return undefined;
  }
}

/** Throws with the findings, so that the command ends without success. */
export async function verifyAtTerminal(database: Firestore, noted?: string): Promise<string> {
  const { findings, lines, batches, waiting, ended, erased, mark } = await verifyDeeds(database, new Date(), noted);
  if (findings.length > 0) throw new OperatorError(findings.join("\n"));
  return [
    chainWords.sound(lines, batches),
    ...(waiting > 0 ? [chainWords.waiting(waiting)] : []),
    ...(ended > 0 ? [chainWords.ended(ended)] : []),
    ...(erased > 0 ? [chainWords.erased(erased)] : []),
    ...(mark === undefined ? [] : [chainWords.mark(mark)]),
  ].join("\n");
}
