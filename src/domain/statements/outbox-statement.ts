import * as z from "zod/mini";
import { countOrZero } from "../kernel/counters";
import { relayProblems } from "./words";

const statementStates = ["waiting", "delivered", "rejected"] as const;

/** A document of `statements`, whose id is the statement's: the outbox, from which nothing is lost. */
export const outboxStatement = z.object({
  state: z.enum(statementStates),
  /** The statement as JSON, written once and never changed: a text, so that no index is kept of what is in it. */
  body: z.string(),
  recordedAt: z.date(),
  /** The time from which it may be sent; during a sending, the time from which another process may try. */
  dueAt: z.date(),
  attempts: z.int().check(z.nonnegative()),
  deliveredAt: z.optional(z.date()),
  /** From then on a delivered one may be forgotten. */
  expiresAt: z.optional(z.date()),
  rejectedAt: z.optional(z.date()),
  /** Why the store rejected it, in the store's own words. */
  reason: z.optional(z.string()),
});

export type RelayProblem = keyof typeof relayProblems;
const relayProblemNames = Object.keys(relayProblems) as RelayProblem[];

/** The document `stats/statements`: the status of the relay to the learning record store. */
export const relayStatus = z.object({
  delivered: countOrZero,
  waiting: countOrZero,
  rejected: countOrZero,
  /** The time of the oldest waiting one. */
  oldestWaitingAt: z._default(z.nullable(z.date()), null),
  /** Tries in a row that the store did not take; the pauses between them grow. */
  failures: countOrZero,
  pausedUntil: z._default(z.nullable(z.date()), null),
  problem: z._default(z.nullable(z.enum(relayProblemNames)), null),
});
export type RelayStatusDocument = z.infer<typeof relayStatus>;
