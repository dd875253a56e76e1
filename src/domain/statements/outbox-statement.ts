import { z } from "zod";
import { relayProblems } from "./words";

const statementStates = ["waiting", "delivered", "rejected"] as const;

/** A document of `statements`, whose id is the statement's: the outbox, from which nothing is lost. */
export const outboxStatement = z.object({
  state: z.enum(statementStates),
  /** The statement as JSON, written once and never changed: a text, so that no index is kept of what is in it. */
  body: z.string(),
  recordedAt: z.date(),
  /** When it may next be sent; while it is being sent, when somebody else may try. */
  dueAt: z.date(),
  attempts: z.int().nonnegative(),
  deliveredAt: z.date().optional(),
  /** From then on a delivered one may be forgotten. */
  expiresAt: z.date().optional(),
  rejectedAt: z.date().optional(),
  /** Why the store rejected it, in the store's own words. */
  reason: z.string().optional(),
});

export type RelayProblem = keyof typeof relayProblems;

/** The document `stats/statements`: the status of the relay to the learning record store. */
export const relayStatus = z.object({
  delivered: z.int().nonnegative().default(0),
  waiting: z.int().nonnegative().default(0),
  rejected: z.int().nonnegative().default(0),
  /** When the oldest waiting one was recorded. */
  oldestWaitingAt: z.date().nullable().default(null),
  /** Tries in a row that the store did not take; the pauses between them grow. */
  failures: z.int().nonnegative().default(0),
  pausedUntil: z.date().nullable().default(null),
  problem: z
    .enum(Object.keys(relayProblems) as [RelayProblem, ...RelayProblem[]])
    .nullable()
    .default(null),
});
export type RelayStatusDocument = z.infer<typeof relayStatus>;
