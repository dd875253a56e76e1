// The mailing list as administrators see it: in numbers, with what only the server knows, and how one leaves it. In a
// project of its own, because the numbers are of the whole list.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { RecipientCount } from "../../../src/domain/blasts/recipient-count";
import type { CallableResponse } from "../../../src/domain/callables";
import {
  mostExported,
  type AddressesAnswer,
  type ExportedSubscriber,
} from "../../../src/domain/mailing-list/subscribers/subscriber";
import { subscriberMessages } from "../../../src/domain/mailing-list/subscribers/words";
import { paths } from "../../../src/domain/kernel/collections";
import { countOperations } from "../../support/shared/firestore-operations";
import { refusalOf } from "../../support/suite/caller";

process.env.GCLOUD_PROJECT = `demo-subscribers-${randomUUID().slice(0, 8)}`;
process.env.DOUBLE_OPT_IN = "on";
const { database } = await import("../../../functions/src/firestore/database");
const { suppressionOf } = await import("../../../functions/src/mailing-list/suppression");
const { clientCaller, runCallable } = await import("../../support/suite/in-process-call");

const emailList = database.collection(paths.emailList);
const anAddress = () => `reader-${randomUUID()}@northwind.example`;
const suppress = async (address: string, by: string) => (await suppressionOf(address)).set({ at: new Date(), by });
const count = () => runCallable<RecipientCount>("countBlastRecipients", {});
const check = (addresses: string[], listed = true) =>
  runCallable<AddressesAnswer>("checkAddresses", { addresses, listed });

async function add(email: string, changes: Record<string, unknown> = {}): Promise<string> {
  const confirmed = { createdAt: new Date(), confirmedAt: new Date() };
  return (await emailList.add({ name: "Ines", businessName: "Northwind", email, ...confirmed, ...changes })).id;
}

test("entries and people are told apart, and the list is read again only when it has changed", async () => {
  const before = await count();
  const [twice, bounced] = [anAddress(), anAddress()];
  await suppress(bounced, "refused");
  for (const email of [twice, twice.toUpperCase(), bounced, "nobody"]) await add(email);
  await emailList.add({ email: anAddress(), createdAt: new Date() });
  const after = await count();
  expect(after).toEqual({
    entries: before.entries + 5,
    recipients: before.recipients + 1,
    repeated: before.repeated + 1,
    waiting: before.waiting + 1,
    suppressed: before.suppressed + 1,
    unusable: before.unusable + 1,
    exact: true,
  });
  const operations = countOperations(database);
  expect(await count()).toEqual(after);
  expect(operations().reads).toBeLessThanOrEqual(3); // the administrator's right, the newest entry, the count before
});

test("who must get no mail, and who is on the list, is told of each address as it was asked", async () => {
  const [left, refused, listed, typed] = [anAddress(), anAddress(), anAddress(), anAddress()];
  await suppress(left, "page");
  await suppress(refused, "refused");
  await add(listed);
  await add(` ${typed.toUpperCase()}`, { address: typed });
  const asked = [left, refused, listed.toUpperCase(), typed, anAddress()];
  expect(await check(asked)).toEqual({
    asksToConfirm: true,
    left: [left],
    refused: [refused],
    listed: [listed.toUpperCase(), typed],
  });
  expect((await check(asked, false)).listed).toEqual([]);
});

test("who is removed is suppressed, and gone with every entry, however the address was typed", async () => {
  const [address, other] = [anAddress(), anAddress()];
  await add(address);
  const kept = await add(other);
  const unknown = await add(`${address.toUpperCase()} `); // whose trigger has not run yet
  await add(` ${address.toUpperCase()}`, { address });
  await runCallable("removeSubscription", { subscription: unknown });
  expect((await (await suppressionOf(address)).get()).get("by")).toBe("administrator");
  const left = await emailList.where("email", ">", "").get();
  const leftOfIt = left.docs.filter((one) => String(one.get("email")).toLowerCase().includes(address));
  expect(leftOfIt).toEqual([]);
  expect((await emailList.doc(kept).get()).exists).toBe(true);
  const again = await refusalOf(runCallable("removeSubscription", { subscription: unknown }));
  expect(again.details.sentence).toBe(subscriberMessages.gone);
});

test("an entry without an address is removed and suppresses nobody", async () => {
  const { id } = await emailList.add({ name: "Nobody", createdAt: new Date() });
  const suppressions = async () => (await database.collection(paths.suppressions).count().get()).data().count;
  const before = await suppressions();
  await runCallable("removeSubscription", { subscription: id });
  expect((await emailList.doc(id).get()).exists).toBe(false);
  expect(await suppressions()).toBe(before);
});

test("nobody but an administrator may look up or remove anybody", async () => {
  const calls = [
    runCallable("checkAddresses", { addresses: ["a@b.example"] }, clientCaller),
    runCallable("removeSubscription", { subscription: "some-subscription" }, clientCaller),
  ];
  for (const asked of calls) expect((await refusalOf(asked)).code).toBe("permission-denied");
});

test("the whole list is given out part by part, each person with what only the server knows", async () => {
  const [left, imported] = [anAddress(), anAddress()];
  await suppress(left, "page");
  await add(left);
  const at = new Date("2026-03-02T08:00:00Z");
  await add(imported, { createdAt: at, confirmedAt: null, consent: { text: "A fair", at }, name: 7 });
  const writer = database.bulkWriter();
  for (let nth = 0; nth < mostExported; nth++) void writer.create(emailList.doc(), { email: anAddress() });
  await writer.close();

  const all: ExportedSubscriber[] = [];
  const sizes: number[] = [];
  for (let after: string | undefined; ;) {
    const part = await runCallable<CallableResponse<"exportSubscribers">>("exportSubscribers", after ? { after } : {});
    all.push(...part.subscribers);
    sizes.push(part.subscribers.length);
    if (part.next === undefined) break;
    after = part.next;
  }
  expect(sizes).toHaveLength(2);
  expect(sizes[0]).toBe(mostExported);
  expect(all).toHaveLength((await emailList.count().get()).data().count);
  expect(new Set(all.map(({ email }) => email)).has("nobody")).toBe(true);
  expect(all.find(({ email }) => email === left)).toMatchObject({ name: "Ines", state: "unsubscribed" });
  expect(all.find(({ email }) => email === imported)).toEqual({
    name: "",
    businessName: "Northwind",
    email: imported,
    createdAt: at.toISOString(),
    consent: "A fair",
    consentAt: at.toISOString(),
    state: "waiting",
  });
});
