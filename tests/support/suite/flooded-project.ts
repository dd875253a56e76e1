// A project of its own whose triggers run in this process: every document that is written is told to them, and so is
// what they delete, each as often as the test likes.
import type { database as projectDatabase } from "../../../functions/src/firestore/database";
import type * as publishedTriggers from "../../../functions/src/background/triggers";

type Firestore = typeof projectDatabase;
type Snapshot = FirebaseFirestore.DocumentSnapshot;
type Trigger = typeof publishedTriggers.inquiryWritten;

interface Arrival {
  /** An hour that the document is said to have been made in; by default this one. */
  at?: Date;
  deliveries?: number;
}

export function aFloodedProject(database: Firestore, triggers: Record<"inquiries" | "emailList", Trigger>) {
  let events = 0;

  async function tell(collection: keyof typeof triggers, before: Snapshot, after: Snapshot, deliveries = 1) {
    const id = `event/${(events += 1)}`;
    const event = { id, params: { id: after.id }, time: new Date().toISOString(), data: { before, after } };
    for (let nth = 0; nth < deliveries; nth++) await triggers[collection].run(event as never);
  }

  /** Tells of a document that has been made, and, where it is taken away for that, of that. */
  async function tellOf(collection: keyof typeof triggers, id: string, { at, deliveries }: Arrival = {}) {
    const document = database.doc(`${collection}/${id}`);
    const made = await document.get();
    const there = at ? madeAt(made, at) : made;
    await tell(collection, await database.doc("nowhere/nothing").get(), there, deliveries);
    const left = await document.get();
    if (!left.exists) await tell(collection, there, left, deliveries);
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

  return { arrive, tellOf, remove };
}

/** The same, as though it had been made at another time. */
function madeAt(made: Snapshot, at: Date): Snapshot {
  const time = { toMillis: () => at.getTime(), toDate: () => at };
  return Object.create(made, { createTime: { value: time } }) as Snapshot;
}
