import { expect, test } from "vitest";
import { guide } from "../../checks/cost-table";
import { amountsOf, costsInDollars, stoppedBy } from "./costs-in-dollars";

/** Without the blanks by which a table is set. */
const plain = (text: string) => text.replaceAll(/ +/g, " ").replaceAll(/-{3,}/g, "---");

test("the guide has the table and the worst day that the command prints", () => {
  const [table = "", worst = ""] = costsInDollars().split("\n\n");
  expect(plain(guide())).toContain(plain(table));
  expect(plain(guide()).replaceAll("\n", " ")).toContain(worst);
});

test("a price of one's own changes its own column, and the free share stays free", () => {
  const cellsOf = (prices: Parameters<typeof costsInDollars>[0]) =>
    (
      costsInDollars(prices)
        .split("\n")
        .find((line) => line.startsWith("| 1,000,000")) ?? ""
    ).split(" | ");
  const [usual, dearer] = [cellsOf({}), cellsOf({ tokens: 1 })];
  const changed = usual.flatMap((cell, nth) => (cell === dearer[nth] ? [] : [nth]));
  expect(changed).toEqual([4, 6]);
  expect(cellsOf({ traffic: 0 })[3]).toBe("$0");
  const few = costsInDollars()
    .split("\n")
    .find((line) => line.startsWith("| 100 "));
  expect(few).toContain("| $0 | $0 | $0 |");
});

test("every amount is known, and grows with the visitors", () => {
  const [few, many] = [amountsOf(100), amountsOf(10_000)];
  for (const [name, amount] of Object.entries(many)) {
    expect(Number.isFinite(amount), name).toBe(true);
    expect(amount).toBeGreaterThan(few[name as keyof typeof few]);
  }
});

test("the settings that stop a site first are named, the tightest first", () => {
  expect(stoppedBy(100)).toEqual([]);
  expect(stoppedBy(1_000_000)).toEqual(["GENERATIONS_PER_DAY", "TOKENS_PER_DAY", "CONFIRMATION_MAILS_PER_DAY"]);
});
