import { expect, test, vi } from "vitest";
import { fullAnswers, aTeam } from "../answers/answers.fixture";
import { allReferences, referenceResolver } from "./references";

/** Counts the names that are compared while the references of so many teams of one name are made. */
function comparisons(count: number): number {
  const teams = Array.from({ length: count }, () => aTeam({ teamName: "n".repeat(200) }));
  const normalize = vi.spyOn(String.prototype, "normalize");
  allReferences({ ...fullAnswers(), "2": { teams } });
  const { length } = normalize.mock.calls;
  normalize.mockRestore();
  return length;
}

test("twice as many teams of the same name take twice the work", () => {
  const [few, many] = [comparisons(25), comparisons(50)];
  expect(few).toBeGreaterThan(24);
  expect(many / few).toBeLessThan(2.1);
});

test("teams of one name are told apart by numbers, also where one is called by such a number", () => {
  const ratings = ["1", "2", "3", "4"] as const;
  const names = ["Sales", "Sales 2", "Sales", "sales"];
  const teams = ratings.map((roleClarity, nth) => aTeam({ teamName: names[nth] ?? "", roleClarity }));
  const resolve = referenceResolver({ "2": { teams } });
  expect(["Sales", "Sales 2", "Sales 3", "Sales 4"].map((name) => resolve(`2.${name}.roleClarity`)?.answer)).toEqual(
    ratings,
  );
});

test("a team's shortened name leads to it if it is the only one that begins so", () => {
  const teams = [aTeam({ teamName: "Housekeeping: floors 1-4", roleClarity: "2" }), aTeam({ teamName: "House bar" })];
  const resolve = referenceResolver({ "2": { teams } });
  expect(resolve("2.Housekeeping.roleClarity")?.answer).toBe("2");
  expect(resolve("2.House.roleClarity")).toBeUndefined();
});
