import { expect, test } from "vitest";
import type { MailFailureReason } from "../mail/mail-failure";
import { settled, type Try } from "./classify-attempts";

const unknowing = { resendIsSafe: false };

function failing(reason: MailFailureReason, attempts = 0, address = "ines@northwind.example"): Try {
  return { recipient: { address, attempts }, kind: "failure", reason };
}

const sent: Try = { recipient: { address: "else@northwind.example", attempts: 0 }, kind: "sent" };

test.each(["address", "refused", "rejected"] as const)("%s is a failure for certain", (reason) => {
  expect(settled([sent, failing(reason)], unknowing)).toMatchObject({
    sent: 1,
    troubles: [{ state: "failed", reason }],
    again: [],
  });
});

test.each(["later", "unreachable", "misconfigured"] as const)(
  "%s, while others go through, is tried again",
  (reason) => {
    expect(settled([sent, failing(reason)], unknowing)).toMatchObject({
      troubles: [],
      again: [{ attempts: 1 }],
      againMs: 5000,
      problem: undefined,
    });
  },
);

test("the pauses grow, and after eight tries it is a failure", () => {
  expect([1, 2, 3, 6].map((attempts) => settled([sent, failing("later", attempts)], unknowing).againMs)).toEqual([
    10_000, 20_000, 40_000, 320_000,
  ]);
  expect(settled([failing("later", 7)], unknowing)).toMatchObject({
    troubles: [{ state: "failed", reason: "later" }],
    again: [],
  });
});

test("a broken connection is uncertain, unless the provider recognises what it has", () => {
  expect(settled([failing("uncertain")], unknowing)).toMatchObject({ troubles: [{ state: "uncertain" }], again: [] });
  expect(settled([failing("uncertain")], { resendIsSafe: true })).toMatchObject({
    troubles: [],
    again: [{ attempts: 1 }],
  });
  expect(settled([failing("uncertain", 7)], { resendIsSafe: true })).toMatchObject({
    troubles: [{ state: "uncertain" }],
  });
});

test.each(["unreachable", "misconfigured"] as const)(
  "a server that is %s for all is no fault of the addresses",
  (problem) => {
    expect(settled([failing(problem, 7), failing("later", 7)], unknowing)).toMatchObject({
      problem,
      troubles: [],
      again: [{ attempts: 7 }, { attempts: 7 }],
    });
  },
);

test("a server that puts off all of five or more is short of breath", () => {
  const all = (count: number) => Array.from({ length: count }, () => failing("later", 7));
  expect(settled(all(5), unknowing)).toMatchObject({ problem: "later", troubles: [] });
  expect(settled(all(4), unknowing)).toMatchObject({ problem: undefined, troubles: [{}, {}, {}, {}] });
  expect(settled([...all(5), sent], unknowing).problem).toBeUndefined();
});

test("whose turn did not come loses nothing by it", () => {
  const untried: Try = { recipient: { address: "ines@northwind.example", attempts: 3 }, kind: "untried" };
  expect(settled([sent, untried], unknowing)).toMatchObject({
    again: [untried.recipient],
    troubles: [],
    problem: undefined,
  });
});
