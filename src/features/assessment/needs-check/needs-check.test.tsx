import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { needsCheckQuestions } from "../../../domain/assessment/needs-check/needs-check";
import { alongTick } from "../../../browser/along-ticks";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { needsCheckRatings } from "./needs-check-ratings";
import { NeedsCheckScreen } from "./needs-check-screen";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const page = (
  <UiProvider>
    <MemoryRouter>
      <NeedsCheckScreen />
    </MemoryRouter>
  </UiProvider>
);

function open(): void {
  render(page);
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const result = () => screen.queryByRole("region", { name: "What your ratings say" });

async function rate(question: string | undefined, rating: string): Promise<void> {
  const group = screen.getByRole("radiogroup", { name: question ?? "" });
  await userEvent.click(within(group).getByRole("radio", { name: rating }));
}

test("twelve questions of the assessment, in its words; ratings say what presses and whether training is the answer", async () => {
  open();
  expect(screen.getAllByRole("radiogroup").map((group) => group.getAttribute("aria-labelledby"))).toHaveLength(12);
  await rate("How clear are this team's objectives to its members?", "1");
  await rate("How clear are roles and responsibilities in this team?", "2");
  await rate("How well do the members of this team work together?", "5");
  await press("Show what it says");
  expect(result()).toHaveFocus();
  const said = within(result() ?? document.body);
  expect(said.getByRole("heading", { name: "2 gaps. 2 need a decision first." })).toBeVisible();
  const pressing = said.getByRole("region", { name: "Most pressing" });
  expect(
    within(pressing)
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(["Objective clarity in your team", "Role clarity in your team"]);
  expect(pressing).toHaveTextContent("Leadership has to say first what it expects of the team");
  expect(said.getByText("9 ratings are still open. What is not rated is never counted as a gap.")).toBeVisible();
  expect(said.getByRole("img", { name: /Teams: 42/ })).toBeInTheDocument();

  expect(said.getByRole("link", { name: "Write to us about it" })).toHaveAttribute("href", "/#inquiry");
  expect(said.getByRole("link", { name: "Sample report" })).toHaveAttribute("href", "/sample-report");

  await rate("How clear are roles and responsibilities in this team?", "4");
  expect(said.getByRole("heading", { name: /^1 gap\./ })).toBeVisible();
});

test("ratings are still there after a reload, until they are cleared", async () => {
  open();
  for (const { question } of needsCheckQuestions) await rate(question.text, "3");
  cleanup();
  open();
  expect(screen.getByText("12 of 12 rated")).toBeVisible();
  expect(result()).toHaveTextContent("12 gaps.");
  expect(within(result() ?? document.body).getAllByRole("listitem").length).toBeGreaterThan(3);

  await press("Clear my ratings");
  expect(result()).not.toBeInTheDocument();
  expect(screen.getByText("Your ratings are cleared.")).toBeVisible();
  expect(screen.getAllByRole("radio")[0]).toHaveFocus();
  cleanup();
  open();
  expect(screen.getByText("0 of 12 rated")).toBeVisible();
});

test("the ratings are ticked for an inquiry on the way to it, unless the visitor has unticked them", async () => {
  open();
  await rate("How clear are this team's objectives to its members?", "1");
  await press("Show what it says");
  const tick = () => screen.getByRole("checkbox", { name: "Send my ratings along" });
  const write = () => userEvent.click(screen.getByRole("link", { name: "Write to us about it" }));
  expect(tick()).not.toBeChecked();
  await write();
  expect(alongTick("ratings").read()).toBe(true);

  await userEvent.click(tick());
  await userEvent.click(tick());
  await write();
  expect(alongTick("ratings").read()).toBe(false);
});

test("without any rating it asks for one, and shows nothing", async () => {
  open();
  await press("Show what it says");
  expect(screen.getByText("Rate at least one of them first.")).toBeVisible();
  expect(result()).not.toBeInTheDocument();
});

test("written by the build it comes alive as it stands, and then shows what this browser keeps", async () => {
  const place = document.createElement("div");
  place.innerHTML = renderToString(page);
  document.body.append(place);
  const [firstRadio] = screen.getAllByRole("radio");
  needsCheckRatings.write({ "3.futureReadiness": "2" });

  // A difference between the two would be an error on the console, which no test may leave.
  const root = await act(() => hydrateRoot(place, page));
  expect(firstRadio).toBeInTheDocument();
  expect(screen.getByText("1 of 12 rated")).toBeVisible();
  await rate("How clear are roles and responsibilities in this team?", "4");
  expect(needsCheckRatings.read()).toEqual({ "3.futureReadiness": "2", "2.roleClarity": "4" });
  act(() => root.unmount());
  place.remove();
});
