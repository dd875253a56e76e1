// The proof of an upgrade: what x arrived, of each kind, and nothing twice.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import type * as z from "zod/mini";
import { assessmentAnswers } from "../../../src/domain/assessment/answers/assessment-answers";
import { planRun } from "../../../src/domain/assessment/plan/plan-run";
import { planVersion } from "../../../src/domain/assessment/plan/versions/plan-version";
import { profile } from "../../../src/domain/accounts/profile";
import { blast, undeliveredMail } from "../../../src/domain/blasts/blast";
import { inquiry } from "../../../src/domain/inquiries/inquiry";
import { inquiryOutcome } from "../../../src/domain/inquiries/inquiry-outcome";
import { task } from "../../../src/domain/inquiries/task";
import { invitation } from "../../../src/domain/invitations/invitation";
import { counters } from "../../../src/domain/kernel/counters";
import { subscriber } from "../../../src/domain/mailing-list/subscribers/subscriber";
import { healthOf } from "../../../src/domain/operation/health";
import { outboxStatement } from "../../../src/domain/statements/outbox-statement";
import { writeDocuments } from "../../../local/operate/backup/documents";
import { localServices } from "../../../local/operate/backup/project-services";
import { runningSuite } from "../suite/running-suite";
import { lostOf } from "./kept-documents";
import { recordedSystem, type RecordedSystem } from "./recorded-system";
import {
  deliverWhatWaited,
  documentsOf,
  hasPassword,
  plantSystem,
  removeAccounts,
  sendWhatWasUnderWay,
  upgradeByTheGuide,
} from "./upgraded-system";

/** The collections by the form of their paths, and the schema by which the new version reads them. */
const kinds: readonly [what: string, path: RegExp, schema: z.ZodMiniType][] = [
  ["subscribers", /^emailList\/[^/]+$/, subscriber],
  ["inquiries", /^inquiries\/[^/]+$/, inquiry],
  ["tasks", /^profiles\/[^/]+\/taskQueue\/[^/]+$/, task],
  ["answered inquiries", /^profiles\/[^/]+\/inquiries\/[^/]+$/, inquiry],
  ["outcomes", /^inquiryOutcomes\/[^/]+$/, inquiryOutcome],
  ["invitations", /^invitations\/[^/]+$/, invitation],
  ["profiles", /^profiles\/[^/]+$/, profile],
  ["answers", /^assessmentAnswers\/[^/]+$/, assessmentAnswers],
  ["runs of plans", /^assessmentAnswers\/[^/]+\/planRun\/current$/, planRun],
  ["versions of plans", /^assessmentAnswers\/[^/]+\/planVersions\/[^/]+$/, planVersion],
  ["blasts", /^blasts\/[^/]+$/, blast],
  ["undelivered mails", /^blasts\/[^/]+\/(undelivered|troubles)\/[^/]+$/, undeliveredMail],
  ["statements", /^statements\/[^/]+$/, outboxStatement],
];

export async function proveUpgrade(version: string, project: string): Promise<void> {
  const system = await recordedSystem(version);
  const folder = await mkdtemp(join(tmpdir(), "waymark-upgrade-"));
  try {
    await plantSystem(project, system);
    const typed = await upgradeByTheGuide(project, { folder, deployed: () => expectLate(["schema"]) });
    expect(typed.map((command) => /^npm run (\w+)/.exec(command)?.[1])).toEqual([
      "backup",
      "migrate",
      "migrate",
      "smoke",
    ]);
    const rows = await arrived(project, system);
    process.stdout.write(`\n${version}: ${system.documents.length} documents\n${rows.map(inWords).join("\n")}\n`);
    expect(rows.filter(([, found, of]) => found !== of)).toEqual([]);
    expect(rows.filter(([, , of]) => of === 0)).toEqual([]);
    await expectLate([]);
  } finally {
    await removeAccounts(system);
    await rm(folder, { recursive: true, force: true });
  }
}

/** The half of it that needs neither the guide nor a mail server. */
export async function proveMigrated(version: string, project: string): Promise<void> {
  const { documents } = await recordedSystem(version);
  await writeDocuments(localServices(runningSuite(), project), "(default)", documents);
  const { database } = await import("../../../functions/src/firestore/database");
  const { migrate } = await import("../../../functions/src/operator/migrations/migrate");
  await migrate({ database, dryRun: false, progress: () => undefined });
  expect(lostOf(documents, await documentsOf(project))).toEqual([]);
  const rows = [...(await readableRows(documents.map(({ path }) => path))), ...(await foundRows(documents))];
  expect(rows.filter(([, found, of]) => found !== of || of === 0)).toEqual([]);
}

type Row = [what: string, arrived: number, of: number];

function inWords([what, found, of]: Row): string {
  return `  ${what.padEnd(34)} ${found} of ${of}`;
}

/** Of what an upgrade could make late. */
async function expectLate(names: string[]): Promise<void> {
  const { database } = await import("../../../functions/src/firestore/database");
  const { readHealthFacts } = await import("../../../functions/src/operator/health/health-facts");
  const now = new Date();
  const { late } = healthOf({ ...(await readHealthFacts(database, now)), isLocal: false }, now);
  expect(late.filter((name) => name === "schema" || name === "unreadable")).toEqual(names);
}

async function arrived(project: string, system: RecordedSystem): Promise<Row[]> {
  const { documents } = system;
  const lost = lostOf(documents, await documentsOf(project));
  expect(lost).toEqual([]);
  return [
    ["documents, each with every value", documents.length - lost.length, documents.length],
    ...(await readableRows(documents.map(({ path }) => path))),
    ...(await foundRows(documents)),
    ...(await accountRows(system)),
    await linkRow(system),
    ...(await blastRows(system)),
    ...(await statementRows(documents)),
    ...(await counterRows(documents)),
  ];
}

