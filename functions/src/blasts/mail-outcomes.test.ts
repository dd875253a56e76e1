// Each reason why a mail did not go out decides its fate; mail-failure.test.ts says which fault has which reason. A
// single mail and an acknowledgement wait in a document (delivery.ts), the mails of a blast in its batch.
import { expect, test } from "vitest";
import { mailFailures } from "../../../src/domain/kernel/failures/mail-problems";
import { mayGoOutLater, type MailFailureReason } from "../mail/mail-failure";
import { classifyAttempts, refusedAddresses, type Attempt } from "./classify-attempts";

interface Outcome {
  /** A single mail or an acknowledgement. */
  single: "again" | "failed" | "uncertain";
  inBlast: "again" | "failed" | "uncertain";
  /** Five of them, and nothing sent, hold up the blast. */
  holdsUp: boolean;
  /** It counts among the refusals that take an address off the list. */
  countsOut: boolean;
}

const waits = { single: "again", inBlast: "again", holdsUp: true, countsOut: false } as const;
const fails = { single: "failed", inBlast: "failed", holdsUp: false, countsOut: false } as const;

const outcomes: Record<MailFailureReason, Outcome> = {
  later: waits,
  unreachable: waits,
  misconfigured: waits,
  certificate: waits,
  encryption: waits,
  login: waits,
  denied: waits,
  keyMissing: waits,
  keyMismatch: waits,
  full: { ...waits, holdsUp: false },
  address: fails,
  rejected: fails,
  held: fails,
  refused: { ...fails, countsOut: true },
  uncertain: { single: "uncertain", inBlast: "uncertain", holdsUp: false, countsOut: false },
};

const failing = (reason: MailFailureReason, nth = 0): Attempt => ({
  recipient: { address: `ines-${nth}@northwind.example`, attempts: 0 },
  kind: "failure",
  reason,
});
const sent: Attempt = { recipient: { address: "else@northwind.example", attempts: 0 }, kind: "sent" };

test.each(Object.entries(outcomes) as [MailFailureReason, Outcome][])("%s: %j", (reason, outcome) => {
  const again = mayGoOutLater(reason) ? "again" : "failed";
  const { undelivered, toRetry } = classifyAttempts([sent, failing(reason)], { resendIsSafe: false });
  const all = Array.from({ length: 5 }, (_, nth) => failing(reason, nth));
  expect({
    single: reason === "uncertain" ? "uncertain" : again,
    inBlast: toRetry.length > 0 ? "again" : undelivered[0]?.state,
    holdsUp: classifyAttempts(all, { resendIsSafe: false }).problem !== undefined,
    countsOut: refusedAddresses([sent, failing(reason)]).length > 0,
  }).toEqual(outcome);
  expect(mailFailures[reason]).toMatch(/\.$/);
});
