// A blast while everything around it fails: the real planner and sender against a mail server of their own.
import { afterEach, expect, test, vi } from "vitest";
import { endedInOrder } from "../../functions/src/queue/ended-in-order";
import { planWithinMemory } from "../support/blasts/planner-memory";
import { paths } from "../../src/domain/kernel/collections";
import { firm } from "../../src/domain/kernel/firm";
import {
  aBlastEnvironment,
  emailsOf,
  idempotencyHeader,
  blastReaders,
  recipientsOf,
  type BlastEnvironment,
} from "../support/blasts/blast-environment";

let environment: BlastEnvironment;

afterEach(() => environment.close());

test("everybody gets one mail, in both parts, with the way out that mail programs know", async () => {
  environment = await aBlastEnvironment();
  const readers = blastReaders(120);
  await environment.subscribe(readers);
  const id = await environment.createBlast({ subject: "News from us", message: "Dear reader,\n\nsome <b>news</b>." });
  await environment.workUntilOver(id);
  const mails = await environment.mails();
  expect(recipientsOf(mails)).toEqual(emailsOf(readers));
  expect(await environment.blast(id)).toMatchObject({
    status: "finished",
    active: false,
    recipients: 120,
    counts: { planned: 120, sent: 120, failed: 0, uncertain: 0, skipped: 0 },
  });
  const [mail] = mails;
  expect(mail).toMatchObject({ subject: "News from us" });
  expect(mail?.headers["reply-to"]).toBe("Waymark <answers@waymark.example>");
  expect(mail?.headers).toMatchObject({ "auto-submitted": "auto-generated" });
  expect(mail?.headers["list-id"]).toBe("Waymark <mailing-list.waymark.example>");
  expect(mail?.text).toContain(firm.address.join(", "));
  expect(mail?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  const [, oneClick = ""] = /^<(http\S+)>$/.exec(mail?.headers["list-unsubscribe"] ?? "") ?? [];
  expect(new URL(oneClick).pathname).toBe("/unsubscribe/one-click");
  expect(mail?.html).toContain("some &lt;b&gt;news&lt;/b&gt;.");
  for (const part of [mail?.html, mail?.text]) expect(part).toMatch(/\/unsubscribe\?token=[A-Za-z0-9_-]{30,}/);
  const links = mails.map(({ headers }) => headers["list-unsubscribe"]);
  expect(new Set(links).size).toBe(120);
});

test("one person is written to once, however often and however badly they stand on the list", async () => {
  environment = await aBlastEnvironment();
  const readers = blastReaders(60);
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
  await environment.subscribe([...readers, ...again, ...dirty, ...worse]);
  const id = await environment.createBlast();
  await environment.workUntilOver(id);
  expect(recipientsOf(await environment.mails())).toEqual(emailsOf(readers));
  const { counts, recipients } = await environment.blast(id);
  // Three documents have no address at all, which is one thing to tell.
  expect(recipients).toBe(66);
  expect(counts).toEqual({ planned: 66, sent: 60, failed: 6, uncertain: 0, skipped: 0 });
  const undelivered = await environment.undelivered(id);
  expect(undelivered).toHaveLength(6);
  expect(undelivered.every(({ state, reason }) => state === "failed" && reason === "address")).toBe(true);
});

test("addresses that are put off are tried again until they are taken, and refused ones are listed", async () => {
  environment = await aBlastEnvironment();
  const readers = blastReaders(150);
  await environment.subscribe(readers);
  await environment.setFault({ kind: "reject-4xx", share: 0.2, seed: 7 });
  await environment.setFault({ kind: "reject-after-data", share: 0.05, seed: 8 });
  await environment.setFault({ kind: "reject-5xx", match: "reader-77@", times: 99 });
  const id = await environment.createBlast();
  await environment.workUntilOver(id);
  expect(recipientsOf(await environment.mails())).toEqual(emailsOf(readers.toSpliced(77, 1)));
  expect(await environment.undelivered(id)).toMatchObject([
    { address: readers[77]?.email, state: "failed", reason: "refused" },
  ]);
  expect((await environment.blast(id)).counts).toEqual({
    planned: 150,
    sent: 149,
    failed: 1,
    uncertain: 0,
    skipped: 0,
  });
});

test("an address that is put off for ever is given up, and listed", { tags: ["heavy"] }, async () => {
  environment = await aBlastEnvironment();
  await environment.subscribe(blastReaders(10));
  await environment.setFault({ kind: "reject-4xx", match: "reader-3@", times: 1000 });
  const id = await environment.createBlast();
  await environment.workUntilOver(id);
  expect(await environment.undelivered(id)).toMatchObject([{ state: "failed", reason: "later" }]);
  expect((await environment.blast(id)).counts).toMatchObject({ sent: 9, failed: 1 });
});

test("mails whose connection broke are listed as uncertain and not sent again", async () => {
  environment = await aBlastEnvironment();
  const readers = blastReaders(60);
  await environment.subscribe(readers);
  await environment.setFault({ kind: "cut-after-data", match: "reader-5@" });
  await environment.setFault({ kind: "cut-after-data", match: "reader-50@" });
  const id = await environment.createBlast();
  await environment.workUntilOver(id);
  const { counts } = await environment.blast(id);
  expect(recipientsOf(await environment.mails())).toEqual(emailsOf(readers));
  const uncertain = (await environment.undelivered(id)).filter(({ state }) => state === "uncertain");
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

test(
  "where the provider recognises what it has, broken connections and dead senders leave nothing uncertain",
  { tags: ["heavy"] },
  async () => {
    environment = await aBlastEnvironment({ idempotencyHeader });
    const readers = blastReaders(100);
    await environment.subscribe(readers);
    await environment.setFault({ kind: "cut-after-data", share: 0.2, seed: 3 });
    const id = await environment.createBlast();
    await leaveClaimed(id);
    await environment.workUntilOver(id);
    expect(recipientsOf(await environment.mails())).toEqual(emailsOf(readers));
    expect((await environment.blast(id)).counts).toEqual({
      planned: 100,
      sent: 100,
      failed: 0,
      uncertain: 0,
      skipped: 0,
    });
  },
);

test("the ten that a sender had under way when it died are listed as uncertain, and the others get their mail", async () => {
  environment = await aBlastEnvironment();
  const readers = blastReaders(120);
  await environment.subscribe(readers);
  const id = await environment.createBlast();
  const held = await leaveClaimed(id);
  await environment.workUntilOver(id);
  expect(recipientsOf(await environment.mails())).toEqual(emailsOf(readers).filter((email) => !held.includes(email)));
  const undelivered = await environment.undelivered(id);
  expect(undelivered.map(({ address }) => address).toSorted()).toEqual(held.toSorted());
  expect(undelivered.every(({ state, reason }) => state === "uncertain" && reason === "interrupted")).toBe(true);
  expect((await environment.blast(id)).counts).toMatchObject({ planned: 120, sent: 110, uncertain: 10 });
});

test(
  "a sender that is told to end finishes the mails in hand, and gives the others back at once",
  { tags: ["heavy"] },
  async () => {
    environment = await aBlastEnvironment({ mailsPerSecond: 10 });
    const readers = blastReaders(30);
    await environment.subscribe(readers);
    const id = await environment.createBlast();
    const framework = vi.fn();
    process.on("SIGTERM", framework);
    const sending = endedInOrder((stopping) => environment.work(id, { stopping }));
    await expect.poll(async () => (await environment.mails()).length).toBeGreaterThan(0);
    process.emit("SIGTERM", "SIGTERM");
    expect(framework).not.toHaveBeenCalled();
    expect(await sending).toBeDefined();
    expect(framework).toHaveBeenCalledOnce();
    process.off("SIGTERM", framework);
    const { length } = await environment.mails();
    expect(length).toBeLessThan(30);
    expect((await environment.blast(id)).counts).toMatchObject({ sent: length, failed: 0, uncertain: 0 });
    // Another sender goes on without waiting for the claim of this one to run out.
    const before = environment.context.now();
    await environment.workUntilOver(id);
    expect(environment.context.now().getTime() - before.getTime()).toBeLessThan(environment.context.settings.leaseMs);
    expect(recipientsOf(await environment.mails())).toEqual(emailsOf(readers));
    expect((await environment.blast(id)).counts).toMatchObject({ sent: 30, uncertain: 0 });
  },
);

/** A sender plans, claims the first batch, and is heard of no more; answers whose mails it had under way. */
async function leaveClaimed(id: string): Promise<string[]> {
  const { prepareBatches } = await import("../../functions/src/blasts/prepare-batches");
  const { claim, dueBatches } = await import("../../functions/src/blasts/batches");
  await prepareBatches(environment.context, await environment.blast(id));
  const [batch] = (await dueBatches(environment.context, id, 1)).due;
  const claimed = batch && (await claim(environment.context, batch));
  if (!claimed) throw new Error("Nothing could be claimed.");
  return claimed.recipients.filter(({ underWay }) => underWay).map(({ address }) => address);
}

test(
  "three senders at once, and one more when all is over, send one mail an address",
  { tags: ["heavy"] },
  async () => {
    environment = await aBlastEnvironment({ batchSize: 10 });
    const readers = blastReaders(150);
    await environment.subscribe(readers);
    const id = await environment.createBlast();
    await Promise.all([environment.work(id), environment.work(id), environment.work(id)]);
    await environment.workUntilOver(id);
    expect(recipientsOf(await environment.mails())).toEqual(emailsOf(readers));
    const before = await environment.blast(id);
    expect(await environment.work(id)).toBeUndefined();
    // Only the time at which it was read has moved on.
    expect({ ...(await environment.blast(id)), readAt: before.readAt }).toEqual(before);
    expect(before.counts).toMatchObject({ planned: 150, sent: 150 });
  },
);

test(
  "a planner that stops in the middle is taken over without a repetition or a gap",
  { tags: ["heavy"] },
  async () => {
    environment = await aBlastEnvironment({ batchSize: 20 });
    const readers = blastReaders(300);
    await environment.subscribe(readers);
    const id = await environment.createBlast();
    const { prepareBatches } = await import("../../functions/src/blasts/prepare-batches");
    await prepareBatches(environment.context, await environment.blast(id));
    const later = (await environment.database.collection(paths.blastBatches(id)).get()).docs.slice(11);
    await Promise.all(later.map(({ ref }) => ref.delete()));
    const begun = { status: "preparing", recipients: null, "counts.planned": 220 };
    await environment.database.doc(paths.blast(id)).update(begun);
    const early = await environment.blast(id);
    // Of two that take over, the second loses the race for its first commit.
    await Promise.all([prepareBatches(environment.context, early), prepareBatches(environment.context, early)]);
    await environment.workUntilOver(id);
    expect(recipientsOf(await environment.mails())).toEqual(emailsOf(readers));
    expect((await environment.blast(id)).counts).toMatchObject({ planned: 300, sent: 300 });
  },
);

test(
  "a planner that takes over in the middle of a long list plans the others once, in little memory",
  { tags: ["heavy"] },
  async () => {
    await planWithinMemory(20_000);
  },
);

test("of all who leave in the middle of a batch, nobody whose turn is more than ten mails away gets a mail", async () => {
  environment = await aBlastEnvironment({ mailsPerSecond: 10 });
  const readers = blastReaders(50);
  await environment.subscribe(readers);
  const id = await environment.createBlast();
  const sending = environment.work(id);
  await expect.poll(async () => (await environment.mails()).length, { timeout: 10_000 }).toBeGreaterThanOrEqual(10);
  const early = recipientsOf(await environment.mails());
  const gone = emailsOf(readers).filter((email) => !early.includes(email));
  await Promise.all(gone.map((address) => environment.unsubscribe(address)));
  await sending;
  const arrived = recipientsOf(await environment.mails());
  expect(arrived.filter((address) => gone.includes(address)).length).toBeLessThanOrEqual(10);
  const { status, counts } = await environment.blast(id);
  expect(status).toBe("finished");
  expect(counts).toMatchObject({ planned: 50, sent: arrived.length, skipped: 50 - arrived.length });
});

test("a mail server that is away, or refuses our login, costs nobody their mail", async () => {
  environment = await aBlastEnvironment({ batchSize: 10 });
  await environment.subscribe(blastReaders(30));
  const { smtpUrl } = environment.context.mail;
  environment.context.mail.smtpUrl = "smtp://127.0.0.1:9";
  const id = await environment.createBlast();
  const pauses: number[] = [];
  for (let nth = 0; nth < 4; nth++) {
    const at = environment.context.now();
    const again = await environment.work(id, { now: () => at });
    const left = (again?.getTime() ?? 0) - at.getTime();
    pauses.push(left / 1000);
    environment.advanceClock(left);
  }
  expect(pauses).toEqual([5, 10, 20, 40]);
  expect(await environment.blast(id)).toMatchObject({
    status: "sending",
    problem: "unreachable",
    counts: { sent: 0, failed: 0 },
  });
  environment.context.mail.smtpUrl = smtpUrl;
  await environment.workUntilOver(id);
  expect(await environment.blast(id)).toMatchObject({
    status: "finished",
    problem: null,
    counts: { sent: 30, uncertain: 0 },
  });
});

test.each([
  ["closes six connections in use", { kind: "close-421", times: 6 }],
  ["lets nobody send at first", { kind: "refuse-us", times: 12 }],
  ["has full mailboxes for a while", { kind: "mailbox-full", times: 6 }],
  ["has a certificate that has expired", { kind: "bad-certificate", times: 3 }],
])("a mail server that %s costs nobody their mail", async (_, fault) => {
  environment = await aBlastEnvironment({ connections: 1 });
  const readers = blastReaders(20);
  await environment.subscribe(readers);
  await environment.setFault(fault);
  const id = await environment.createBlast();
  await environment.workUntilOver(id);
  expect(recipientsOf(await environment.mails())).toEqual(emailsOf(readers));
  expect(await environment.blast(id)).toMatchObject({ counts: { sent: 20, failed: 0, uncertain: 0, skipped: 0 } });
});

test("a database that fails between two batches costs nobody their mail, and those before are noted", async () => {
  environment = await aBlastEnvironment({ batchSize: 50 });
  const readers = blastReaders(60);
  await environment.subscribe(readers);
  const id = await environment.createBlast();
  const collection = environment.database.collection.bind(environment.database);
  let failures = 0;
  const database = vi.spyOn(environment.database, "collection").mockImplementation((path) => {
    if (path === paths.suppressions && failures++ === 2) throw new Error("The database is away.");
    return collection(path);
  });
  await expect(environment.work(id)).rejects.toThrow("The database is away.");
  database.mockRestore();
  expect((await environment.blast(id)).counts).toMatchObject({ sent: 50, uncertain: 0 });
  await environment.workUntilOver(id);
  expect(recipientsOf(await environment.mails())).toEqual(emailsOf(readers));
  expect(await environment.blast(id)).toMatchObject({
    status: "finished",
    counts: { sent: 60, failed: 0, uncertain: 0 },
  });
});

test("nothing goes out while a blast is paused, and nothing ever again once it is cancelled", async () => {
  environment = await aBlastEnvironment({ batchSize: 10 });
  const readers = blastReaders(60);
  await environment.subscribe(readers);
  const id = await environment.createBlast();
  const held = await leaveClaimed(id);
  const document = environment.database.doc(paths.blast(id));
  await document.update({ status: "paused" });
  const claimEnds = await environment.work(id);
  expect(claimEnds).toBeDefined();
  expect(await environment.mails()).toHaveLength(0);
  environment.advanceClock(environment.context.settings.leaseMs);
  expect(await environment.work(id)).toBeUndefined();
  expect((await environment.undelivered(id)).map(({ address }) => address).toSorted()).toEqual(held.toSorted());

  await document.update({ status: "sending" });
  const sending = environment.work(id);
  await expect.poll(async () => (await environment.mails()).length).toBeGreaterThan(0);
  await document.update({ status: "cancelled" });
  await sending;
  const { active, counts } = await environment.blast(id);
  const sent = (await environment.mails()).length;
  expect(active).toBe(false);
  expect(counts).toMatchObject({ planned: 60, sent, uncertain: 10 });
  await environment.workUntilOver(id);
  expect(await environment.mails()).toHaveLength(sent);
});

test("a mail that is sent once more keeps its language", async () => {
  environment = await aBlastEnvironment();
  const readers = blastReaders(20);
  await environment.subscribe(readers.map((reader, nth) => ({ ...reader, ...(nth % 2 && { language: "de" }) })));
  const id = await environment.createBlast();
  await leaveClaimed(id);
  await environment.workUntilOver(id);
  const { requeue } = await import("../../functions/src/blasts/resend-uncertain");
  expect(await requeue(environment.context, id)).toBeGreaterThan(5);
  await environment.workUntilOver(id);
  const mails = await environment.mails();
  expect(recipientsOf(mails)).toEqual(emailsOf(readers));
  for (const { envelope, text } of mails) {
    const isGerman = Number(/reader-(\d+)@/.exec(envelope.to.join())?.[1]) % 2 === 1;
    expect(text.includes("/de/unsubscribe?")).toBe(isGerman);
  }
});

test("uncertain addresses are sent to once more when somebody decides so", async () => {
  environment = await aBlastEnvironment();
  const readers = blastReaders(60);
  await environment.subscribe(readers);
  const id = await environment.createBlast();
  const held = await leaveClaimed(id);
  await environment.workUntilOver(id);
  const { requeue } = await import("../../functions/src/blasts/resend-uncertain");
  const chosen = held.slice(0, 7);
  expect(await Promise.all([1, 2, 3].map(() => requeue(environment.context, id, chosen)))).toSatisfy(
    (counts: number[]) => counts.reduce((sum, one) => sum + one) === 7,
  );
  await environment.workUntilOver(id);
  expect((await environment.blast(id)).counts).toMatchObject({ planned: 60, sent: 57, uncertain: 3 });
  expect(await requeue(environment.context, id)).toBe(3);
  await environment.workUntilOver(id);
  expect(recipientsOf(await environment.mails())).toEqual(emailsOf(readers));
  expect(await environment.blast(id)).toMatchObject({ status: "finished", counts: { sent: 60, uncertain: 0 } });
});