async function snapshotsOf(path: RegExp) {
  const { database } = await import("../../../functions/src/firestore/database");
  const { datedFields } = await import("../../../functions/src/firestore/dated-fields");
  const all = await documentsOf(process.env.GCLOUD_PROJECT ?? "");
  const found = all.filter((document) => path.test(document.path));
  const read = await Promise.all(found.map((document) => database.doc(document.path).get()));
  return read.map((document) => ({ path: document.ref.path, fields: datedFields(document) ?? {} }));
}

async function readableRows(before: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, path, schema] of kinds) {
    const found = await snapshotsOf(path);
    const readable = found.filter(({ fields }) => schema.safeParse(fields).success);
    const of = Math.max(found.length, before.filter((one) => path.test(one)).length);
    rows.push([`${what} that can be read`, readable.length, of]);
  }
  return rows;
}

/** Counts by the lists of the desk: words to find it by, progress, and a version of each plan. */
async function foundRows(before: RecordedSystem["documents"]): Promise<Row[]> {
  const searched = await snapshotsOf(
    /^(inquiries|invitations|emailList)\/[^/]+$|^profiles\/[^/]+\/(taskQueue|inquiries)\/[^/]+$/,
  );
  const withWords = searched.filter(({ fields }) => Array.isArray(fields.searchWords));
  const planned = before.filter(
    ({ path, fields = {} }) => /^assessmentAnswers\/[^/]+$/.test(path) && "trainingPlan" in fields,
  );
  const versions = await snapshotsOf(/\/planVersions\/[^/]+$/);
  const withVersion = planned.filter(({ path }) => versions.some((one) => one.path.startsWith(`${path}/`)));
  return [
    ["entries that the search finds", withWords.length, searched.length],
    ["plans with a version", withVersion.length, planned.length],
  ];
}

async function accountRows({ accounts, password }: RecordedSystem): Promise<Row[]> {
  const businesses = accounts.users.flatMap(({ email = "" }) => (email.startsWith("admin@") ? [] : [email]));
  const open = await Promise.all(businesses.map((email) => hasPassword(email, password)));
  return [["accounts that log in", open.filter(Boolean).length, businesses.length]];
}

async function linkRow({ mails }: RecordedSystem): Promise<Row> {
  const { addressOfLink } = await import("../../../functions/src/mailing-list/unsubscribe-link");
  const links = mails.filter(({ oneClick }) => oneClick !== "");
  const right = links.filter(
    ({ to, oneClick }) => addressOfLink(new URL(oneClick).searchParams.get("token") ?? "") === to[0]?.toLowerCase(),
  );
  return ["links in mails that still work", right.length, links.length];
}

/** Each reader of each blast has got one mail, before or after, or is listed; those who left got none. */
async function blastRows({ mails, documents }: RecordedSystem): Promise<Row[]> {
  const { suppressedAmong } = await import("../../../functions/src/mailing-list/suppression");
  const sent = await sendWhatWasUnderWay();
  const blasts = (await snapshotsOf(/^blasts\/[^/]+$/)).filter(({ fields }) => fields.status === "finished");
  const active = documents.filter(({ path, fields = {} }) => /^blasts\/[^/]+$/.test(path) && isTrue(fields.active));
  const ended = active.filter(({ path }) => blasts.some((one) => one.path === path));
  const receivedBy = (subject: unknown) =>
    [...mails, ...sent.map(({ subject: of, envelope }) => ({ subject: of, to: envelope.to }))]
      .filter((mail) => mail.subject === subject)
      .flatMap(({ to }) => to.map((address) => address.toLowerCase()));
  let [reached, readers, twice] = [0, 0, 0];
  const left = await suppressedAmong(["reader-5@northwind.example"]);
  for (const { path, fields } of blasts) {
    const received = receivedBy(fields.subject);
    const listed = (await snapshotsOf(new RegExp(`^${path}/undelivered/[^/]+$`))).map(({ fields: one }) =>
      String(one.address),
    );
    const counts = fields.counts as { planned: number; skipped: number };
    readers += counts.planned - counts.skipped;
    reached += new Set([...received, ...listed]).size;
    twice += received.length - new Set(received).size;
  }
  return [
    ["who left is known", left.size, 1],
    ["blasts that came to their end", ended.length, active.length],
    ["readers written to, or listed", reached, readers],
    ["readers written to once at most", readers - twice, readers],
  ];
}

function isTrue(value: unknown): boolean {
  return (value as { booleanValue?: boolean } | undefined)?.booleanValue === true;
}

async function statementRows(before: RecordedSystem["documents"]): Promise<Row[]> {
  const waiting = before.filter(
    ({ path, fields = {} }) => path.startsWith("statements/") && JSON.stringify(fields.state).includes("waiting"),
  );
  const ids = waiting.map(({ path }) => path.slice("statements/".length));
  const delivered = await deliverWhatWaited();
  const right = delivered.filter((id) => ids.includes(id));
  return [["waiting statements delivered, no other", right.length - (delivered.length - right.length), ids.length]];
}

/** Compares the dashboard before and after, and the number of entries behind it. */
async function counterRows(before: RecordedSystem["documents"]): Promise<Row[]> {
  const [stored] = await snapshotsOf(/^stats\/counters$/);
  const counted = counters.parse(stored?.fields);
  const was = before.find(({ path }) => path === "stats/counters")?.fields as Record<string, { integerValue: string }>;
  return (["emailList", "inquiries", "invitations"] as const).map((name) => [
    `counter of ${name}`,
    counted[name],
    Number(was[name]?.integerValue),
  ]);
}
