// A project of its own whose triggers run in this process: every document that is written is told to them, and so is
// what they delete, each as often as the test likes. All of it happens in one hour, so that the real one may end.
import type { database as projectDatabase } from "../../../functions/src/firestore/database";
import type * as publishedTriggers from "../../../functions/src/background/triggers";
import { hourMs } from "../../../src/domain/kernel/durations";

type Firestore = typeof projectDatabase;
type Snapshot = FirebaseFirestore.DocumentSnapshot;
type Trigger = typeof publishedTriggers.inquiryWritten;

interface Arrival {
  /** An hour that the document is said to have been made in; by default that of the project's beginning. */
  at?: Date | undefined;
  deliveries?: number | undefined;
}

export function aFloodedProject(database: Firestore, triggers: Record<"inquiries" | "emailList", Trigger>) {
  let events = 0;
  const hour = new Date(Math.ceil((Date.now() + 1) / hourMs) * hourMs - 1);
  const isOver = () => Date.now() > hour.getTime();

  async function tell(collection: keyof typeof triggers, before: Snapshot, after: Snapshot, arrival: Arrival = {}) {
    const { at = new Date(), deliveries = 1 } = arrival;
    const id = `event/${(events += 1)}`;
    const event = { id, params: { id: after.id }, time: at.toISOString(), data: { before, after } };
    for (let nth = 0; nth < deliveries; nth++) await triggers[collection].run(event as never);
  }

  /** Tells of a document that has been made, and, where it is taken away for that, of that. */
  async function tellOf(
    collection: keyof typeof triggers,
    id: string,
    { at = isOver() ? hour : undefined, deliveries }: Arrival = {},
  ) {
    const document = database.doc(`${collection}/${id}`);
    const made = await document.get();
    const there = at ? saidToBeMade(made, at) : made;
    await tell(collection, await database.doc("nowhere/nothing").get(), there, { at, deliveries });
    const left = await document.get();
    if (!left.exists) await tell(collection, there, left, { deliveries });
  }

  async function arrive(collection: keyof typeof triggers, fields: object, arrival: Arrival = {}) {
    const document = database.collection(collection).doc();
    await document.create({ ...fields });
    await tellOf(collection, document.id, arrival);
    return document;
  }

  async function remove(collection: keyof typeof triggers, id: string) {
    const document = database.doc(`${collection}/${id}`);
    const before = await document.get();
    await document.delete();
    await tell(collection, before, await document.get());
  }

  return { arrive, tellOf, remove, hour };
}

/** The same, as though it had been made at another time. */
function saidToBeMade(made: Snapshot, at: Date): Snapshot {
  const time = { toMillis: { value: () => at.getTime() }, toDate: { value: () => at } };
  const createTime = Object.create(made.createTime ?? null, time) as unknown;
  return Object.create(made, { createTime: { value: createTime } }) as Snapshot;
}
