// Measures whether a person waits for the learning record store: joining the mailing list and moving an inquiry while
// the store takes 30 seconds over each answer, against one that answers at once. Interleaved, in one run. People come
// at a fixed rate that leaves the machine room to breathe: one after the other without a pause, they would measure the
// triggers' share of the processor.
import { setTimeout } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import {
  addDoc,
  collection,
  doc,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  Timestamp,
  where,
  writeBatch,
} from "firebase/firestore/lite";
import { paths } from "../../src/domain/kernel/collections";
import { anInquiry, aSubscription } from "../support/shared/builders";
import { database } from "../support/shared/database";
import { clearFaults, setFault } from "../support/suite/stand-ins";
import { median, report } from "./figures";

const rounds = 4;
const actionsPerRound = 300;
const betweenMs = 100;
const mostTimesSlower = 1.05;

test("p95 of a subscription and of a move is the same with a store that takes 30 seconds over its answers", async () => {
  test.setTimeout(900_000);
  const answering = noFigures();
  const slow = noFigures();
  await measure(noFigures());
  // Every other round begins with the slow store, so that drifts hit both alike.
  for (let round = 0; round < rounds; round++) {
    for (const isSlow of round % 2 === 0 ? [false, true] : [true, false]) {
      await expect.poll(waiting, { timeout: 120_000 }).toBe(0);
      if (isSlow) await slowDown();
      await measure(isSlow ? slow : answering);
      await clearFaults("lrs");
    }
  }
  for (const action of ["subscribe", "move"] as const) {
    const slower = p95(slow[action]) / p95(answering[action]);
    report(`${action}, answering (ms)`, { p95: p95(answering[action]), median: median(answering[action]) });
    report(`${action}, slow (ms)`, { p95: p95(slow[action]), median: median(slow[action]) });
    // The distance of two equal halves tells how quiet the machine is, and so the worth of the comparison.
    const [first, second] = halves(answering[action]);
    report(`${action}, slow over answering`, { p95: slower, "halves of answering": p95(second) / p95(first) });
    expect(slower, `${action} got slower`).toBeLessThanOrEqual(mostTimesSlower);
  }
});

function noFigures() {
  return { subscribe: [] as number[], move: [] as number[] };
}

async function measure(took: ReturnType<typeof noFigures>): Promise<void> {
  const began = Date.now();
  for (let nth = 1; nth <= actionsPerRound; nth++) {
    took.subscribe.push(await timeSubscription());
    took.move.push(await timeMove());
    await setTimeout(began + nth * betweenMs - Date.now());
  }
}

async function slowDown(): Promise<void> {
  await setFault("lrs", { kind: "slow", share: 1 });
  await timeSubscription();
  await expect.poll(isLeased, { timeout: 60_000 }).toBe(true); // the store has been asked, and takes its time
}

const waitingStatements = query(collection(database, paths.statements), where("state", "==", "waiting"));

async function waiting(): Promise<number> {
  return (await getCount(waitingStatements)).data().count;
}

/** A lease moves the time at which a statement is due into the future. */
async function isLeased(): Promise<boolean> {
  const { docs } = await getDocs(query(waitingStatements, orderBy("dueAt", "desc"), limit(1)));
  return docs.some((statement) => (statement.get("dueAt") as Timestamp).toMillis() > Date.now());
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

function timeSubscription(): Promise<number> {
  return timed(() => addDoc(collection(database, paths.emailList), aSubscription()));
}

async function timeMove(): Promise<number> {
  const { id } = await addDoc(collection(database, paths.inquiries), anInquiry());
  const batch = writeBatch(database);
  const copy = { ...anInquiry(), status: "claimed", completed: false, movedAt: Timestamp.now() };
  batch.set(doc(database, paths.task("admin-of-bench", id)), copy);
  batch.delete(doc(database, paths.inquiry(id)));
  batch.set(doc(database, paths.inquiryOutcome(id)), { outcome: "moved", by: "admin-of-bench", at: Timestamp.now() });
  return timed(() => batch.commit());
}

function halves(figures: number[]): [number[], number[]] {
  const middle = figures.length / 2;
  return [figures.slice(0, middle), figures.slice(middle)];
}

function p95(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.ceil(figures.length * 0.95) - 1] ?? NaN;
}
