import { expect, test } from "vitest";
import type { ListedColleague } from "./seat";
import { hasAnsweredAll, situationOf } from "./situation";

const now = new Date(2026, 10, 27, 12);
const day = 24 * 60 * 60_000;
const ago = (days: number) => new Date(now.getTime() - days * day);

const dana: ListedColleague = {
  name: "Dana Reed",
  email: "dana@northwind.example",
  steps: ["1"],
  teams: ["b1", "b2"],
  status: "not started",
  createdAt: ago(2),
  expiresAt: ago(-20),
};

test.each<[string, Partial<ListedColleague>]>([
  ["Invited 2 days ago, without an account so far", {}],
  ["The mail did not arrive. No such mailbox.", { mailState: "failed", mailError: "No such mailbox." }],
  ["The link has expired. Remind to send another one.", { expiresAt: ago(1) }],
  ["Has an account, and has answered nothing yet", { status: "used", progress: { done: 0, begun: 0 } }],
  ["1 of 3 done, last answer yesterday", { status: "used", progress: { done: 1, begun: 2, lastAnswerAt: ago(1) } }],
  ["Answers no longer", { status: "used", takenAwayAt: ago(0), progress: { done: 1, begun: 2, lastAnswerAt: ago(1) } }],
])("a colleague is told to stand at “%s”", (said, changes) => {
  expect(situationOf({ ...dana, ...changes }, now)).toBe(said);
});

test.each<[boolean, Partial<ListedColleague>]>([
  [true, { usedAt: ago(1), progress: { done: 3, begun: 3 } }],
  [false, { usedAt: ago(1), progress: { done: 2, begun: 3 } }],
  [false, { usedAt: ago(1) }],
  // The contact has answered the part; the link is all the same of use.
  [false, { progress: { done: 3, begun: 3 } }],
])("a colleague who has answered everything (%s) is not reminded", (hasAll, changes) => {
  expect(hasAnsweredAll({ ...dana, ...changes })).toBe(hasAll);
});
