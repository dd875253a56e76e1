import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { keyIndicator, type IndicatorEntry } from "../../../../domain/assessment/progress/key-indicators/key-indicator";
import { keyIndicatorWords } from "../../../../domain/assessment/progress/key-indicators/words";
import { UiProvider } from "../../../../ui/theme/ui-provider";
import { IndicatorBesideItem } from "./indicator-beside-item";
import { KeyIndicatorsSection } from "./key-indicators-section";

const reading = (on: string, value: number, note = "") => ({ id: on, on, value, note, by: "me", role: "business" });
const spoilage: IndicatorEntry = {
  ...keyIndicator.parse({
    name: "Spoilage",
    unit: "%",
    baseline: 9,
    target: 4,
    readings: [reading("2026-11-02", 1007.5, "After the training."), reading("2026-09-01", 8)],
    order: 0,
    version: 3,
  }),
  id: "spoilage-1",
};
const answers = { "0": { kpiList: ["on-time deliveries from 82 to 95", "spoilage"] } };

function show(indicators: IndicatorEntry[], isConsultant = false): void {
  const live = { status: "ready", value: { home: "first-code", indicators } } as const;
  render(
    <MemoryRouter>
      <KeyIndicatorsSection me={{ uid: "me", isConsultant }} answers={answers} live={live} retry={() => undefined} />
    </MemoryRouter>,
    { wrapper: UiProvider },
  );
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });

afterEach(() => localStorage.clear());

test("an indicator says what it has come to, and its values stand in a table by their days", () => {
  show([spoilage]);
  expect(screen.getByRole("region", { name: keyIndicatorWords.title })).toBeVisible();
  expect(screen.getByText("1,007.5 % on November 2, 2026, baseline 9 %, target 4 %.")).toBeVisible();
  const rows = within(screen.getByRole("region", { name: keyIndicatorWords.values("Spoilage") })).getAllByRole("row");
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^September 1, 20268 %/),
    expect.stringMatching(/^November 2, 20261,007\.5 %After the training\./),
  ]);
});

test("what the answers name is proposed, filled in as it was said, and stays a draft until it is saved or discarded", async () => {
  show([spoilage]);
  expect(screen.getAllByRole("button", { name: /^Follow/ })).toHaveLength(1);
  await userEvent.click(button(/^Follow “on-time deliveries”/));
  const field = (name: string) => screen.getByRole("textbox", { name });
  expect(field(keyIndicatorWords.name)).toHaveValue("on-time deliveries");
  expect(
    [field(keyIndicatorWords.baseline), field(keyIndicatorWords.target)].map((each) => each.getAttribute("value")),
  ).toEqual(["82", "95"]);
  await userEvent.type(field(keyIndicatorWords.unit), "%");
  cleanup();
  show([spoilage]);
  expect(field(keyIndicatorWords.unit)).toHaveValue("%");
  await userEvent.clear(field(keyIndicatorWords.target));
  await userEvent.type(field(keyIndicatorWords.target), "1.234,5");
  await userEvent.click(button(keyIndicatorWords.save));
  expect(screen.getByText(keyIndicatorWords.noNumber("1.234,5"))).toBeVisible();
  await userEvent.click(button(keyIndicatorWords.discard));
  expect(button(/^Follow “on-time deliveries”/)).toBeVisible();
});

test("a value that was begun is there again after a reload, and one that is no number is told", async () => {
  show([spoilage], true);
  expect(screen.getByRole("region", { name: keyIndicatorWords.titleOf })).toBeVisible();
  await userEvent.click(button("Enter a value Spoilage"));
  await userEvent.type(screen.getByRole("textbox", { name: keyIndicatorWords.valueIn("%") }), "sixish");
  cleanup();
  show([spoilage], true);
  expect(screen.getByRole("textbox", { name: keyIndicatorWords.valueIn("%") })).toHaveValue("sixish");
  expect(screen.getByText(keyIndicatorWords.draftKept)).toBeVisible();
  await userEvent.click(button(keyIndicatorWords.save));
  expect(screen.getByText(keyIndicatorWords.noNumber("sixish"))).toBeVisible();
  await userEvent.click(button(keyIndicatorWords.discard));
});

test("before an indicator goes it is asked, and who declines keeps it", async () => {
  show([spoilage]);
  await userEvent.click(button("Remove Spoilage"));
  const dialog = await screen.findByRole("dialog", { name: keyIndicatorWords.removeTitle });
  expect(dialog).toHaveTextContent(keyIndicatorWords.removeQuestion("Spoilage", 2));
  await userEvent.click(within(dialog).getByRole("button", { name: keyIndicatorWords.removeDecline }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("beside an item stands its line with the way to all of its values", () => {
  render(
    <MemoryRouter>
      <IndicatorBesideItem indicator={spoilage} />
    </MemoryRouter>,
    { wrapper: UiProvider },
  );
  expect(screen.getByRole("link", { name: "Spoilage" })).toHaveAttribute("href", "/#plan-indicator-spoilage-1");
  const drawn = document.querySelector("svg");
  expect(drawn?.querySelectorAll("rect")).toHaveLength(2);
  expect(drawn?.querySelector("path")?.getAttribute("d")).toMatch(/^M6,[\d.]+L152,[\d.]+$/);
});
