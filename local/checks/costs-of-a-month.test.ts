import { expect, test } from "vitest";
import { costTable, guide, isNear, monthOfTheGuide, firstNumberIn, type Costs } from "./cost-table";

function inTheMonth(...columns: (keyof Costs)[]): number {
  const costs = costTable();
  const [...journeys] = monthOfTheGuide();
  return journeys.reduce((sum, [journey, count]) => {
    const one = costs.get(journey);
    return sum + count * columns.reduce((all, column) => all + (one?.[column] ?? NaN), 0);
  }, 0);
}

/** Finds a number as in "Together that is 12,000 documents read". */
function promised(what: string): number {
  return firstNumberIn(new RegExp(`(\\d[\\d,]*) ${what}`).exec(guide())?.[1] ?? "no figure");
}

test.each<[string, number]>([
  ["documents read", inTheMonth("browser reads", "function reads")],
  ["written", inTheMonth("browser writes", "function writes")],
  ["deleted", inTheMonth("deletes")],
  ["function calls", inTheMonth("function calls")],
  ["tokens", inTheMonth("tokens")],
])("what the guide says of %s in a month is what its table comes to", (what, sum) => {
  expect(isNear(sum, promised(what)), `${what}: the table comes to ${sum}`).toBe(true);
});

test("the month of the guide names every row of its table", () => {
  expect([...monthOfTheGuide().keys()]).toEqual([...costTable().keys()]);
});
