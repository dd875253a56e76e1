// Every deed of an administrator is one line, without names; and a line that was changed, taken away, added or put in
// another order is found, while erasure and retention break nothing.
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { projectId } from "../../../local/shared/running-suite";
import { paths, serverPaths } from "../../../src/domain/kernel/collections";
import { dayMs } from "../../../src/domain/kernel/durations";
import type { DeedName } from "../../../src/domain/operation/deeds/deed";
import { chainFindings, chainWords } from "../../../src/domain/operation/deeds/words";
import { retention } from "../../../src/domain/operation/retention";
import { aUsedInvitation } from "../../support/shared/builders";
import { anEventLog, type LoggedEvent } from "../../support/suite/event-log";
import { emulatorHosts, runOperatorCommand } from "../../support/suite/operator";
import { refusalOf } from "../../support/suite/caller";
import { runningSuite } from "../../support/suite/running-suite";

const ownProject = `${projectId}-deeds-${randomUUID().slice(0, 8)}`;
Object.assign(process.env, { GCLOUD_PROJECT: ownProject, LRS_ENABLED: "off" });
const { database } = await import("../../../functions/src/firestore/database");
const triggers = await import("../../../functions/src/background/triggers");
const { takeOutObject, writeDeed } = await import("../../../functions/src/deeds/deed-lines");
const { chainDeeds } = await import("../../../functions/src/operator/deeds/chain-deeds");
const { verifyDeeds } = await import("../../../functions/src/operator/deeds/verify-deeds");
const { erasePerson } = await import("../../../functions/src/operator/persons/erase-person");
const { personsContext } = await import("../../../functions/src/operator/persons/personal-data-calls");
const { endRetention } = await import("../../../functions/src/operator/retention/end-retention");
const { clientCaller, runCallable } = await import("../../support/suite/in-process-call");

beforeEach(() => emptyProject());

async function emptyProject(): Promise<void> {
  const documents = `emulator/v1/projects/${ownProject}/databases/(default)/documents`;
  await fetch(`http://127.0.0.1:${runningSuite().ports.firestore}/${documents}`, { method: "DELETE" });
}

const uid = "administrator";
const now = () => new Date();
const email = "ines@northwind.example";

async function lines() {
  const { docs } = await database.collection(paths.deeds).orderBy("at").get();
  return docs.map((line) => ({
    by: line.get("by") as string,
    deed: line.get("deed") as string,
    object: line.get("object") as string,
  }));
}

describe("a call of an administrator", () => {
  test("leaves a line with the object that its request names, also if it is refused in the end", async () => {
    const request = { change: "revoke", invitationCode: "no-such-code-0123456789" };
    await refusalOf(runCallable("changeInvitation", request));
    expect(await lines()).toEqual([{ by: uid, deed: "invitation changed", object: request.invitationCode }]);
  });

  test("leaves one with the object that it makes", async () => {
    const { invitationCode } = await runCallable<{ invitationCode: string }>("generateInvitation", {
      businessName: "Northwind",
      businessEmail: email,
    });
    expect(await lines()).toEqual([{ by: uid, deed: "business invited", object: invitationCode }]);
  });

  test("leaves one about a person by the hash that stands in the erasures, and no address anywhere", async () => {
    await runCallable("erasePersonalData", { email });
    const [erasure] = (await database.collection(paths.erasures).get()).docs;
    expect(await lines()).toEqual([{ by: uid, deed: "person erased", object: erasure?.id }]);
    const { docs } = await database.collection(paths.deeds).get();
    expect(JSON.stringify(docs.map((line) => line.data()))).not.toContain("northwind");
  });

  test("leaves none where it only looks, or is not an administrator's, or makes no sense", async () => {
    await runCallable("countBlastRecipients", {});
    await refusalOf(runCallable("resendInvitation", {}, clientCaller));
    await refusalOf(runCallable("remindInvited", { invitationCode: "code" }, clientCaller));
    await refusalOf(runCallable("remindInvited", {}));
    expect(await lines()).toEqual([]);
  });

  test("leaves one line for a file, however many parts it has", async () => {
    const file = { import: randomUUID(), consent: "They signed a list.", parts: 2 };
    for (const part of [0, 1])
      await runCallable("importSubscriptions", {
        ...file,
        part,
        rows: [{ name: "Ines", businessName: "Northwind", email: `${part}@northwind.example` }],
      });
    expect(await lines()).toEqual([{ by: uid, deed: "subscribers imported", object: file.import }]);
  });
});

const inquiry = { name: "Ines", businessName: "Northwind", email, message: "?", status: "new", createdAt: new Date() };

