import { expect, test } from "vitest";
import { dayMs } from "../kernel/durations";
import type { Invitation } from "./invitation";
import { isReminderDue, listsOf, standsIn } from "./invitation-lists";
import { situationInWords } from "./invitation-in-words";

const now = new Date(2026, 4, 20, 12);
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
const inDays = (days: number) => daysAgo(-days);

function anInvitation(changes: Partial<Invitation>): Invitation {
  return {
    businessName: "Northwind",
    businessEmail: "office@northwind.example",
    invitationCode: "a-code-of-22-letters-x",
    status: "not started",
    createdAt: daysAgo(1),
    expiresAt: inDays(29),
    mailState: "sent",
    mailStateAt: daysAgo(1),
    ...changes,
  };
}

const begun = { step: 3, complete: false };
const planned = { step: 5, complete: true, plannedAt: daysAgo(1) };

/** The invitation, the words below its status, its present lists, and whether a reminder is due. */
const invitations: [string, Partial<Invitation>, string, string[], boolean][] = [
  ["a new one", {}, "Open, ends in 29 days", ["open"], false],
  ["one without an end", { expiresAt: undefined }, "Open", ["open"], false],
  [
    "one that nobody has answered for a week",
    { createdAt: daysAgo(9), mailStateAt: daysAgo(9) },
    "Open, ends in 29 days",
    ["open", "needsAttention"],
    true,
  ],
  [
    "one that was reminded since",
    { createdAt: daysAgo(9), remindedAt: daysAgo(2), mailStateAt: daysAgo(2) },
    "Open, ends in 29 days",
    ["open"],
    false,
  ],
  ["one whose mail failed", { mailState: "failed" }, "Mail did not arrive", ["open", "needsAttention"], false],
  ["an expired one", { expiresAt: daysAgo(1) }, "Expired yesterday", ["needsAttention"], false],
  ["a revoked one", { revokedAt: daysAgo(1), expiresAt: daysAgo(1) }, "Revoked", [], false],
  ["a registered one", { status: "used", usedAt: now }, "Registered, today", ["atWork"], false],
  [
    "one at work",
    { status: "used", progress: { ...begun, lastAnswerAt: daysAgo(2) } },
    "Step 3 of 5, 2 days ago",
    ["atWork"],
    false,
  ],
  [
    "one that fell asleep",
    {
      status: "used",
      createdAt: daysAgo(20),
      mailStateAt: daysAgo(20),
      progress: { ...begun, lastAnswerAt: daysAgo(9) },
    },
    "Step 3 of 5, 9 days ago",
    ["atWork", "needsAttention"],
    true,
  ],
  [
    "one that has answered everything",
    { status: "in-progress", progress: { step: 5, complete: true, lastAnswerAt: daysAgo(1) } },
    "All 5 steps done, yesterday",
    ["atWork"],
    false,
  ],
  [
    "one whose plan waits",
    { status: "used", progress: planned },
    "Plan waits for its release, yesterday",
    ["planReady", "needsAttention"],
    false,
  ],
  [
    "one whose answers wait for a new contact",
    { movedAt: daysAgo(1), progress: { ...begun, lastAnswerAt: daysAgo(9) } },
    "Moved, waits for the new contact",
    ["open"],
    false,
  ],
  [
    "one whose plan waits for a new contact",
    { movedAt: daysAgo(1), progress: { ...planned, releasedAt: daysAgo(1) } },
    "Moved, waits for the new contact",
    ["open", "planReady"],
    false,
  ],
  [
    "one that a new contact has registered with",
    { movedAt: daysAgo(9), status: "used", usedAt: daysAgo(1), progress: { ...begun, lastAnswerAt: daysAgo(9) } },
    "Step 3 of 5, 9 days ago",
    ["atWork"],
    false,
  ],
  [
    "one with its plan",
    { status: "used", createdAt: daysAgo(40), progress: { ...planned, releasedAt: daysAgo(1) } },
    "Plan ready",
    ["planReady"],
    false,
  ],
  [
    "one that a further round has followed",
    { status: "used", usedAt: daysAgo(40), endedAt: daysAgo(20), progress: begun },
    "Over, 20 days ago",
    [],
    false,
  ],
  [
    "one whose plan was never released, and that a further round has followed",
    { status: "used", endedAt: now, progress: planned },
    "Plan ready",
    ["planReady"],
    false,
  ],
];

test.each(invitations)("%s", (_, changes, words, stands, isDue) => {
  const invitation = anInvitation(changes);
  expect(situationInWords(invitation, now)).toBe(words);
  const lists = listsOf(invitation);
  const names = ["open", "atWork", "planReady", "needsAttention"] as const;
  expect(names.filter((name) => standsIn(lists, name, now))).toEqual(stands);
  expect(isReminderDue(invitation, now)).toBe(isDue);
});
