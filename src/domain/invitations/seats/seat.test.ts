import { expect, test } from "vitest";
import { colleagueChange, listedOf } from "./seat";
import { seatMessages } from "./words";

const dana = { change: "invite", name: "Dana Reed", email: "dana@northwind.example" };

test("a colleague is invited to at least one step or team", () => {
  expect(colleagueChange.safeParse({ ...dana, steps: ["0"], teams: [] }).success).toBe(true);
  expect(colleagueChange.safeParse({ ...dana, steps: [], teams: ["b1"] }).success).toBe(true);
  const nothing = colleagueChange.safeParse({ ...dana, steps: [], teams: [] });
  expect(nothing.error?.issues[0]?.message).toBe(seatMessages.nothingToAnswer);
  const change = { change: "parts", seat: "seat-1", steps: [], teams: [] };
  expect(colleagueChange.safeParse(change).success).toBe(false);
  expect(colleagueChange.safeParse({ ...change, steps: ["4"] }).success).toBe(true);
});

test("the step of the teams is given by its teams only", () => {
  expect(colleagueChange.safeParse({ ...dana, steps: ["2"], teams: [] }).success).toBe(false);
});

test("the list of colleagues has no code and no account", () => {
  const listed = listedOf({
    businessName: "Northwind",
    businessEmail: dana.email,
    invitationCode: "code-0123456789",
    name: dana.name,
    status: "used",
    usedBy: "uid-1",
    usedAuthTime: 1000,
    steps: ["1"],
    teams: [],
  });
  expect(listed).toEqual({ name: dana.name, email: dana.email, status: "used", steps: ["1"], teams: [] });
});
