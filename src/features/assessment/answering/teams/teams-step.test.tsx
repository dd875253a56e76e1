import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answersToChange, withChanges } from "../../../../domain/assessment/answers/field-changes";
import { stepOf } from "../../../../domain/assessment/questionnaire/questionnaire";
import type { StoredAnswers } from "../../../../firebase/assessment/answers-store";
import { UiProvider } from "../../../../ui/theme/ui-provider";
import { AnswersAutosave } from "../answers/answers-autosave";
import { pendingEdits } from "../answers/pending-edits";
import { useAutosave } from "../answers/use-autosave";
import { TeamsStep } from "./teams-step";
import { useTeams } from "./use-teams";

function show() {
  let answers = answersToChange({});
  let notify: (stored: StoredAnswers) => void = () => undefined;
  const autosave = new AnswersAutosave({
    pendingEdits: pendingEdits(localStorage, "me", "code"),
    store: {
      follow: (onAnswers) => {
        notify = onAnswers;
        onAnswers({ answers, pending: false, fromCache: false });
        return () => undefined;
      },
      save: (changes) => {
        answers = withChanges(answers, changes);
        notify({ answers, pending: false, fromCache: false });
        return [{ changes, done: Promise.resolve() }];
      },
    },
  });
  autosave.start();
  function Step() {
    return <TeamsStep step={stepOf("2")} teams={useTeams(autosave, useAutosave(autosave).teams, "code")} />;
  }
  render(<Step />, { wrapper: UiProvider });
}

const form = () => screen.getByLabelText(/^(Describe a team|Edit team: .*)$/);
const name = () => screen.getByLabelText("Team name");
const pressAdd = () => fireEvent.click(screen.getByText("Add Another Team"));
const press = (button: string) => fireEvent.click(screen.getByLabelText(button));
/** The questions have places of their own, which are empty as long as nothing is rated. */
const told = () => Array.from(form().querySelectorAll("[role=status]"), ({ textContent }) => textContent).join("");

function typeName(team: string) {
  fireEvent.change(name(), { target: { value: team } });
}

function add(team: string) {
  typeName(team);
  pressAdd();
}

beforeEach(() => localStorage.clear());

test("adding a team says so beside the name, where the next one is described", () => {
  show();
  expect(told()).toBe("");
  add("Ovens");
  expect(told()).toBe("Ovens is added. Describe the next one, or go on.");
  expect(name()).toHaveFocus();
  expect(name()).toHaveValue("");
  typeName("Fry");
  expect(told()).toMatch(/^Ovens is added/);
  typeName("Fryers");
  pressAdd();
  expect(told()).toBe("Fryers is added. Describe the next one, or go on.");
});

const size = () => screen.getByLabelText("How many people are in this team?");

test("a team that cannot be added says so at the field that is wrong, which has the focus", () => {
  show();
  pressAdd();
  expect(name()).toHaveFocus();
  expect(name()).toHaveAccessibleDescription("Please enter the team name before adding.");
  expect(name()).toBeInvalid();
  typeName("Ovens");
  expect(name()).toBeValid();
  fireEvent.change(size(), { target: { value: "about ten" } });
  pressAdd();
  expect(size()).toHaveFocus();
  expect(size()).toHaveAccessibleDescription("Please enter a whole number, such as 40.");
  expect(within(form()).queryByRole("alert")).not.toBeInTheDocument();
  fireEvent.change(size(), { target: { value: "10" } });
  pressAdd();
  expect(within(screen.getByLabelText("Teams Added")).getByRole("listitem")).toHaveTextContent("Ovens");
  expect(name()).toHaveFocus();
});

test("an answer that hides behind another one is told with its question, beside the name", () => {
  show();
  typeName("Ovens");
  const clarity = screen.getByRole("radiogroup", { name: "How clear are roles and responsibilities in this team?" });
  const [worst, , , , best] = within(clarity).getAllByRole("radio");
  fireEvent.click(worst ?? clarity);
  const followUp = screen.getByLabelText(/roles/, { selector: "textarea" });
  fireEvent.change(followUp, { target: { value: "x".repeat(5001) } });
  fireEvent.click(best ?? clarity);
  pressAdd();
  expect(within(form()).getByRole("alert")).toHaveTextContent("Please use at most 5000 characters.");
  expect(name()).toHaveFocus();
});

test("a second team of the same name is told as something new", () => {
  show();
  add("Ovens");
  const first = screen.getByText(/^Ovens is added/);
  add("Ovens");
  expect(screen.getByText(/^Ovens is added/)).not.toBe(first);
});

test("what was told goes with the team, and when something else is done", () => {
  show();
  add("Ovens");
  pressAdd();
  expect(screen.getByText("Please enter the team name before adding.")).toBeVisible();
  expect(told()).toBe("");
  add("Fryers");
  press("Remove Fryers");
  expect(told()).toBe("");
  add("Packing");
  press("Edit Ovens");
  expect(told()).toBe("");
});

test("the list of the teams stands before the form", () => {
  show();
  const list = screen.getByLabelText("Teams Added");
  expect(list.compareDocumentPosition(form())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  add("Ovens");
  expect(within(list).getByRole("listitem")).toHaveTextContent("Ovens");
});
