// The platform delivers each event at least once, and promises neither time nor order. In every case, and also after
// the day on which TTL deletes expired documents, the same people are left, and each thing is counted, recorded and
// mailed once.
import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { emptyDatabase } from "../../../local/emulators/empty-database";
import { seededRandom } from "../../../local/stand-ins/shared/faults";
import { projectId } from "../../../local/shared/running-suite";
import { countedCollections } from "../../../src/domain/kernel/counters";
import { paths } from "../../../src/domain/kernel/collections";
import { statementOf, type StatementKind } from "../../../src/domain/statements/statements";
import type { Statement } from "../../../src/domain/statements/xapi";
import { mailTo } from "../../support/shared/mail";
import { expiredBy } from "../../support/shared/ttl";
import { testStatementContext } from "../../support/statements/statements";
import { anEventLog, type EventLog, type LoggedEvent } from "../../support/suite/event-log";
import { runningSuite } from "../../support/suite/running-suite";
import { startTaskRecorder } from "../../support/suite/task-recorder";

const ownProject = `${projectId}-deliveries-${randomUUID().slice(0, 8)}`;
Object.assign(process.env, {
  GCLOUD_PROJECT: ownProject,
  DOUBLE_OPT_IN: "on",
  LRS_ENABLED: "on",
  LRS_HOME_PAGE: testStatementContext.homePage,
});
const recorder = await startTaskRecorder();
const { database } = await import("../../../functions/src/firestore/database");
const triggers = await import("../../../functions/src/background/triggers");
const { confirmationToken } = await import("../../../functions/src/mailing-list/confirmation-link");
const { suppressedAmong } = await import("../../../functions/src/mailing-list/suppression");
const { unsubscribeAddress } = await import("../../../functions/src/mailing-list/unsubscribe-address");
const { runCallable, visitorCaller } = await import("../../support/suite/in-process-call");

afterAll(() => recorder.close());

const uid = "administrator-1";
const dayMs = 24 * 60 * 60 * 1000;

interface Delivery {
  /** The number of deliveries of each event as it happens. */
  atOnce: number;
  /** Returns the events that are delivered in the end, in their order. */
  late: (events: LoggedEvent[]) => LoggedEvent[];
}

const inOrder = (events: LoggedEvent[]) => events;
const never = () => [];

const deliveries: Record<string, Delivery> = {
  "each once, as it happens": { atOnce: 1, late: never },
  "each twice, as it happens": { atOnce: 2, late: never },
  "each once more after everything else": { atOnce: 1, late: inOrder },
  "all late": { atOnce: 0, late: inOrder },
  "all late, twice and backwards": { atOnce: 0, late: (events) => [...events, ...events].toReversed() },
  "all once, and late in an order of their own": {
    atOnce: 1,
    late: (events) => {
      const draw = seededRandom(7);
      return events.toSorted(() => draw() - 0.5);
    },
  },
};

const all = Object.entries(deliveries);
const isLight = ([how]: (typeof all)[number]) => how === "all late, twice and backwards";
const [light, heavy] = [all.filter(isLight), all.filter((delivery) => !isLight(delivery))];

test.each(light)("events delivered %s", deliver);
test.each(heavy)("events delivered %s", { tags: ["heavy"] }, deliver);

async function deliver(_: string, { atOnce, late }: Delivery): Promise<void> {
  await emptyProject();
  const run = randomUUID().slice(0, 8);
  const readers = {
    confirms: `confirms-${run}@northwind.example`,
    forgets: `forgets-${run}@northwind.example`,
    leaves: `leaves-${run}@northwind.example`,
  };
  const happened: LoggedEvent[] = [];
  const events = anEventLog(database, triggers, async (news) => {
    happened.push(...news);
    for (let nth = 0; nth < atOnce; nth++) await Promise.all(news.map(({ deliver }) => deliver()));
  });

  await readersComeAndGo(events, readers);
  await staffWork(events);
  await aBusinessAnswers(events);
  for (const { deliver } of late(happened)) await deliver();
  const before = happened.length;
  const expired = (await expiredBy(database, new Date(Date.now() + 31 * dayMs))).map(({ path }) => path);
  await events.commit(expired, (batch) => expired.forEach((path) => batch.delete(database.doc(path))));
  if (atOnce === 0) for (const { deliver } of happened.slice(before)) await deliver();

  const left = await database.collection(paths.emailList).get();
  expect(left.docs.map(({ id }) => id)).toEqual(["confirms"]);
  expect(await suppressedAmong(Object.values(readers))).toEqual(new Map([[readers.leaves, "left"]]));
  expect(await counters()).toEqual(await documentCounts());
  expect(await recordedStatements()).toEqual(expectedStatements());
  expect((await database.doc(paths.inquiry("undated")).get()).get("createdAt")).toBeDefined();
  const mails = await Promise.all(Object.values(readers).map(async (address) => (await mailTo(address)).length));
  expect(mails).toEqual(atOnce > 0 ? [1, 1, 1] : [0, 1, 0]);
}

async function readersComeAndGo(events: EventLog, readers: Record<string, string>): Promise<void> {
  for (const [id, email] of Object.entries(readers)) {
    const subscription = { name: "Ines", businessName: "Northwind", email, createdAt: new Date() };
    await events.commit([paths.subscription(id)], (batch) =>
      batch.create(database.doc(paths.subscription(id)), subscription),
    );
  }
  const { confirms = "", leaves = "" } = readers;
  const token = confirmationToken(confirms, new Date());
  await events.change([paths.subscription("confirms")], async () => {
    await runCallable("confirmSubscription", { token }, visitorCaller);
    return undefined;
  });
  await events.change([paths.subscription("leaves")], async () => {
    await unsubscribeAddress(leaves, "page");
    return undefined;
  });
}

