import { expect, test } from "vitest";
import { carriedTeam, teamsToConfirm } from "./carried-teams";

const sales = { id: "a1", teamName: "Sales", roleClarity: "2" };
const service = { id: "a2", teamName: "Service", roleClarity: "4" };
const finance = { id: "a3", teamName: "Finance" };

test("a team of the last round is asked about until it is confirmed, removed or in the list", () => {
  const before = [sales, service, finance];
  expect(teamsToConfirm(before, [], {})).toEqual(before);
  expect(teamsToConfirm(before, [{ id: "a1" }], { a2: "removed" })).toEqual([finance]);
  // Confirmed and taken out of the list afterwards: it was decided.
  expect(teamsToConfirm(before, [], { a1: "confirmed", a2: "removed", a3: "confirmed" })).toEqual([]);
});

test("only who it is comes along with a team, under its old name or a new one", () => {
  expect(carriedTeam(sales)).toEqual({ id: "a1", teamName: "Sales" });
  expect(carriedTeam(sales, "Sales and Marketing")).toEqual({ id: "a1", teamName: "Sales and Marketing" });
  expect(carriedTeam({ id: "a4" })).toEqual({ id: "a4" });
});
