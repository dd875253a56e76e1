import { expect, test } from "vitest";
import { mailFailures } from "../../../src/domain/kernel/failures/mail-problems";
import { mayGoOutLater, type MailFailureReason } from "../mail/mail-failure";
import { classifyAttempts, refusedAddresses, type Attempt } from "./classify-attempts";

const unknowing = { resendIsSafe: false };

function failing(reason: MailFailureReason, attempts = 0, address = "ines@northwind.example"): Attempt {
  return { recipient: { address, attempts }, kind: "failure", reason };
}

const sent: Attempt = { recipient: { address: "else@northwind.example", attempts: 0 }, kind: "sent" };

test.each(["address", "refused", "rejected"] as const)("%s is a failure for certain", (reason) => {
  expect(classifyAttempts([sent, failing(reason)], unknowing)).toMatchObject({
    sent: 1,
    undelivered: [{ state: "failed", reason }],
    toRetry: [],
  });
});

test.each(["later", "unreachable", "misconfigured", "certificate", "denied", "full"] as const)(
  "%s, while others go through, is tried again",
  (reason) => {
    expect(classifyAttempts([sent, failing(reason)], unknowing)).toMatchObject({
      undelivered: [],
      toRetry: [{ attempts: 1 }],
      retryInMs: 5000,
      problem: undefined,
    });
  },
);

type Fate = "again" | "ten times" | "given up" | "uncertain";

/**
 * The fate of a mail for each reason: of a single one, as a reply or an acknowledgement; of one in a blast beside
 * another that goes out; and of a blast of which none goes out. `mail-failure.test.ts` has the reason of some sixty
 * failures of a server. Only a refused address counts against a place on the list.
 */
const fates: Record<MailFailureReason, [single: Fate, inBlast: Fate, wholeBlast: "waits" | "goes on"]> = {
  later: ["again", "again", "waits"],
  unreachable: ["again", "again", "waits"],
  misconfigured: ["again", "again", "waits"],
  certificate: ["again", "again", "waits"],
  encryption: ["again", "again", "waits"],
  login: ["again", "again", "waits"],
  keyMissing: ["again", "again", "waits"],
  keyMismatch: ["again", "again", "waits"],
  denied: ["ten times", "again", "waits"],
  full: ["ten times", "again", "goes on"],
  address: ["given up", "given up", "goes on"],
  refused: ["given up", "given up", "goes on"],
  rejected: ["given up", "given up", "goes on"],
  held: ["given up", "given up", "goes on"],
  uncertain: ["uncertain", "uncertain", "goes on"],
};

test.each(Object.entries(fates))("%s: a mail of its own, one in a blast and a whole blast: %j", (name, fate) => {
  const reason = name as MailFailureReason;
  const { toRetry, undelivered } = classifyAttempts([sent, failing(reason)], unknowing);
  const notSent = undelivered[0]?.state === "uncertain" ? "uncertain" : "given up";
  const alone = classifyAttempts(
    Array.from({ length: 20 }, () => failing(reason)),
    unknowing,
  );
  const lasts = mayGoOutLater(reason, 1000) ? "again" : "ten times";
  const ends = reason === "uncertain" ? "uncertain" : "given up";
  expect([
    mayGoOutLater(reason) ? lasts : ends,
    toRetry.length > 0 ? "again" : notSent,
    alone.problem === reason ? "waits" : "goes on",
  ]).toEqual(fate);
  expect(refusedAddresses([sent, failing(reason)])).toHaveLength(reason === "refused" ? 1 : 0);
  expect(mailFailures[reason]).toMatch(/^\w.*\.$/);
});

test("the pauses grow, and after more than a day it is a failure", () => {
  const pauses = Array.from(
    { length: 33 },
    (_, attempts) => classifyAttempts([sent, failing("later", attempts)], unknowing).retryInMs,
  );
  expect(pauses.slice(0, 8)).toEqual([5000, 10_000, 20_000, 40_000, 80_000, 160_000, 320_000, 3_600_000]);
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(24 * 3_600_000);
  expect(classifyAttempts([failing("later", 33)], unknowing)).toMatchObject({
    undelivered: [{ state: "failed", reason: "later" }],
    toRetry: [],
  });
});

test("a broken connection is uncertain, unless the provider recognises what it has", () => {
  expect(classifyAttempts([failing("uncertain")], unknowing)).toMatchObject({
    undelivered: [{ state: "uncertain" }],
    toRetry: [],
  });
  expect(classifyAttempts([failing("uncertain")], { resendIsSafe: true })).toMatchObject({
    undelivered: [],
    toRetry: [{ attempts: 1 }],
  });
  expect(classifyAttempts([failing("uncertain", 33)], { resendIsSafe: true })).toMatchObject({
    undelivered: [{ state: "uncertain" }],
  });
});

test.each(["unreachable", "misconfigured", "certificate", "encryption", "login"] as const)(
  "a server that is %s for all is no fault of the addresses",
  (problem) => {
    expect(classifyAttempts([failing(problem, 33), failing("later", 33)], unknowing)).toMatchObject({
      problem,
      undelivered: [],
      toRetry: [{ attempts: 33 }, { attempts: 33 }],
    });
  },
);

test("a server that puts off all of five or more is short of breath", () => {
  const all = (count: number) => Array.from({ length: count }, () => failing("later", 33));
  expect(classifyAttempts(all(5), unknowing)).toMatchObject({ problem: "later", undelivered: [] });
  expect(classifyAttempts(all(4), unknowing)).toMatchObject({ problem: undefined, undelivered: [{}, {}, {}, {}] });
  expect(classifyAttempts([...all(5), sent], unknowing).problem).toBeUndefined();
});

test("a server that denies us all of five or more holds up the blast, and no single address", () => {
  const all = (count: number) => Array.from({ length: count }, () => failing("denied", 3));
  expect(classifyAttempts(all(5), unknowing)).toMatchObject({ problem: "denied", undelivered: [] });
  expect(classifyAttempts(all(4), unknowing)).toMatchObject({ problem: undefined, toRetry: [{}, {}, {}, {}] });
  expect(classifyAttempts([sent, failing("denied", 33), failing("full", 33)], unknowing).undelivered).toMatchObject([
    { state: "failed", reason: "denied" },
    { state: "failed", reason: "full" },
  ]);
});

test("whose turn did not come loses nothing by it", () => {
  const untried: Attempt = { recipient: { address: "ines@northwind.example", attempts: 3 }, kind: "untried" };
  expect(classifyAttempts([sent, untried], unknowing)).toMatchObject({
    toRetry: [untried.recipient],
    undelivered: [],
    problem: undefined,
  });
});

test("an address that is refused counts against it, unless the server refuses many and takes nothing", () => {
  const refused = (nth: number): Attempt => ({
    recipient: { address: `reader-${nth}@northwind.example`, attempts: 0 },
    kind: "failure",
    reason: "refused",
  });
  const many = Array.from({ length: 5 }, (_, nth) => refused(nth));
  expect(refusedAddresses([sent, refused(1), failing("full"), failing("denied")])).toEqual([
    "reader-1@northwind.example",
  ]);
  expect(refusedAddresses(many)).toEqual([]);
  expect(refusedAddresses([sent, ...many])).toHaveLength(5);
  expect(refusedAddresses(many.slice(1))).toHaveLength(4);
});
