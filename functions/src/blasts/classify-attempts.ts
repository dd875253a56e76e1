// What one try meant for one address. A mail server that answers has decided: 4xx means that it has not taken the mail, also after
// all of it was sent (RFC 5321, 4.2.5), so it may be tried again. Where the connection broke, nobody knows.
import type { BlastTroubleReason, MailProblem } from "../../../src/domain/blasts/blast";
import { backoffMs } from "../queue/backoff";
import type { MailFailureReason } from "../mail/mail-failure";

export interface Recipient {
  address: string;
  /** How often the mail server has put it off. */
  attempts: number;
}

export type Try = { recipient: Recipient } & (
  | { kind: "sent" }
  | { kind: "skipped" }
  /** Its turn did not come. */
  | { kind: "untried" }
  | { kind: "failure"; reason: MailFailureReason }
);

export interface Settled {
  sent: number;
  skipped: number;
  troubles: { address: string; state: "failed" | "uncertain"; reason: BlastTroubleReason }[];
  /** To be tried again, so many milliseconds later. */
  again: Recipient[];
  againMs: number;
  /** What keeps the mail server from taking anything at all. */
  problem: MailProblem | undefined;
}

/** About eleven minutes of patience, which greylisting does not exhaust. */
const mostAttempts = 8;

/** So many that are put off together are no accident of their addresses. */
const telling = 5;

interface Circumstances {
  /** The provider recognises a mail that it has got already. */
  resendIsSafe: boolean;
}

export function settled(tries: readonly Try[], { resendIsSafe }: Circumstances): Settled {
  const result: Settled = { sent: 0, skipped: 0, troubles: [], again: [], againMs: 0, problem: problemOf(tries) };
  for (const one of tries) {
    const { recipient } = one;
    if (one.kind === "sent") result.sent += 1;
    else if (one.kind === "skipped") result.skipped += 1;
    else if (one.kind === "untried" || result.problem) result.again.push(recipient);
    else if (isCertain(one.reason))
      result.troubles.push({ address: recipient.address, state: "failed", reason: one.reason });
    else if (one.reason === "uncertain" && !resendIsSafe)
      result.troubles.push({ address: recipient.address, state: "uncertain", reason: "uncertain" });
    else if (recipient.attempts + 1 >= mostAttempts) result.troubles.push(givenUp(recipient, one.reason));
    else result.again.push({ ...recipient, attempts: recipient.attempts + 1 });
  }
  const attempts = result.again.map((recipient) => recipient.attempts).filter(Boolean);
  result.againMs = attempts.length > 0 && !result.problem ? backoffMs(Math.min(...attempts)) : 0;
  return result;
}

function isCertain(reason: MailFailureReason): reason is "address" | "refused" | "rejected" {
  return reason === "address" || reason === "refused" || reason === "rejected";
}

function givenUp({ address }: Recipient, reason: MailFailureReason): Settled["troubles"][number] {
  return reason === "uncertain"
    ? { address, state: "uncertain", reason }
    : { address, state: "failed", reason: "later" };
}

/** Not a word about the addresses: the server is away, or does not take our mail at all. Then nobody's attempts are counted. */
function problemOf(tries: readonly Try[]): MailProblem | undefined {
  const failures = tries.flatMap((one) => (one.kind === "failure" ? [one.reason] : []));
  if (failures.length === 0 || tries.some(({ kind }) => kind === "sent")) return undefined;
  const general = failures.find((reason) => reason === "misconfigured" || reason === "unreachable");
  if (failures.every((reason) => ["misconfigured", "unreachable", "later"].includes(reason)) && general) return general;
  return failures.length >= telling && failures.every((reason) => reason === "later") ? "later" : undefined;
}
