import { randomUUID } from "node:crypto";
import { addDoc, collection, deleteDoc, doc, getDoc, type DocumentReference } from "firebase/firestore/lite";
import { describe, expect, test } from "vitest";
import { countedCollections, type CountedCollection } from "../../../src/domain/kernel/counters";
import { paths } from "../../../src/domain/kernel/collections";
import { aSubscription } from "../../support/shared/builders";
import { database } from "../../support/shared/database";
import { runOperatorCommand, emulatorHosts } from "../../support/suite/operator";

// The emulator's own triggers do not reach this project, so its counts are exact.
const project = `demo-counting-${randomUUID().slice(0, 8)}`;
process.env.GCLOUD_PROJECT = project;
const { countIn } = await import("../../../functions/src/firestore/counter");
const { database: countingDatabase } = await import("../../../functions/src/firestore/database");

async function countOf(name: CountedCollection): Promise<number> {
  const counters = await getDoc(doc(database, paths.counters));
  return (counters.get(name) as number | undefined) ?? 0;
}

test.each(countedCollections)("what is added to %s is counted", async (name) => {
  const before = await countOf(name);
  const added: DocumentReference[] = [];
  // More than one, for other tests take theirs away in between.
  const addAndCount = async () => {
    added.push(await addDoc(collection(database, name), aSubscription()));
    return countOf(name);
  };
  await expect.poll(addAndCount, { timeout: 20_000, interval: 500 }).toBeGreaterThan(before);
  await Promise.all(added.map((one) => deleteDoc(one)));
});

describe("a counter of its own project", () => {
  async function deliver(id: string, before: boolean, after: boolean): Promise<void> {
    const there = {} as never;
    const change = { before: before ? there : undefined, after: after ? there : undefined };
    await countIn("emailList")({ id, params: {}, at: new Date(), ...change });
  }

  async function emails(): Promise<unknown> {
    return (await countingDatabase.doc(paths.counters).get()).get("emailList");
  }

  test("counts an event once however often it is delivered, also at the same time and in any order", async () => {
    await deliver("deleted/2", true, false);
    await Promise.all(["a/1", "a/1", "a/1", "b/1", "b/1", "c/1"].map((id) => deliver(id, false, true)));
    await deliver("deleted/2", true, false);
    await deliver("changed/1", true, true);
    expect(await emails()).toBe(2);
  });

  test("is corrected by the operator to what is really there", async () => {
    await Promise.all([1, 2, 3, 4].map((nth) => countingDatabase.collection("emailList").add({ nth })));
    const { out, err } = await runOperatorCommand(["recount", "--project", project], emulatorHosts());
    expect(err).toBe("");
    expect(out).toContain("emailList: 4");
    expect(await emails()).toBe(4);
  });
});
