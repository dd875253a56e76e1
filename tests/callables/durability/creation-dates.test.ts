// A document in the specification's shape has no time, and appears in the staff's lists all the same.
import { randomUUID } from "node:crypto";
import { addDoc, collection, deleteDoc, getDoc, Timestamp, type DocumentReference } from "firebase/firestore/lite";
import { beforeAll, describe, expect, test } from "vitest";
import { paths } from "../../../src/domain/kernel/collections";
import { anInquiry, anInvitation, aSubscription, without } from "../../support/shared/builders";
import { database } from "../../support/shared/database";
import { emulatorHosts, runOperatorCommand } from "../../support/suite/operator";

// The emulator's own triggers do not reach this project.
const project = `demo-adopting-${randomUUID().slice(0, 8)}`;
process.env.GCLOUD_PROJECT = project;
const { database: olderDatabase } = await import("../../../functions/src/firestore/database");

async function createdAtOf(document: DocumentReference): Promise<unknown> {
  return (await getDoc(document)).get("createdAt");
}

test.each([
  [paths.inquiries, anInquiry()],
  [paths.invitations, anInvitation("older-invitation-code")],
  [paths.emailList, aSubscription()],
])("what comes to %s without a time gets that of its making", async (name, document) => {
  const before = Date.now();
  const added = await addDoc(collection(database, name), without(document, "createdAt"));
  await expect.poll(() => createdAtOf(added), { timeout: 20_000 }).toBeInstanceOf(Timestamp);
  const createdAt = (await createdAtOf(added)) as Timestamp;
  expect(Math.abs(createdAt.toMillis() - before)).toBeLessThan(20_000);
  await deleteDoc(added);
});

describe("npm run admin -- adopt", () => {
  const dated = { name: "Dated", createdAt: new Date(0) };

  beforeAll(async () => {
    const inquiries = olderDatabase.collection(paths.inquiries);
    await Promise.all([
      ...Array.from({ length: 650 }, (_, nth) => inquiries.add({ name: `Older ${nth}` })),
      inquiries.doc("dated").set(dated),
      olderDatabase.doc(paths.invitation("older")).set({ businessName: "Northwind" }),
    ]);
  });

  const run = () => runOperatorCommand(["adopt", "--project", project], emulatorHosts());

  test("dates what an older system left, says how many, and a second run changes nothing", async () => {
    const first = await run();
    expect(first.code, first.err).toBe(0);
    expect(first.out.trim().split("\n")).toEqual([
      "emailList: 0 of 0 dated",
      "inquiries: 650 of 651 dated",
      "invitations: 1 of 1 dated",
    ]);
    const listed = await olderDatabase.collection(paths.inquiries).orderBy("createdAt", "desc").get();
    expect(listed.size).toBe(651);
    for (const document of listed.docs) {
      const createdAt = document.get("createdAt") as { toMillis: () => number };
      expect(createdAt.toMillis()).toBe(document.id === "dated" ? 0 : document.createTime.toMillis());
    }
    expect((await run()).out).toContain("inquiries: 0 of 651 dated");
  });

  test("goes on where a run was interrupted", async () => {
    const inquiries = olderDatabase.collection(paths.inquiries);
    await Promise.all([1, 2, 3].map((nth) => inquiries.add({ name: `Left over ${nth}` })));
    expect((await run()).out).toContain("inquiries: 3 of 654 dated");
  });
});
