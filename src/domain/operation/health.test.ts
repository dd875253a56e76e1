import { expect, test } from "vitest";
import {
  healthOf,
  lateAfter,
  toldCutFor,
  toldPlansFor,
  toldUnreadableFor,
  type HealthFacts,
  type HealthName,
} from "./health";

const now = new Date("2026-03-02T12:00:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms);
const second = 1000;
const hour = 60 * 60 * second;

const allIsWell: HealthFacts = {
  outbox: { oldestWaitingAt: null, isSetUp: true },
  blasts: [],
  imports: [],
  plans: [],
  unreadable: { active: 0, mailMetAt: undefined },
  mail: { lastSuccess: ago(hour) },
  budgets: [{ used: 10, most: 100 }],
  heldInquiries: 0,
  model: { lastSuccess: ago(hour) },
  modelCutAt: undefined,
  daysUntilModelEnds: undefined,
  sweptAt: ago(second),
  sweptWholeAt: ago(second),
  schema: { stored: 13, current: 13 },
  backedUpAt: ago(hour),
  isLocal: false,
};

function late(facts: Partial<HealthFacts>): HealthName[] {
  return healthOf({ ...allIsWell, ...facts }, now).late;
}

test("where all is well nothing is late", () => {
  expect(late({})).toEqual([]);
});

/** Just not late yet, and just late. */
const edges: [HealthName, (age: number) => Partial<HealthFacts>, number][] = [
  ["sweep", (age) => ({ sweptAt: ago(age) }), lateAfter.sweep],
  ["sweep-steps", (age) => ({ sweptWholeAt: ago(age) }), lateAfter.sweep],
  ["outbox", (age) => ({ outbox: { oldestWaitingAt: ago(age), isSetUp: true } }), lateAfter.outbox],
  ["blasts", (age) => ({ blasts: [{ changedAt: ago(age), waitsUntil: undefined }] }), lateAfter.blasts],
  ["imports", (age) => ({ imports: [now, ago(age)] }), lateAfter.imports],
  ["plans", (age) => ({ plans: [now, ago(age)] }), lateAfter.plans],
  ["backup", (age) => ({ backedUpAt: ago(age) }), lateAfter.backup],
  [
    "mail",
    (age) => ({ mail: { lastFailure: { kind: "later", at: now }, failingSince: ago(age), lastSuccess: ago(2 * age) } }),
    lateAfter.mail,
  ],
];

test.each(edges)("%s is late after its time, and not before", (name, facts, after) => {
  expect(late(facts(after))).toEqual([]);
  expect(late(facts(after + second))).toEqual([name]);
});

test("a sweep or a backup that never was is late; on the emulators nobody needs a backup", () => {
  const never = { sweptAt: undefined, backedUpAt: undefined };
  expect(late(never)).toEqual(["sweep", "backup"]);
  expect(late({ ...never, isLocal: true })).toEqual(["sweep"]);
  expect(late({ sweptAt: ago(30 * 24 * hour), backedUpAt: ago(30 * 24 * hour), isLocal: true })).toEqual([
    "sweep",
    "backup",
  ]);
});

test("a mail that cannot be read is told until the sweeps meet it no more, and a blast as long as it is active", () => {
  const met = (age: number) => late({ unreadable: { active: 0, mailMetAt: ago(age) } });
  expect(met(toldUnreadableFor - second)).toEqual(["unreadable"]);
  expect(met(toldUnreadableFor + second)).toEqual([]);
  expect(late({ unreadable: { active: 1, mailMetAt: undefined } })).toEqual(["unreadable"]);
});

test("a plan that stands still is told for a day, because its business may have given it up", () => {
  expect(late({ plans: [ago(toldPlansFor)] })).toEqual(["plans"]);
  expect(late({ plans: [ago(toldPlansFor + second)] })).toEqual([]);
});

test("statements that wait for no store at all are not late", () => {
  expect(late({ outbox: { oldestWaitingAt: ago(30 * 24 * hour), isSetUp: false } })).toEqual([]);
});

test("a blast that pauses because of the mail server is late only after its pause", () => {
  const paused = (waitsUntil: Date) => late({ blasts: [{ changedAt: ago(5 * hour), waitsUntil }] });
  expect(paused(ago(-second))).toEqual([]);
  expect(paused(ago(hour))).toEqual(["blasts"]);
});

const failed = (kind: string, age: number) => ({ lastFailure: { kind, at: ago(age) } });

test("a mail server that cannot be used is told at once, until a mail has gone out", () => {
  expect(late({ mail: { ...failed("unreachable", 0), failingSince: now } })).toEqual(["mail"]);
  expect(late({ mail: { ...failed("unreachable", 2), lastSuccess: ago(1) } })).toEqual([]);
});

test("a model that needs repair is told until it answers; what passes is told for a while", () => {
  expect(late({ model: failed("retired", 30 * 24 * hour) })).toEqual(["model"]);
  expect(late({ model: { ...failed("retired", 2 * second), lastSuccess: ago(second) } })).toEqual([]);
  const busy = (age: number, failures: number) => late({ model: { ...failed("busy", age), failures } });
  expect(busy(lateAfter.model, 3)).toEqual(["model"]);
  expect(busy(lateAfter.model + second, 3)).toEqual([]);
  expect(busy(second, 2)).toEqual([]);
});

test("a model's end is told a month before", () => {
  const inDays = (days: number) => late({ daysUntilModelEnds: days });
  expect(inDays(31)).toEqual([]);
  expect(inDays(30)).toEqual(["model-end"]);
  expect(inDays(-1)).toEqual(["model-end"]);
});

test("documents in an earlier form are told, except on the emulators", () => {
  const schema = { stored: 12, current: 13 };
  expect(late({ schema })).toEqual(["schema"]);
  expect(late({ schema, isLocal: true })).toEqual([]);
});

test("a budget is told when four fifths are used up, unless it is switched off", () => {
  expect(late({ budgets: [{ used: 79, most: 100 }] })).toEqual([]);
  expect(
    late({
      budgets: [
        { used: 0, most: 100 },
        { used: 80, most: 100 },
      ],
    }),
  ).toEqual(["budget"]);
  expect(late({ budgets: [{ used: 5, most: 0 }] })).toEqual([]);
});

test("a model that read only a part of a request is told for a day, whatever succeeds afterwards", () => {
  const model = { lastSuccess: now };
  expect(late({ model, modelCutAt: ago(toldCutFor - second) })).toEqual(["model-window"]);
  expect(late({ model, modelCutAt: ago(toldCutFor + second) })).toEqual([]);
});

test("a flood is told as long as inquiries of this hour or the one before were held", () => {
  expect(late({ heldInquiries: 1 })).toEqual(["flood"]);
});