describe("what an administrator writes", () => {
  const signed = { by: uid, byEmail: "admin@waymark.example", at: new Date() };

  test("is one line, however often and late its event comes", async () => {
    const happened: LoggedEvent[] = [];
    const log = anEventLog(database, triggers, (news) => Promise.resolve(void happened.push(...news)));
    const create = (path: string, fields: object) =>
      log.commit([path], (batch) => batch.create(database.doc(path), { ...fields }));
    await database.doc(paths.invitation("code-1")).set(aUsedInvitation());
    await database.doc(paths.inquiry("inquiry-1")).set(inquiry);
    await create(paths.access("code-1", uid), { at: new Date() });
    await create(paths.planNote("code-1", "note-1"), { text: "Ask.", ...signed });
    await create(paths.inquiryNote("inquiry-1", "note-1"), { text: "Ask.", ...signed });
    await create(paths.savedReply("reply-1"), { title: "Hello", text: "Hello.", ...signed });
    await create(paths.task(uid, "inquiry-1"), { ...inquiry, status: "claimed" });
    await log.commit([paths.task(uid, "inquiry-1")], (batch) =>
      batch.delete(database.doc(paths.task(uid, "inquiry-1"))),
    );
    for (const { deliver } of [...happened, ...happened].toReversed()) await deliver();
    const written = (await lines()).toSorted((one, other) => one.deed.localeCompare(other.deed));
    expect(written).toEqual([
      { by: uid, deed: "business noted", object: "code-1" },
      { by: uid, deed: "business read", object: "code-1" },
      { by: uid, deed: "inquiry noted", object: "inquiry-1" },
      { by: uid, deed: "reply saved", object: "reply-1" },
      { by: uid, deed: "task deleted", object: "inquiry-1" },
    ]);
  });

  test("is a line of nobody where an inquiry goes past the app, which would say who it was; none at its end", async () => {
    const log = anEventLog(database, triggers, async ([first]) => first?.deliver());
    const remove = (path: string) => log.commit([path], (batch) => batch.delete(database.doc(path)));
    const expiresAt = new Date(0);
    await database.doc(paths.inquiry("inquiry-1")).set(inquiry);
    await database.doc(paths.inquiry("inquiry-2")).set({ ...inquiry, expiresAt });
    for (const id of ["inquiry-1", "inquiry-2"]) await remove(paths.inquiry(id));
    expect(await lines()).toEqual([{ by: "", deed: "inquiry deleted", object: "inquiry-1" }]);
  });

  test("does not lead to a person who was erased before its event came, and their end is nobody's deed", async () => {
    const happened: LoggedEvent[] = [];
    const log = anEventLog(database, triggers, (news) => Promise.resolve(void happened.push(...news)));
    await database.doc(paths.invitation("code-1")).set(aUsedInvitation({ businessEmail: email }));
    for (const [path, fields] of [
      [paths.access("code-1", uid), { at: new Date() }],
      [paths.planNote("code-1", "note-1"), { text: "Ask.", ...signed }],
    ] as const)
      await log.commit([path], (batch) => batch.create(database.doc(path), fields));
    const note = [paths.planNote("code-1", "note-1")];
    await log.change(note, async () => void (await database.doc(note[0] ?? "").update({ erased: true })));
    await log.change(note, async () => void (await erasePerson(personsContext(), email)));
    for (const { deliver } of happened) await deliver();
    expect((await lines()).toSorted((one, other) => one.deed.localeCompare(other.deed))).toEqual([
      { by: uid, deed: "business noted", object: "" },
      { by: uid, deed: "business read", object: "" },
    ]);
  });
});

const line = (nth: number) => database.doc(paths.deed(`line-${nth}`));
const batchOf = (number: number) => database.doc(serverPaths.deedBatch(number));

/** Three batches: of two lines, of two, and of one. */
async function aChain(object = "code-1"): Promise<void> {
  const write = (nth: number, deed: DeedName = "business read") =>
    writeDeed(line(nth), { deed, by: uid, object }, new Date(Date.now() - dayMs + nth * 1000));
  for (const group of [[1, 2], [3, 4], [5]]) {
    for (const nth of group) await write(nth);
    expect(await chainDeeds(database, now())).toBe(group.length);
  }
}

async function swap(one: number, other: number): Promise<void> {
  const [first, second] = await Promise.all([batchOf(one).get(), batchOf(other).get()]);
  await batchOf(one).set({ ...second.data(), number: one });
  await batchOf(other).set({ ...first.data(), number: other });
}

