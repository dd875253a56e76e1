// Tells whether the site's own schedule runs. It is pure, from the documents, the settings and the time. Each late part
// is told by name, without figures, so that anybody may ask.
import * as z from "zod/mini";
import { version } from "../kernel/project/version";
import { writing } from "./writing";

export const healthNames = [
  "database",
  "sweep",
  "sweep-steps",
  "outbox",
  "blasts",
  "imports",
  "plans",
  "unreadable",
  "schema",
  "mail",
  "budget",
  "flood",
  "model",
  "model-end",
  "model-window",
  "backup",
] as const;
export type HealthName = (typeof healthNames)[number];

/** The report for `/health` and the administrators' card; an empty list is well. */
export const healthReport = z.object({
  late: z.array(z.enum(healthNames)),
  /** The release of the functions; a site of before 0.1.0 names none. */
  version: z.optional(z.string()),
  /** The number of the form in which the documents are stored, and of that which this release writes. */
  schema: z.optional(z.object({ stored: z.number(), current: z.number() })),
  /** Only for administrators who ask for it. */
  writing: z.optional(writing),
});
export type HealthReport = z.infer<typeof healthReport>;

/** The last answers of a service outside of us: a document of `health`. */
export interface LastAnswers {
  lastSuccess?: Date | undefined;
  lastFailure?: { kind: string; at: Date } | undefined;
  /** The first failure after the last success, where that is kept. */
  failingSince?: Date | undefined;
  /** The failures since the last success, where they are counted. */
  failures?: number | undefined;
}

export interface HealthFacts {
  /** The oldest statement that waits for the learning record store; where none is set up, they wait on purpose. */
  outbox: { oldestWaitingAt: Date | null; isSetUp: boolean };
  /** The time of the last change of each blast that is not paused, and the time until which it waits. */
  blasts: { changedAt: Date; waitsUntil: Date | undefined }[];
  /** The time of the last change of each import that is not finished. */
  imports: Date[];
  /** The last sign of life of each plan that is being written. */
  plans: Date[];
  /** The number of active blasts and imports that cannot be read, and the last time that a sweep met such a mail. */
  unreadable: { active: number; mailMetAt: Date | undefined };
  mail: LastAnswers;
  /** Texts written today, and how many may be; 0 switches them off. */
  budgets: { used: number; most: number }[];
  /** The number of inquiries that are held as too many, of those of this hour and the one before. */
  heldInquiries: number;
  model: LastAnswers;
  /** The last time that the model's server read only a part of what it was sent. */
  modelCutAt: Date | undefined;
  /** Of the model that is set; negative once it has ended, and undefined where no end is announced. */
  daysUntilModelEnds: number | undefined;
  sweptAt: Date | undefined;
  /** The last sweep of which no step failed. */
  sweptWholeAt: Date | undefined;
  schema: NonNullable<HealthReport["schema"]>;
  backedUpAt: Date | undefined;
  /** The emulators need no backup: one that never was is not late. */
  isLocal: boolean;
}

const minute = 60_000;
const day = 24 * 60 * minute;

export const lateAfter = {
  outbox: 60 * minute,
  blasts: 30 * minute,
  imports: 30 * minute,
  plans: 30 * minute,
  mail: 10 * minute,
  model: 15 * minute,
  sweep: 30 * minute,
  backup: 8 * day,
} as const;

/** A plan that its business has given up stays as it stands. */
export const toldPlansFor = day;

/** Longer than until a sweep meets it again. */
export const toldUnreadableFor = 90 * minute;

/** A short text fits into a small window, too, so that one that is not cut ends nothing. */
export const toldCutFor = day;

/** A successor has to be tried out. */
const modelEndDays = 30;

/** Kinds of failures that do not pass by themselves. */
const needRepair = new Set([
  "misconfigured",
  "certificate",
  "encryption",
  "login",
  "unreachable",
  "keyMissing",
  "keyMismatch",
  "retired",
  "unknownModel",
  "keyRefused",
]);

/** One visitor's failure is no reason to wake a person. */
const failuresInARow = 3;

/** Of a day's budget: there is time left to raise it. */
const shareOfBudget = 0.8;

const checks: Record<Exclude<HealthName, "database">, (facts: HealthFacts, now: number) => boolean> = {
  sweep: ({ sweptAt }, now) => isOlder(sweptAt, lateAfter.sweep, now) ?? true,
  "sweep-steps": ({ sweptWholeAt }, now) => isOlder(sweptWholeAt, lateAfter.sweep, now) ?? false,
  outbox: ({ outbox }, now) => outbox.isSetUp && (isOlder(outbox.oldestWaitingAt, lateAfter.outbox, now) ?? false),
  blasts: ({ blasts }, now) =>
    blasts.some(
      ({ changedAt, waitsUntil }) => now - Math.max(changedAt.getTime(), waitsUntil?.getTime() ?? 0) > lateAfter.blasts,
    ),
  imports: ({ imports }, now) => imports.some((changedAt) => isOlder(changedAt, lateAfter.imports, now)),
  plans: ({ plans }, now) =>
    plans.some((at) => isOlder(at, lateAfter.plans, now) && isOlder(at, toldPlansFor, now) === false),
  unreadable: ({ unreadable }, now) =>
    unreadable.active > 0 || isOlder(unreadable.mailMetAt, toldUnreadableFor, now) === false,
  // On the emulators the start brings the data into today's form.
  schema: ({ schema, isLocal }) => schema.stored < schema.current && !isLocal,
  // Only a mail server that cannot be used at all is told at its first failure: "later" may mean one mailbox.
  mail: ({ mail }) => {
    const { lastFailure, failingSince } = mail;
    if (!lastFailure || !isFailing(mail)) return false;
    return (
      needRepair.has(lastFailure.kind) || (isOlder(failingSince, lateAfter.mail, lastFailure.at.getTime()) ?? false)
    );
  },
  budget: ({ budgets }) => budgets.some(({ used, most }) => most > 0 && used >= most * shareOfBudget),
  flood: ({ heldInquiries }) => heldInquiries > 0,
  model: ({ model }, now) => {
    const { lastFailure } = model;
    if (!lastFailure || !isFailing(model)) return false;
    const isRecent = now - lastFailure.at.getTime() <= lateAfter.model;
    return needRepair.has(lastFailure.kind) || (isRecent && (model.failures ?? 0) >= failuresInARow);
  },
  "model-end": ({ daysUntilModelEnds }) => daysUntilModelEnds !== undefined && daysUntilModelEnds <= modelEndDays,
  "model-window": ({ modelCutAt }, now) => isOlder(modelCutAt, toldCutFor, now) === false,
  backup: ({ backedUpAt, isLocal }, now) => isOlder(backedUpAt, lateAfter.backup, now) ?? !isLocal,
};

export function healthOf(facts: HealthFacts, now: Date): HealthReport {
  const late = healthNames.filter((name) => name !== "database" && checks[name](facts, now.getTime()));
  return { late, version, schema: facts.schema };
}

/** Undefined for what has never been. */
function isOlder(time: Date | null | undefined, than: number, now: number): boolean | undefined {
  return time ? now - time.getTime() > than : undefined;
}

/** Tells whether the last known answer is a failure. */
export function isFailing({
  lastSuccess,
  lastFailure,
}: Pick<HealthFacts["model"], "lastSuccess" | "lastFailure">): boolean {
  return lastFailure !== undefined && (lastSuccess === undefined || lastSuccess < lastFailure.at);
}
