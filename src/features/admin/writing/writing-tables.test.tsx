import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { WritingTables } from "./writing-tables";

const days = [
  { day: "2027-01-31", tokens: 1_500_000, slow: 2, ends: { success: 900, busy: 3, left: 4, tooLong: 1 } },
  { day: "2027-01-30", tokens: 500_000, slow: 0, ends: { success: 300, busy: 2, cut: 9, aNewOne: 1 } },
];

const cellsOf = (table: string) =>
  within(screen.getByRole("region", { name: table }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test("texts, tokens, cost, failures and slow answers are summed up, by day and by kind", () => {
  render(<WritingTables days={days} price={0.5} />);
  expect(screen.getByRole("status")).toHaveTextContent(
    "1,200 texts, 2,000,000 tokens, about $1.00 at $0.50 for a million tokens.",
  );
  expect(cellsOf("By day")).toEqual([
    ["January 31, 2027", "900", "1,500,000", "$0.75", "3", "2"],
    ["January 30, 2027", "300", "500,000", "$0.25", "12", "0"],
  ]);
  expect(cellsOf("How the others ended")).toEqual([
    ["The connection broke in the middle", "9"],
    ["The model was busy (429)", "5"],
    ["The reader stopped it, or went away", "4"],
    ["It reached the model's longest length; a text is then gone on with once", "1"],
    ["aNewOne", "1"],
  ]);
});

test("a cost is told to the cent, and a price as it was set", () => {
  render(<WritingTables days={[{ day: "2027-01-31", tokens: 51_200, slow: 0, ends: { success: 1 } }]} price={1.255} />);
  expect(screen.getByRole("status")).toHaveTextContent("about $0.06 at $1.255 for a million tokens.");
  expect(cellsOf("By day")).toEqual([["January 31, 2027", "1", "51,200", "$0.06", "0", "0"]]);
});

test("where nothing was written, or every answer came to its end, that is said", () => {
  const { rerender } = render(<WritingTables days={[]} price={0.5} />);
  expect(screen.getByText("Nothing was written in the last 30 days.")).toBeVisible();
  rerender(<WritingTables days={[{ day: "2027-01-31", tokens: 9, slow: 0, ends: { success: 1 } }]} price={2} />);
  expect(screen.getByText("Every answer came to its end.")).toBeVisible();
});