const tampering: Record<string, [act: () => Promise<unknown>, found: string[]]> = {
  "another person in a line": [() => line(2).update({ by: "admin-2" }), [chainFindings.changed("line-2", 1)]],
  "another deed": [() => line(3).update({ deed: "business noted" }), [chainFindings.changed("line-3", 2)]],
  "another time": [() => line(1).update({ at: new Date() }), [chainFindings.changed("line-1", 1)]],
  "another object": [() => line(4).update({ object: "code-2" }), [chainFindings.changed("line-4", 2)]],
  "an object that no erasure has taken out": [
    () => line(4).update({ object: "", objectHash: "0".repeat(64), salt: null }),
    [chainFindings.changed("line-4", 2)],
  ],
  "a line that is gone": [() => line(3).delete(), [chainFindings.missing("line-3", 2)]],
  "a line without its time": [
    () => line(5).set({ by: uid, deed: "business read", object: "code-1", salt: "", batch: 3 }),
    [chainFindings.changed("line-5", 3)],
  ],
  "a line that was slipped in": [
    () => line(6).set({ at: new Date(), by: "admin-2", deed: "plan released", object: "", salt: "", batch: 2 }),
    [chainFindings.foreign("line-6")],
  ],
  "lines in another order": [
    async () => batchOf(1).update({ lines: ((await batchOf(1).get()).get("lines") as unknown[]).toReversed() }),
    [chainFindings.batchChanged(1)],
  ],
  "batches in another order": [() => swap(1, 2), [1, 2, 3].map((number) => chainFindings.batchChanged(number))],
  "a batch that is gone, with its lines": [
    () => Promise.all([batchOf(2).delete(), line(3).delete(), line(4).delete()]),
    [chainFindings.batchMissing(2)],
  ],
  "an end that was cut off": [() => Promise.all([batchOf(3).delete(), line(5).delete()]), [chainFindings.cutOff(3)]],
};

describe("the chain of the lines", () => {
  test("is sound as it was written, and the command says so with the mark of its last batch", async () => {
    await aChain();
    const { findings, lines, batches, mark = "" } = await verifyDeeds(database, now());
    expect({ findings, lines, batches }).toEqual({ findings: [], lines: 5, batches: 3 });
    const command = await runOperatorCommand(["deeds", mark, "--project", ownProject], emulatorHosts());
    expect(command).toEqual({ code: 0, out: `${chainWords.sound(5, 3)}\n${chainWords.mark(mark)}\n`, err: "" });
  });

  test.each(Object.entries(tampering))("shows %s", async (_, [act, found]) => {
    await aChain();
    await act();
    expect((await verifyDeeds(database, now())).findings).toEqual(found);
  });

  test("shows that all of it was written anew, against a mark in the log", async () => {
    await aChain();
    const { mark = "" } = await verifyDeeds(database, now());
    await emptyProject();
    await aChain("code-2");
    expect((await verifyDeeds(database, now())).findings).toEqual([]);
    expect((await verifyDeeds(database, now(), mark)).findings).toEqual([chainFindings.otherMark(3)]);
    const command = await runOperatorCommand(["deeds", mark, "--project", ownProject], emulatorHosts());
    expect(command).toEqual({ code: 1, out: "", err: `${chainFindings.otherMark(3)}\n` });
    const nonsense = await runOperatorCommand(["deeds", "3", "--project", ownProject], emulatorHosts());
    expect(nonsense.err).toBe(`${chainWords.noMark("3")}\n`);
  });

  test("takes no line while its call may still name the object, and shows one that it has missed for a day", async () => {
    await writeDeed(line(1), { deed: "blast begun", by: uid, object: "" }, new Date());
    expect(await chainDeeds(database, now())).toBe(0);
    expect(await verifyDeeds(database, now())).toMatchObject({ findings: [], waiting: 1, mark: undefined });
    const later = new Date(Date.now() + 2 * dayMs);
    expect((await verifyDeeds(database, later)).findings).toEqual([chainFindings.unchained("line-1")]);
  });

  test("stays sound after an erasure, which leaves the rest of a line", async () => {
    await database.doc(paths.invitation("code-1")).set(aUsedInvitation({ businessEmail: email }));
    await aChain();
    expect(await erasePerson(personsContext(), email)).toMatchObject({ deeds: 5 });
    expect((await lines()).map(({ object }) => object)).toEqual(["", "", "", "", ""]);
    expect(await verifyDeeds(database, now())).toMatchObject({ findings: [], lines: 5, erased: 5 });
    expect(await takeOutObject(line(1))).toBe(false);
  });

  test("stays sound after two years, when its lines are gone", async () => {
    await aChain();
    const after = new Date(Date.now() + retention.deeds.keptFor * dayMs);
    await endRetention(database, after);
    expect(await lines()).toEqual([]);
    expect(await verifyDeeds(database, after)).toMatchObject({ findings: [], lines: 0, ended: 5, batches: 3 });
  });
});
