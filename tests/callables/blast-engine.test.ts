// How a blast goes out when everything around it fails: the real planner and sender against a mail server of their own.
import { afterEach, expect, test, vi } from "vitest";
import { paths } from "../../src/domain/kernel/collections";
import { aBlasting, emailsOf, idempotencyHeader, people, receivers, type Blasting } from "../support/blasts/blasting";

let place: Blasting;

afterEach(() => place.close());

test("everybody gets one mail, in both parts, with the way out that mail programs know", async () => {
  place = await aBlasting();
  const readers = people(120);
  await place.subscribe(readers);
  const id = await place.begin({ subject: "News from us", message: "Dear reader,\n\nsome <b>news</b>." });
  await place.workUntilOver(id);
  const mails = await place.mails();
  expect(receivers(mails)).toEqual(emailsOf(readers));
  expect(await place.blast(id)).toMatchObject({
    status: "finished",
    active: false,
    recipients: 120,
    counts: { planned: 120, sent: 120, failed: 0, uncertain: 0, skipped: 0 },
  });
  const [mail] = mails;
  expect(mail).toMatchObject({ subject: "News from us" });
  expect(mail?.headers["reply-to"]).toBe("Waymark <answers@waymark.example>");
  expect(mail?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  const [, oneClick = ""] = /^<(http\S+)>$/.exec(mail?.headers["list-unsubscribe"] ?? "") ?? [];
  expect(new URL(oneClick).pathname).toBe("/unsubscribe/one-click");
  expect(mail?.html).toContain("some &lt;b&gt;news&lt;/b&gt;.");
  for (const part of [mail?.html, mail?.text]) expect(part).toMatch(/\/unsubscribe\?token=[A-Za-z0-9_-]{30,}/);
  const links = mails.map(({ headers }) => headers["list-unsubscribe"]);
  expect(new Set(links).size).toBe(120);
});

test("one person is written to once, however often and however badly they stand on the list", async () => {
  place = await aBlasting();
  const readers = people(60);
  const again = readers.slice(0, 30).map((one, nth) => ({
    ...one,
    email: nth % 2 === 0 ? one.email.toUpperCase() : `  ${one.email}\t`,
  }));
  const dirty = [{}, { email: 7 }, { email: "" }, { email: "two@a.example, three@b.example" }, { email: "a@b@c" }];
  const worse = [
    { email: "<evil@x.example>" },
    { email: "a@b.example\r\nBcc: evil@x.example" },
    { email: "x".repeat(9000) },
  ];
  await place.subscribe([...readers, ...again, ...dirty, ...worse]);
  const id = await place.begin();
  await place.workUntilOver(id);
  expect(receivers(await place.mails())).toEqual(emailsOf(readers));
  const { counts, recipients } = await place.blast(id);
  // Three documents have no address at all, which is one thing to tell.
  expect(recipients).toBe(66);
  expect(counts).toEqual({ planned: 66, sent: 60, failed: 6, uncertain: 0, skipped: 0 });
  const troubles = await place.troubles(id);
  expect(troubles).toHaveLength(6);
  expect(troubles.every(({ state, reason }) => state === "failed" && reason === "address")).toBe(true);
});

test("addresses that are put off are tried again until they are taken, and refused ones are listed", async () => {
  place = await aBlasting();
  const readers = people(150);
  await place.subscribe(readers);
  await place.strike({ kind: "reject-4xx", share: 0.2, seed: 7 });
  await place.strike({ kind: "reject-after-data", share: 0.05, seed: 8 });
  await place.strike({ kind: "reject-5xx", match: "reader-77@", times: 99 });
  const id = await place.begin();
  await place.workUntilOver(id);
  expect(receivers(await place.mails())).toEqual(emailsOf(readers.toSpliced(77, 1)));
  expect(await place.troubles(id)).toMatchObject([{ address: readers[77]?.email, state: "failed", reason: "refused" }]);
  expect((await place.blast(id)).counts).toEqual({ planned: 150, sent: 149, failed: 1, uncertain: 0, skipped: 0 });
});

test("an address that is put off for ever is given up, and listed", async () => {
  place = await aBlasting();
  await place.subscribe(people(10));
  await place.strike({ kind: "reject-4xx", match: "reader-3@", times: 1000 });
  const id = await place.begin();
  await place.workUntilOver(id);
  expect(await place.troubles(id)).toMatchObject([{ state: "failed", reason: "later" }]);
  expect((await place.blast(id)).counts).toMatchObject({ sent: 9, failed: 1 });
});

test("mails whose connection broke are listed as uncertain and not sent again", async () => {
  place = await aBlasting();
  const readers = people(60);
  await place.subscribe(readers);
  await place.strike({ kind: "cut-after-data", match: "reader-5@" });
  await place.strike({ kind: "cut-after-data", match: "reader-50@" });
  const id = await place.begin();
  await place.workUntilOver(id);
  const { counts } = await place.blast(id);
  expect(receivers(await place.mails())).toEqual(emailsOf(readers));
  const uncertain = (await place.troubles(id)).filter(({ state }) => state === "uncertain");
  expect(uncertain.map(({ address }) => address)).toEqual(
    expect.arrayContaining(["reader-5@northwind.example", "reader-50@northwind.example"]),
  );
  expect(counts).toEqual({
    planned: 60,
    sent: 60 - uncertain.length,
    failed: 0,
    uncertain: uncertain.length,
    skipped: 0,
  });
});

test("where the provider recognises what it has, broken connections and dead senders leave nothing uncertain", async () => {
  place = await aBlasting({ idempotencyHeader });
  const readers = people(100);
  await place.subscribe(readers);
  await place.strike({ kind: "cut-after-data", share: 0.2, seed: 3 });
  const id = await place.begin();
  await leaveClaimed(id);
  await place.workUntilOver(id);
  expect(receivers(await place.mails())).toEqual(emailsOf(readers));
  expect((await place.blast(id)).counts).toEqual({ planned: 100, sent: 100, failed: 0, uncertain: 0, skipped: 0 });
});

test("what a sender held when it died is listed as uncertain, and the others get their mail", async () => {
  place = await aBlasting();
  const readers = people(120);
  await place.subscribe(readers);
  const id = await place.begin();
  const held = await leaveClaimed(id);
  await place.workUntilOver(id);
  expect(receivers(await place.mails())).toEqual(emailsOf(readers).filter((email) => !held.includes(email)));
  const troubles = await place.troubles(id);
  expect(troubles.map(({ address }) => address).toSorted()).toEqual(held.toSorted());
  expect(troubles.every(({ state, reason }) => state === "uncertain" && reason === "interrupted")).toBe(true);
  expect((await place.blast(id)).counts).toMatchObject({ planned: 120, sent: 70, uncertain: 50 });
});

/** A sender plans, claims the first batch, and is heard of no more. */
async function leaveClaimed(id: string): Promise<string[]> {
  const { plan } = await import("../../functions/src/blasts/prepare-batches");
  const { claim, dueBatches } = await import("../../functions/src/blasts/batches");
  await plan(place.engine, await place.blast(id));
  const [batch] = (await dueBatches(place.engine, id, 1)).due;
  if (!batch || !(await claim(place.engine, batch))) throw new Error("Nothing could be claimed.");
  return batch.recipients.map(({ address }) => address);
}

test("three senders at once, and one more when all is over, send one mail an address", async () => {
  place = await aBlasting({ batchSize: 10, batchesAtOnce: 2 });
  const readers = people(150);
  await place.subscribe(readers);
  const id = await place.begin();
  await Promise.all([place.work(id), place.work(id), place.work(id)]);
  await place.workUntilOver(id);
  expect(receivers(await place.mails())).toEqual(emailsOf(readers));
  const before = await place.blast(id);
  expect(await place.work(id)).toBeUndefined();
  expect(await place.blast(id)).toEqual(before);
  expect(before.counts).toMatchObject({ planned: 150, sent: 150 });
});

test("a planner that stops in the middle is taken over without a repetition or a gap", async () => {
  place = await aBlasting({ batchSize: 20 });
  const readers = people(600);
  await place.subscribe(readers);
  const id = await place.begin();
  const { plan } = await import("../../functions/src/blasts/prepare-batches");
  await plan(place.engine, await place.blast(id));
  const later = (await place.database.collection(paths.blastBatches(id)).get()).docs.slice(11);
  await Promise.all(later.map(({ ref }) => ref.delete()));
  const begun = { status: "planning", recipients: null, "counts.planned": 220 };
  await place.database.doc(paths.blast(id)).update(begun);
  const early = await place.blast(id);
  // Of two that take over, the second loses the race for its first commit.
  await Promise.all([plan(place.engine, early), plan(place.engine, early)]);
  await place.workUntilOver(id);
  expect(receivers(await place.mails())).toEqual(emailsOf(readers));
  expect((await place.blast(id)).counts).toMatchObject({ planned: 600, sent: 600 });
});

test("of a hundred who leave in the middle, nobody whose batch is not yet claimed gets a mail", async () => {
  place = await aBlasting({ batchSize: 20, mailsPerSecond: 100 });
  const readers = people(300);
  await place.subscribe(readers);
  const id = await place.begin();
  const sending = place.work(id);
  await expect.poll(async () => (await place.mails()).length, { timeout: 10_000 }).toBeGreaterThan(40);
  const early = receivers(await place.mails());
  const gone = emailsOf(readers)
    .filter((email) => !early.includes(email))
    .slice(0, 100);
  await Promise.all(gone.map((address) => place.leave(address)));
  const waiting = await place.database.collection(paths.blastBatches(id)).where("state", "==", "waiting").get();
  const unclaimed = waiting.docs.flatMap((batch) => batch.get("recipients") as { address: string }[]);
  await sending;
  await place.workUntilOver(id);
  const spared = unclaimed.map(({ address }) => address).filter((address) => gone.includes(address));
  expect(spared.length).toBeGreaterThan(40);
  const arrived = receivers(await place.mails());
  expect(arrived.filter((address) => spared.includes(address))).toEqual([]);
  const { counts } = await place.blast(id);
  expect(counts).toMatchObject({ planned: 300, sent: arrived.length, skipped: 300 - arrived.length });
});

test("a mail server that is away, or refuses our login, costs nobody their mail", async () => {
  place = await aBlasting({ batchSize: 10 });
  await place.subscribe(people(30));
  const { smtpUrl } = place.engine.mail;
  place.engine.mail.smtpUrl = "smtp://127.0.0.1:9";
  const id = await place.begin();
  const pauses: number[] = [];
  for (let nth = 0; nth < 4; nth++) {
    const before = place.engine.now().getTime();
    const again = (await place.work(id))?.getTime() ?? before;
    pauses.push(Math.round((again - before) / 1000));
    place.turn(again - place.engine.now().getTime());
  }
  expect(pauses).toEqual([5, 10, 20, 40]);
  expect(await place.blast(id)).toMatchObject({
    status: "sending",
    problem: "unreachable",
    counts: { sent: 0, failed: 0 },
  });
  place.engine.mail.smtpUrl = smtpUrl;
  await place.workUntilOver(id);
  expect(await place.blast(id)).toMatchObject({
    status: "finished",
    problem: null,
    counts: { sent: 30, uncertain: 0 },
  });
});

test("a database that fails before a batch is sent costs nobody their mail, and the others are sent and noted", async () => {
  place = await aBlasting({ batchSize: 10, batchesAtOnce: 2 });
  const readers = people(60);
  await place.subscribe(readers);
  const id = await place.begin();
  const collection = place.database.collection.bind(place.database);
  let failures = 0;
  const database = vi.spyOn(place.database, "collection").mockImplementation((path) => {
    if (path === paths.suppressions && failures++ === 0) throw new Error("The database is away.");
    return collection(path);
  });
  await expect(place.work(id)).rejects.toThrow("The database is away.");
  database.mockRestore();
  expect((await place.blast(id)).counts).toMatchObject({ sent: 50, uncertain: 0 });
  place.turn(place.engine.settings.leaseMs);
  await place.workUntilOver(id);
  expect(receivers(await place.mails())).toEqual(emailsOf(readers));
  expect(await place.blast(id)).toMatchObject({ status: "finished", counts: { sent: 60, failed: 0, uncertain: 0 } });
});

test("nothing goes out while a blast is paused, and nothing ever again once it is cancelled", async () => {
  place = await aBlasting({ batchSize: 10 });
  const readers = people(60);
  await place.subscribe(readers);
  const id = await place.begin();
  const held = await leaveClaimed(id);
  const document = place.database.doc(paths.blast(id));
  await document.update({ status: "paused" });
  const claimEnds = await place.work(id);
  expect(claimEnds).toBeDefined();
  expect(await place.mails()).toHaveLength(0);
  place.turn(place.engine.settings.leaseMs);
  expect(await place.work(id)).toBeUndefined();
  expect((await place.troubles(id)).map(({ address }) => address).toSorted()).toEqual(held.toSorted());

  await document.update({ status: "sending" });
  const sending = place.work(id);
  await expect.poll(async () => (await place.mails()).length).toBeGreaterThan(0);
  await document.update({ status: "cancelled" });
  await sending;
  const { active, counts } = await place.blast(id);
  const sent = (await place.mails()).length;
  expect(active).toBe(false);
  expect(counts).toMatchObject({ planned: 60, sent, uncertain: 10 });
  await place.workUntilOver(id);
  expect(await place.mails()).toHaveLength(sent);
});

test("uncertain addresses are sent to once more when somebody decides so", async () => {
  place = await aBlasting();
  const readers = people(60);
  await place.subscribe(readers);
  const id = await place.begin();
  const held = await leaveClaimed(id);
  await place.workUntilOver(id);
  const { requeue } = await import("../../functions/src/blasts/resend-uncertain");
  const chosen = held.slice(0, 7);
  expect(await Promise.all([1, 2, 3].map(() => requeue(place.engine, id, chosen)))).toSatisfy(
    (counts: number[]) => counts.reduce((sum, one) => sum + one) === 7,
  );
  await place.workUntilOver(id);
  expect((await place.blast(id)).counts).toMatchObject({ planned: 60, sent: 17, uncertain: 43 });
  expect(await requeue(place.engine, id)).toBe(43);
  await place.workUntilOver(id);
  expect(receivers(await place.mails())).toEqual(emailsOf(readers));
  expect(await place.blast(id)).toMatchObject({ status: "finished", counts: { sent: 60, uncertain: 0 } });
});
