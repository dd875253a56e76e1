// A rehearsed backup, by the code that backs up a project: the restored data are identical, people log in with their
// passwords, and old events send no mail.
import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDoc, collection, doc, getDoc } from "firebase/firestore/lite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readAccounts } from "../../../local/operate/backup/accounts";
import { backUp, recordFile } from "../../../local/operate/backup/back-up";
import { writeDocuments, type StoredDocument } from "../../../local/operate/backup/documents";
import { backupPlace } from "../../../local/operate/backup/place";
import { localServices } from "../../../local/operate/backup/project-services";
import { restore } from "../../../local/operate/backup/restore";
import { paths } from "../../../src/domain/kernel/collections";
import { signInWithPassword } from "../../support/accounts/identity";
import type { StatementKind } from "../../../src/domain/statements/statements";
import { everyDocument } from "../../support/operate/every-document";
import { projectOfYears } from "../../support/operate/years";
import { aSubscription } from "../../support/shared/builders";
import { database } from "../../support/shared/database";
import { mailTo } from "../../support/shared/mail";
import { idOf } from "../../support/statements/statements";
import { emulatorHosts, runOperatorCommand, runScript } from "../../support/suite/operator";
import { runningSuite } from "../../support/suite/running-suite";

const suite = runningSuite();
const source = localServices(suite, `demo-source-${randomUUID().slice(0, 8)}`);
const target = localServices(suite, suite.projectId);
const subscriber = `subscriber-${randomUUID()}@northwind.example`;
const account = { email: `owner-${randomUUID()}@northwind.example`, password: "a-long-password" };
let folder: string;

beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), "waymark-backup-"))));
afterAll(() => rm(folder, { recursive: true }));

const text = (stringValue: string) => ({ stringValue });
const id = randomUUID();

/** Every kind of value, a document below one that is not there, an empty one, and more than fit in one page. */
const stored: StoredDocument[] = [
  {
    path: paths.subscription(id),
    fields: {
      name: text("Ines Weber"),
      businessName: text("Northwind Logistics"),
      email: text(subscriber),
      createdAt: { timestampValue: "2026-03-02T08:00:00.123456Z" },
      consent: { mapValue: { fields: { text: text("Yes"), at: { timestampValue: "2026-03-02T08:00:00Z" } } } },
      list: { arrayValue: { values: [{ integerValue: "5" }, { doubleValue: 5.5 }, { nullValue: null }] } },
      bytes: { bytesValue: "AAEC" },
      point: { geoPointValue: { latitude: 1, longitude: 2 } },
      yes: { booleanValue: true },
    },
  },
  { path: paths.inquiry(id), fields: { email: text(subscriber), status: text("new") } },
  { path: paths.task("nobody", id), fields: { email: text(subscriber) } },
  { path: paths.budgets + "/empty" },
  ...Array.from({ length: 230 }, (_, nth) => ({
    path: paths.suppression(`hash-${nth}`),
    fields: { n: text(`${nth}`) },
  })),
];

test("what is restored is identical, its accounts log in, and no mail and no statement comes of it", async () => {
  await writeDocuments(source, "(default)", stored);
  await source.api.post(`${source.identity}/projects/${source.project}/accounts`, account);
  const place = backupPlace(join(folder, "whole"), source.api);
  const record = await backUp(source, "(default)", place);
  expect(record).toMatchObject({ documents: stored.length, accounts: 1 });

  const name = `restored-${randomUUID().slice(0, 8)}`;
  const before = await everyDocument(source, "(default)");
  expect(await restore(target, name, place, "(default)")).toEqual({
    documents: stored.length,
    restored: 1,
    kept: 0,
    erasedAgain: 0,
  });
  const isOfSource = ({ path }: StoredDocument) => path !== paths.lastBackup;
  // The list of erasures is that of the database in use, in which other tests have erased people.
  const isErasure = ({ path }: StoredDocument) => path.startsWith(`${paths.erasures}/`);
  const there = (await everyDocument(target, name)).filter((document) => !isErasure(document));
  expect(there).toEqual(before.filter(isOfSource));
  expect(before.length).toBe(stored.length + 1);
  await expect(signInWithPassword(account.email, account.password)).resolves.toHaveProperty("idToken");

  // The effects of a restore would have come before this one.
  const control = await addDoc(collection(database, paths.emailList), aSubscription());
  await expect.poll(() => isRecorded("subscribed", control.id), { timeout: 20_000 }).toBe(true);
  for (const kind of ["subscribed", "inquiry sent", "inquiry moved"] as const)
    expect(await isRecorded(kind, id), kind).toBe(false);
  expect(await mailTo(subscriber)).toEqual([]);
});

test("a restore goes into no database that is used or has documents, and out of no backup that is not whole", async () => {
  const place = backupPlace(join(folder, "refused"), source.api);
  await expect(restore(source, "restored-1", place, "(default)")).rejects.toThrow(`${recordFile} is not there`);
  await backUp(projectOfYears({ collections: 3, documents: 100 }), "(default)", place);
  await expect(restore(source, "(default)", place, "(default)")).rejects.toThrow(
    "The site uses the database (default)",
  );
  await writeDocuments(source, "taken", [{ path: "somebodys/document" }]);
  await expect(restore(source, "taken", place, "(default)")).rejects.toThrow("has documents already");

  // A file that is lost or changed is found before anything is written.
  const page = "documents/000002.json";
  await writeFile(join(folder, "refused", page), "[]");
  const name = `restored-${randomUUID().slice(0, 8)}`;
  await expect(restore(source, name, place, "(default)")).rejects.toThrow(`${page} is not there as it was written`);
  await rm(join(folder, "refused", page));
  await expect(restore(source, name, place, "(default)")).rejects.toThrow(`${page} is not there as it was written`);
  expect(await everyDocument(source, name)).toEqual([]);
});

