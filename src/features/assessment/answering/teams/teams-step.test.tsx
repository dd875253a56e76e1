import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { answersToChange, withChanges, withoutIds } from "../../../../domain/assessment/answers/field-changes";
import { teamDimensions } from "../../../../domain/assessment/gap-profile/team-dimensions";
import { twelveTeamNames, twelveTeams } from "../../../../domain/assessment/report/twelve-teams.fixture";
import { answerBounds } from "../../../../domain/assessment/answers/answers-schema";
import { teamTableWords, teamWords } from "../../../../domain/assessment/words";
import { stepOf } from "../../../../domain/assessment/questionnaire/questionnaire";
import type { StoredAnswers } from "../../../../firebase/assessment/document-store";
import { UiProvider } from "../../../../ui/theme/ui-provider";
import { AnswersAutosave } from "../answers/answers-autosave";
import { pendingEdits } from "../answers/pending-edits";
import { useAutosave } from "../answers/use-autosave";
import { TeamsStep } from "./teams-step";
import { useTeams } from "./use-teams";

/** Returns what is saved. */
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
  return { saved: async () => (await autosave.flush(), withoutIds(answers)["2"]?.teams ?? []) };
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

async function openTable() {
  await userEvent.click(screen.getByRole("button", { name: teamTableWords.open }));
  return screen.findByRole("textbox", { name: teamTableWords.names });
}

const cell = (rating: string, team: string) => screen.getByRole("textbox", { name: `${rating}, ${team}` });

test("twelve teams are named and rated in at most a hundred presses, each saved as it is typed", async () => {
  let presses = 0;
  for (const kind of ["keydown", "mousedown", "paste"]) document.addEventListener(kind, () => (presses += 1));
  const { saved } = show();
  await userEvent.click(await openTable());
  await userEvent.paste(twelveTeamNames.join("\n"));
  await waitFor(() => expect(cell("Objective clarity", twelveTeamNames[0])).toHaveFocus());
  const ratings = twelveTeams()["2"]?.teams ?? [];
  const typed = ratings.flatMap((team) => Object.values(teamDimensions).map(({ field }) => team[field] ?? ""));
  await userEvent.keyboard(typed.join(""));
  expect(typed).toHaveLength(84);
  expect(presses).toBeLessThanOrEqual(100);
  const kept = await saved();
  expect(kept.map(({ teamName }) => teamName)).toEqual(twelveTeamNames);
  for (const [nth, team] of kept.entries())
    for (const { field } of Object.values(teamDimensions)) expect(team[field]).toBe(ratings[nth]?.[field]);
  expect(screen.getByRole("textbox", { name: teamTableWords.names })).toHaveFocus();
}, 30_000);

test("in the table arrow keys move, a letter changes nothing, and Backspace clears", async () => {
  const { saved } = show();
  await userEvent.type(await openTable(), "Ovens; Fryers{Enter}");
  await waitFor(() => expect(cell("Objective clarity", "Ovens")).toHaveFocus());
  await userEvent.keyboard("{ArrowDown}{ArrowRight}{ArrowRight}{ArrowLeft}2");
  expect(cell("Collaboration", "Fryers")).toHaveFocus();
  await userEvent.keyboard("x94{ArrowLeft}{ArrowLeft}");
  expect(cell("Role clarity", "Fryers")).toHaveFocus();
  await userEvent.keyboard("{Backspace}");
  expect(await saved()).toEqual([{ teamName: "Ovens" }, { teamName: "Fryers", collaboration: "4" }]);
});

test("only what is low is asked about below the table", async () => {
  const { saved } = show();
  await userEvent.type(await openTable(), "Ovens{Enter}");
  await waitFor(() => expect(cell("Objective clarity", "Ovens")).toHaveFocus());
  await userEvent.keyboard("31");
  await userEvent.click(screen.getByText("Ovens: 1 question"));
  await userEvent.type(screen.getByRole("textbox", { name: /^Which roles or responsibilities/ }), "Returns");
  expect(await saved()).toEqual([
    { teamName: "Ovens", objectiveClarity: "3", roleClarity: "1", roleFollowUp: "Returns" },
  ]);
});

test("too many names, or one that is too long, are told at the field and stay in it", async () => {
  const { saved } = show();
  const names = await openTable();
  await userEvent.click(names);
  await userEvent.paste("x".repeat(201));
  await userEvent.keyboard("{Enter}");
  expect(names).toBeInvalid();
  expect(names).toHaveValue("x".repeat(201));
  await userEvent.clear(names);
  await userEvent.paste(Array.from({ length: answerBounds.teams + 1 }, (_, nth) => `Crew ${nth}`).join("\n"));
  expect(names).toHaveAccessibleDescription(expect.stringContaining(teamWords.tooMany(answerBounds.teams)));
  expect(names).toHaveValue(Array.from({ length: answerBounds.teams + 1 }, (_, nth) => `Crew ${nth}`).join("; "));
  expect(await saved()).toEqual([]);
});
