import { expect, test } from "vitest";
import type { Invitation } from "./invitation";
import { continuesRound, followRounds, mostRounds, nextRound, roundNumberOf, roundsInOrder } from "./rounds";

const now = new Date("2026-11-20T12:00:00Z");
const later = new Date("2026-12-20T12:00:00Z");

function aRound(invitationCode: string, changes: Partial<Invitation> = {}): Invitation {
  return {
    businessName: "Northwind",
    businessEmail: "office@northwind.example",
    status: "used",
    invitationCode,
    createdAt: new Date("2026-01-01T12:00:00Z"),
    ...changes,
  };
}

const first = aRound("first-round");
const second = aRound("second-round", { roundNumber: 2, previousRound: "first-round" });
const open: Partial<Invitation> = { status: "not started", expiresAt: later };
const third = aRound("third-round", { ...open, roundNumber: 3, previousRound: "second-round" });

test("an invitation that says nothing of it is the first round", () => {
  expect([first, second, third].map(roundNumberOf)).toEqual([1, 2, 3]);
});

test("rounds are in order by their numbers", () => {
  expect(roundsInOrder([third, first, second])).toEqual([first, second, third]);
});

test("the next round is the one that was used or may be, never one that was revoked", () => {
  const revoked = aRound("revoked-round", { ...open, roundNumber: 3, previousRound: "second-round", revokedAt: now });
  const expired = aRound("expired-round", { ...third, invitationCode: "expired-round", expiresAt: now });
  expect(nextRound([revoked], "second-round", now)).toBeUndefined();
  expect(nextRound([revoked, third], "second-round", now)).toBe(third);
  expect(nextRound([expired], "second-round", now)).toBe(expired);
  expect(nextRound([expired, third], "second-round", now)).toBe(third);
  expect(nextRound([first, second, third], "first-round", now)).toBe(second);
});

test("rounds are followed to the last, and those that name each other in a circle come to an end", async () => {
  const rounds = [first, second, third];
  const before = ({ previousRound }: Invitation) =>
    Promise.resolve(rounds.find(({ invitationCode }) => invitationCode === previousRound));
  expect(await followRounds(third, before)).toEqual([third, second, first]);
  expect(await followRounds(undefined, before)).toEqual([]);
  rounds[0] = aRound("first-round", { previousRound: "third-round" });
  expect(await followRounds(third, before)).toHaveLength(mostRounds);
});

test("an account goes on only from the round that it works on", () => {
  expect(continuesRound(third, "second-round")).toBe(true);
  expect(continuesRound(third, "first-round")).toBe(false);
  expect(continuesRound(first, undefined)).toBe(false);
});
