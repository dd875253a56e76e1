// The meaning of one attempt for one address. An answer of the mail server is final: 4xx means that it has not taken
// the mail, even after all of it was sent (RFC 5321, 4.2.5), so it may be tried again. After a broken connection the
// result is unknown.
import { hourMs } from "../../../src/domain/kernel/durations";
import type { UndeliveredReason } from "../../../src/domain/blasts/blast";
import type { Language } from "../../../src/domain/kernel/language";
import type { MailProblem } from "../../../src/domain/kernel/failures/mail-problems";
import { backoffMs } from "../queue/backoff";
import { concernsEveryMail, type MailFailureReason } from "../mail/mail-failure";

export interface BatchRecipient {
  address: string;
  /** The number of times the mail server has put it off. */
  attempts: number;
  /** Only where the mail greets by it. */
  name?: string;
  /** Only if it is not the first. */
  language?: Language;
  /** Its mail may have gone out: it is noted so before it does. */
  underWay?: true;
}

export type Attempt = { recipient: BatchRecipient } & (
  | { kind: "sent" }
  | { kind: "skipped" }
  /** It has been refused too often before. */
  | { kind: "suppressed" }
  /** Its turn did not come. */
  | { kind: "untried" }
  | { kind: "failure"; reason: MailFailureReason }
);

/** A mail that is sent once more is in the language of the first. */
type FailedRecipient = Pick<BatchRecipient, "address" | "language"> & {
  state: "failed" | "uncertain";
  reason: UndeliveredReason;
};

export interface BatchResults {
  sent: number;
  skipped: number;
  undelivered: FailedRecipient[];
  toRetry: BatchRecipient[];
  /** The wait before that, in ms. */
  retryInMs: number;
  /** The reason why the mail server takes nothing at all. */
  problem: MailProblem | undefined;
}

/** About eleven minutes of patience, which greylisting does not exhaust. */
const quickAttempts = 8;

/** And then more than a day, for a mail server that is away. */
const hourlyAttempts = 26;

/** From so many put off or denied together on, the server is the cause and not the addresses. */
const serverProblemFrom = 5;

interface ClassifyOptions {
  /** The provider recognises a mail that it has got already. */
  resendIsSafe: boolean;
}

export function classifyAttempts(attempts: readonly Attempt[], { resendIsSafe }: ClassifyOptions): BatchResults {
  const result: BatchResults = {
    sent: 0,
    skipped: 0,
    undelivered: [],
    toRetry: [],
    retryInMs: 0,
    problem: serverProblem(attempts),
  };
  for (const attempt of attempts) {
    const { recipient } = attempt;
    if (attempt.kind === "sent") result.sent += 1;
    else if (attempt.kind === "skipped") result.skipped += 1;
    else if (attempt.kind === "suppressed") result.undelivered.push(undeliveredTo(recipient, "failed", "suppressed"));
    else if (attempt.kind === "untried" || result.problem) result.toRetry.push(recipient);
    else if (isPermanent(attempt.reason)) result.undelivered.push(undeliveredTo(recipient, "failed", attempt.reason));
    else if (attempt.reason === "uncertain" && !resendIsSafe)
      result.undelivered.push(undeliveredTo(recipient, "uncertain", "uncertain"));
    else if (recipient.attempts + 1 >= quickAttempts + hourlyAttempts)
      result.undelivered.push(retriesExhausted(recipient, attempt.reason));
    else result.toRetry.push({ ...recipient, attempts: recipient.attempts + 1 });
  }
  const counts = result.toRetry.map((recipient) => recipient.attempts).filter(Boolean);
  result.retryInMs = counts.length > 0 && !result.problem ? pauseAfter(Math.min(...counts)) : 0;
  return result;
}

function pauseAfter(attempts: number): number {
  return attempts < quickAttempts ? backoffMs(attempts) : hourMs;
}

function isPermanent(reason: MailFailureReason): reason is "address" | "refused" | "rejected" | "held" {
  return reason === "address" || reason === "refused" || reason === "rejected" || reason === "held";
}

function retriesExhausted(recipient: BatchRecipient, reason: MailFailureReason): FailedRecipient {
  return reason === "uncertain"
    ? undeliveredTo(recipient, "uncertain", reason)
    : undeliveredTo(recipient, "failed", reason === "denied" || reason === "full" ? reason : "later");
}

export function undeliveredTo(
  { address, language }: BatchRecipient,
  state: FailedRecipient["state"],
  reason: UndeliveredReason,
): FailedRecipient {
  return { address, state, reason, ...(language && { language }) };
}

/** The server is away, or takes none of our mail. No address is at fault, so no attempt is counted. */
function serverProblem(attempts: readonly Attempt[]): MailProblem | undefined {
  const failures = attempts.flatMap((attempt) => (attempt.kind === "failure" ? [attempt.reason] : []));
  if (failures.length === 0 || attempts.some(({ kind }) => kind === "sent")) return undefined;
  if (!failures.every(concernsEveryMail)) return undefined;
  const general = failures.find((reason) => reason !== "later" && reason !== "denied");
  return general ?? (failures.length >= serverProblemFrom ? failures[0] : undefined);
}

/** Addresses whose own server refuses them. Where it refuses all of many, the reason is more likely ours. */
export function refusedAddresses(attempts: readonly Attempt[]): string[] {
  const refused = attempts.filter((attempt) => attempt.kind === "failure" && attempt.reason === "refused");
  const isOurs = refused.length >= serverProblemFrom && !attempts.some(({ kind }) => kind === "sent");
  return isOurs ? [] : refused.map(({ recipient }) => recipient.address);
}