test("the way back leads out of a restored database into an empty (default), which is no longer in use", async () => {
  const moved = localServices(suite, `demo-moved-${randomUUID().slice(0, 8)}`);
  await writeDocuments(moved, "restored", stored.slice(0, 3));
  const place = backupPlace(join(folder, "way-back"), moved.api);
  await backUp(moved, "restored", place);
  await expect(restore(moved, "restored", place, "restored")).rejects.toThrow("The site uses the database restored");
  expect(await restore(moved, "(default)", place, "restored")).toMatchObject({ documents: 3 });
  const isOwn = ({ path }: StoredDocument) => path !== paths.lastBackup;
  expect(await everyDocument(moved, "(default)")).toEqual((await everyDocument(moved, "restored")).filter(isOwn));
});

test("accounts that are there stay as they are, also their passwords", async () => {
  const earlier = localServices(suite, `demo-earlier-${randomUUID().slice(0, 8)}`);
  const mine = { localId: randomUUID(), email: `mine-${randomUUID()}@northwind.example`, password: "the-new-password" };
  for (const [{ api, identity, project }, password] of [
    [earlier, "the-old-password"],
    [target, mine.password],
  ] as const)
    await api.post(`${identity}/projects/${project}/accounts`, { ...mine, password });
  const place = backupPlace(join(folder, "accounts"), earlier.api);
  await backUp(earlier, "(default)", place);
  const name = `restored-${randomUUID().slice(0, 8)}`;
  expect(await restore(target, name, place, "(default)")).toEqual({
    documents: 0,
    restored: 0,
    kept: 1,
    erasedAgain: 0,
  });
  await expect(signInWithPassword(mine.email, mine.password)).resolves.toHaveProperty("idToken");
});

test(
  "whoever was erased since a backup comes back with neither documents nor account, also when only the list beside the backups knows",
  { tags: ["heavy"] },
  async () => {
    const asked = localServices(suite, `demo-erased-${randomUUID().slice(0, 8)}`);
    const [gone, stays] = ["gone", "stays"].map((name) => `${name}-${randomUUID()}@northwind.example`);
    if (gone === undefined || stays === undefined) throw new Error("Two people are needed.");
    const documents = [gone.toUpperCase(), stays].map((email, nth) => {
      return { path: paths.inquiry(`inquiry-${nth}`), fields: { email: text(email), status: text("new") } };
    });
    await writeDocuments(asked, "(default)", documents);
    for (const email of [gone, stays])
      await asked.api.post(`${asked.identity}/projects/${asked.project}/accounts`, {
        email,
        password: "a-long-password",
      });
    const earlier = backupPlace(join(folder, "erased", "earlier"), asked.api);
    await backUp(asked, "(default)", earlier);
    const environment = { ...emulatorHosts(), GCLOUD_PROJECT: asked.project };
    expect(await runOperatorCommand(["erase", gone, "--yes"], environment)).toMatchObject({ code: 0, err: "" });
    await backUp(asked, "(default)", backupPlace(join(folder, "erased", "later"), asked.api));

    // The database in use is lost, and with it its own list.
    const lost = `lost-${randomUUID().slice(0, 8)}`;
    const name = `restored-${randomUUID().slice(0, 8)}`;
    await asked.api.post(`${asked.identity}/projects/${asked.project}/accounts`, {
      email: gone,
      password: "came-back",
    });
    expect(await restore(asked, name, earlier, lost)).toEqual({ documents: 2, restored: 0, kept: 1, erasedAgain: 1 });
    const restored = await everyDocument(asked, name);
    expect(restored.map(({ path }) => path.split("/")[0])).toEqual(["erasures", "inquiries", "keys", "suppressions"]);
    expect(JSON.stringify(restored).toLowerCase()).not.toContain(gone);
    // The account of a person who has come back since is not in the backup.
    const { users } = await readAccounts(asked);
    expect(users.map(({ email }) => email).toSorted()).toEqual([gone, stays].toSorted());
  },
);

test(
  "npm run backup and npm run restore say what they have done, and what comes next",
  { tags: ["heavy"] },
  async () => {
    const ofSource = { WAYMARK_SUITE: JSON.stringify({ ...suite, projectId: source.project }) };
    const saved = await runScript("local/operate/backup.ts", ["--local", join(folder, "commands")], ofSource);
    expect(saved).toMatchObject({ code: 0, err: "" });
    const backup = /are in (\S+)/.exec(saved.out)?.[1] ?? "";
    const name = `restored-${randomUUID().slice(0, 8)}`;
    const restored = await runScript("local/operate/restore.ts", ["--local", backup, "--database", name], ofSource);
    expect(restored).toMatchObject({ code: 0, err: "" });
    expect(restored.out).toContain(`FIRESTORE_DATABASE=${name} npm start`);
    expect((await runScript("local/operate/restore.ts", ["--local", backup], ofSource)).out).toContain("Usage:");
  },
);

async function isRecorded(kind: StatementKind, about: string): Promise<boolean> {
  return (await getDoc(doc(database, paths.statement(idOf(kind, about))))).exists();
}
