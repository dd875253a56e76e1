import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { actionWords } from "../../../../domain/assessment/progress/actions/words";
import { keyIndicator, type IndicatorEntry } from "../../../../domain/assessment/progress/key-indicators/key-indicator";
import { keyIndicatorWords } from "../../../../domain/assessment/progress/key-indicators/words";
import { UiProvider } from "../../../../ui/theme/ui-provider";
import { ActionIndicators } from "./action-indicators";
import { LineChart } from "../../charts/line-chart";

const reading = (on: string, value: number) => ({ id: on, on, value, by: "me", role: "business" });
const readings = [{ ...reading("2026-11-02", 1007.5), note: "After the training." }, reading("2026-09-01", 8)];
const stored = { name: "Spoilage", unit: "%", baseline: 9, target: 4, order: 0, version: 3 };
const spoilage: IndicatorEntry = { ...keyIndicator.parse({ ...stored, readings }), id: "spoilage-1" };
const following = {
  action: { key: "actions//talk", title: "Talk" },
  invitationId: "second-code",
  home: "first-code",
  me: { uid: "me", isConsultant: false },
};

function show(isOver = false): void {
  const change = isOver ? {} : { following, isRoom: true };
  render(<ActionIndicators indicators={[spoilage]} {...change} />, { wrapper: UiProvider });
}

const button = (name: string) => screen.getByRole("button", { name });
const field = (name: string) => screen.getByLabelText(name);

afterEach(() => localStorage.clear());

test("an indicator says what it has come to, in words and in a table, with all that was stored", () => {
  show();
  expect(screen.getByText(/1,007.5 % on November 2, 2026, baseline 9 %, target 4 %\./)).toBeVisible();
  const rows = within(screen.getByRole("table", { name: keyIndicatorWords.values("Spoilage") })).getAllByRole("row");
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^September 1, 20268 %/),
    expect.stringMatching(/^November 2, 20261,007\.5 %After the training\./),
  ]);
});

test("its line has each value and its target", () => {
  const { container } = render(<LineChart indicator={spoilage} width={400} />);
  expect(container.querySelectorAll("rect")).toHaveLength(2);
  expect(container.querySelectorAll("line[stroke-dasharray]")).toHaveLength(1);
});

test("one that no action follows is only read", () => {
  show(true);
  expect(screen.getByRole("table", { name: keyIndicatorWords.values("Spoilage") })).toBeVisible();
  expect(screen.queryByRole("button", { name: /Add|Enter|Edit|Remove/ })).not.toBeInTheDocument();
});

test("an indicator that was begun stays a draft until it is saved or discarded", async () => {
  show();
  await userEvent.click(button("Add an indicator to “Talk”"));
  await userEvent.type(field(keyIndicatorWords.name), "On-time deliveries");
  cleanup();
  show();
  expect(screen.getByText(actionWords.draftKept)).toBeVisible();
  expect(field(keyIndicatorWords.name)).toHaveValue("On-time deliveries");
  await userEvent.type(field(keyIndicatorWords.target), "1.234,5");
  await userEvent.click(button(actionWords.save));
  expect(screen.getByText(keyIndicatorWords.noNumber("1.234,5", "1234.5"))).toBeVisible();
  await userEvent.click(button(actionWords.discard));
  expect(button("Add an indicator to “Talk”")).toBeVisible();
});

test("a value that is no number and a day that is none are told, and what an indicator is can be edited", async () => {
  show();
  await userEvent.click(button("Enter a value Spoilage"));
  await userEvent.type(field(keyIndicatorWords.value), "sixish");
  await userEvent.clear(field(keyIndicatorWords.day));
  await userEvent.click(button(actionWords.save));
  expect(screen.getByText(keyIndicatorWords.noNumber("sixish", "1234.5"))).toBeVisible();
  expect(screen.getByText(keyIndicatorWords.noDay)).toBeVisible();
  await userEvent.click(button(actionWords.discard));
  await userEvent.click(button("Edit Spoilage"));
  expect([keyIndicatorWords.name, keyIndicatorWords.target].map((name) => field(name).getAttribute("value"))).toEqual([
    "Spoilage",
    "4",
  ]);
});

test("before an indicator or a value goes it is asked, and who declines keeps it", async () => {
  show();
  const declined = async (opener: string, title: string, question: string) => {
    await userEvent.click(button(opener));
    const dialog = await screen.findByRole("dialog", { name: title });
    expect(dialog).toHaveTextContent(question);
    await userEvent.click(within(dialog).getByRole("button", { name: keyIndicatorWords.removeDecline }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  };
  const { removeTitle, removeQuestion, removeReadingTitle, removeReadingQuestion } = keyIndicatorWords;
  await declined("Remove Spoilage", removeTitle, removeQuestion("Spoilage", 2));
  const day = "2026-11-02";
  await declined("Remove the value of November 2, 2026", removeReadingTitle, removeReadingQuestion(day));
});
