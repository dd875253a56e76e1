// The key behind suppressions and links: it can be changed without forgetting who has left, and where it is not ours
// nothing is sent.
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { emptyDatabase } from "../../../local/emulators/empty-database";
import { projectId } from "../../../local/shared/running-suite";
import { paths, serverPaths } from "../../../src/domain/kernel/collections";
import { dayMs } from "../../../src/domain/kernel/durations";
import { mailFailures } from "../../../src/domain/kernel/failures/mail-problems";
import { mailTo } from "../../support/shared/mail";
import { runningSuite } from "../../support/suite/running-suite";

const ownProject = `${projectId}-keys-${randomUUID().slice(0, 8)}`;
process.env.GCLOUD_PROJECT = ownProject;
const { database } = await import("../../../functions/src/firestore/database");
const { sweepMails } = await import("../../../functions/src/mail/delivery");
const { mailKeyState } = await import("../../../functions/src/mail/suppression-key");
const { suppressedAmong } = await import("../../../functions/src/mailing-list/suppression");
const { addressOfLink, unsubscribeLinks } = await import("../../../functions/src/mailing-list/unsubscribe-link");
const { unsubscribeAddress } = await import("../../../functions/src/mailing-list/unsubscribe-address");
const { sweepConfirmations } = await import("../../support/mailing-list/asked-to-confirm");
const { acknowledgements } = await import("../../../functions/src/inquiries/acknowledge-inquiry");
const { recordBlast } = await import("../../../functions/src/blasts/record-blast");
const { readBlast } = await import("../../../functions/src/blasts/stored-blast");
const { workOn } = await import("../../../functions/src/blasts/worker");
const { blastContext } = await import("../../../functions/src/blasts/blast-context");
const { runCallable } = await import("../../support/suite/in-process-call");

const given = process.env.MAIL_KEY;
const aKey = () => `key-${randomUUID()}`;
let oldKey = "";
let gone = "";

beforeEach(async () => {
  await emptyDatabase(runningSuite().ports.firestore, ownProject);
  oldKey = aKey();
  process.env.MAIL_KEY = oldKey;
  gone = `gone-${randomUUID()}@northwind.example`;
  await unsubscribeAddress(gone, "page");
});

afterEach(() => {
  process.env.MAIL_KEY = given;
});

const tokenIn = (link: string) => new URL(link).searchParams.get("token") ?? "";
const isSuppressed = async (address: string) => (await suppressedAmong([address])).has(address);

test("a key is exchanged for another: a new first key, and later without the old one", async () => {
  const oldLink = tokenIn(unsubscribeLinks(gone).page);
  const newKey = aKey();

  process.env.MAIL_KEY = `${newKey},${oldKey}`;
  expect(await mailKeyState()).toBe("ready");
  expect(await isSuppressed(gone)).toBe(true);
  expect(addressOfLink(oldLink)).toBe(gone);
  const newLink = tokenIn(unsubscribeLinks(gone).page);
  expect(newLink).not.toBe(oldLink);

  process.env.MAIL_KEY = newKey;
  expect(await mailKeyState()).toBe("ready");
  expect(await isSuppressed(gone)).toBe(true);
  expect(addressOfLink(newLink)).toBe(gone);
  expect(addressOfLink(oldLink)).toBeUndefined();
  const later = `later-${randomUUID()}@northwind.example`;
  await unsubscribeAddress(later, "page");
  process.env.MAIL_KEY = `${aKey()} ${newKey}`;
  expect([await isSuppressed(gone), await isSuppressed(later)]).toEqual([true, true]);
});

test("several processes that meet a new key at once agree", async () => {
  const rings = Array.from({ length: 5 }, () => aKey());
  await Promise.all(
    rings.map(async (key) => {
      process.env.MAIL_KEY = `${key},${oldKey}`;
      await mailKeyState();
    }),
  );
  for (const key of rings) {
    process.env.MAIL_KEY = key;
    expect(await isSuppressed(gone)).toBe(true);
  }
});

test("what is stored of the keys opens nothing and names nothing", async () => {
  const stored = JSON.stringify((await database.doc(serverPaths.suppressionKey).get()).data());
  expect(stored).not.toContain(oldKey);
  expect(stored).not.toContain(Buffer.from(oldKey).toString("base64url"));
});

const wrongKeys: [string, string, "keyMismatch" | "keyMissing"][] = [
  ["another key", "another-key-than-ever-before", "keyMismatch"],
  ["no key", "", "keyMissing"],
  ["a short key", "short", "keyMissing"],
];

test.each(wrongKeys)(
  "with %s nothing is sent, which is said, and goes on with the right one",
  async (_, key, problem) => {
    const [reader, business] = [`reader-${randomUUID()}@northwind.example`, `${randomUUID()}@northwind.example`];
    const waiting = { mailDueAt: new Date(0), expiresAt: new Date(Date.now() + 30 * dayMs) };
    await database.doc(paths.subscription("waits")).create({ email: reader });
    await database.doc(paths.outboxMail("asks")).create({ kind: "confirmation", about: "waits", ...waiting });
    await database.doc(paths.subscription("gone")).create({ email: gone });
    const wrote = `wrote-${randomUUID()}@northwind.example`;
    await database.doc(paths.inquiry("waits")).create({ email: wrote });
    await database.doc(paths.outboxMail("thanks")).create({ kind: "acknowledgement", about: "waits", ...waiting });
    const context = blastContext();
    const blast = (await recordBlast(context, { subject: "News", message: "Hello", createdBy: "a", key: "k" })) ?? "";

    process.env.MAIL_KEY = key;
    expect(await mailKeyState()).toBe(problem);
    expect(await workOn(context, blast)).toBeInstanceOf(Date);
    expect(await readBlast(context, blast)).toMatchObject({ problem, counts: { planned: 2, sent: 0 } });
    await sweepConfirmations();
    await sweepMails(acknowledgements);
    expect((await database.doc(paths.mailHealth).get()).get("unreadableAt")).toBeUndefined();
    const reply = { recipientEmail: business, subject: "Hello", message: "Hello" };
    expect(await runCallable("sendEmailReply", reply)).toEqual({ success: false, error: mailFailures[problem] });
    const invited = await runCallable("generateInvitation", { businessName: "Northwind", businessEmail: business });
    expect(invited).toMatchObject({ mailError: mailFailures[problem] });
    const administrator = { uid: "a", token: { admin: true, email: business } };
    expect(await runCallable("testEmailBlast", { subject: "News", message: "Hello" }, administrator)).toEqual({
      success: false,
      error: mailFailures[problem],
    });
    for (const address of [reader, business, gone, wrote]) expect(await mailTo(address)).toEqual([]);

    process.env.MAIL_KEY = oldKey;
    const later = new Date(Date.now() + 60 * 60_000);
    await workOn({ ...context, now: () => later }, blast);
    await sweepMails(acknowledgements);
    expect(await mailTo(wrote)).toHaveLength(1);
    await sweepConfirmations(later);
    expect((await readBlast(context, blast))?.counts).toMatchObject({ sent: 1, skipped: 1 });
    expect((await mailTo(reader)).map(({ subject }) => subject).toSorted()).toEqual([
      "News",
      "Please confirm your subscription",
    ]);
    expect(await mailTo(gone)).toEqual([]);
  },
);