const inquiry = {
  name: "Ines",
  businessName: "Northwind",
  email: "ines@northwind.example",
  message: "?",
  status: "new",
};

async function staffWork({ commit }: EventLog): Promise<void> {
  const create = (path: string, fields: object) =>
    commit([path], (batch) => batch.create(database.doc(path), { ...fields }));
  const update = (path: string, fields: object) =>
    commit([path], (batch) => batch.update(database.doc(path), { ...fields }));
  const remove = (id: string, outcome: string, to?: string, when = {}) => {
    const write: Parameters<typeof commit>[1] = (batch) => {
      batch.delete(database.doc(paths.inquiry(id)));
      batch.create(database.doc(paths.inquiryOutcome(id)), { outcome, by: uid, at: new Date() });
      const filed = outcome === "replied" ? { reply: "Yes.", repliedAt: new Date() } : { movedAt: new Date() };
      if (to !== undefined) batch.create(database.doc(to), { ...inquiry, status: "claimed", ...filed });
    };
    return commit([paths.inquiry(id), paths.inquiryOutcome(id), ...(to === undefined ? [] : [to])], write, when);
  };

  await create(paths.inquiry("undated"), inquiry);
  const dated = { ...inquiry, createdAt: new Date() };
  for (const id of ["taken", "wavering", "answered"]) await create(paths.inquiry(id), dated);
  const task = paths.task(uid, "taken");
  await remove("taken", "moved", task);
  await update(task, { status: "open", reply: "Yes.", repliedAt: new Date() });
  await update(task, { status: "completed", completed: true });
  const completed = (await database.doc(task).get()).data() ?? {};
  await commit([task], (batch) => batch.delete(database.doc(task)));
  await create(task, completed);

  await remove("wavering", "deleted", undefined, { msAgo: 60_000 });
  const undo: Parameters<typeof commit>[1] = (batch) => {
    batch.create(database.doc(paths.inquiry("wavering")), dated);
    batch.delete(database.doc(paths.inquiryOutcome("wavering")));
  };
  await commit([paths.inquiry("wavering"), paths.inquiryOutcome("wavering")], undo, { msAgo: 30_000 });
  await remove("wavering", "moved", paths.task(uid, "wavering"));
  await remove("answered", "replied", paths.repliedInquiry(uid, "answered"));

  const blast = { createdBy: uid, status: "sending", counts: { planned: 5, sent: 0 } };
  await create(paths.blast("news"), blast);
  for (const sent of [2, 5]) await update(paths.blast("news"), { "counts.sent": sent });
}

async function aBusinessAnswers({ commit }: EventLog): Promise<void> {
  const [invitation, answers] = [paths.invitation("code-1"), paths.answersOf("code-1")];
  const invited = { businessName: "Northwind", businessEmail: "client@northwind.example", invitationCode: "code-1" };
  const change = (path: string, fields: object) =>
    commit([path], (batch) => batch.set(database.doc(path), { ...fields }, { merge: true }));
  await change(invitation, { ...invited, status: "not started" });
  await change(invitation, { status: "used", usedBy: "business" });
  await change(invitation, { lastLogin: new Date() });
  const step = { currentPerformance: "4", gapAnalysis: "2", opportunityAssessment: "4" };
  await change(answers, { progressData: { 3: step } });
  await change(answers, { progressData: { 3: { ...step, futureReadiness: "4" } } });
  await change(answers, { trainingPlan: "A plan", planGeneratedAt: new Date(5000) });
}

type Expected = readonly [StatementKind, about: string, step?: "3"];

function expectedStatements(): string[] {
  const all: Expected[] = [
    ...["confirms", "forgets", "leaves"].map((id): Expected => ["subscribed", id]),
    ...["undated", "taken", "wavering", "answered"].map((id): Expected => ["inquiry sent", id]),
    ["inquiry moved", "taken"],
    ["task replied", "taken"],
    ["task completed", "taken"],
    ["task deleted", "taken"],
    ["task restored", "taken"],
    ["inquiry deleted", "wavering"],
    ["inquiry restored", "wavering"],
    ["inquiry moved", "wavering"],
    ["inquiry replied", "answered"],
    ["blast sent", "news"],
    ["invitation generated", "code-1"],
    ["registered", "code-1"],
    ["assessment started", "code-1"],
    ["step completed", "code-1", "3"],
    ["plan generated", "code-1"],
  ];
  return all
    .map(([kind, about, step]) => {
      const event = { kind, about, at: new Date(0), invitation: "code-1", ...(step && { step }) };
      return described(statementOf(event, testStatementContext));
    })
    .toSorted();
}

async function recordedStatements(): Promise<string[]> {
  const { docs } = await database.collection(paths.statements).get();
  return docs.map((one) => described(JSON.parse(one.get("body") as string) as Statement)).toSorted();
}

function described({ verb, object }: Pick<Statement, "verb" | "object">): string {
  return `${verb.id} ${object.id}`;
}

async function counters(): Promise<unknown> {
  return (await database.doc(paths.counters).get()).data();
}

async function documentCounts(): Promise<Record<string, number>> {
  const counts = countedCollections.map(async (name) => {
    return [name, (await database.collection(name).count().get()).data().count] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

async function emptyProject(): Promise<void> {
  await emptyDatabase(runningSuite().ports.firestore, ownProject);
}
