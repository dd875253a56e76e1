// Lasting facts of the last round: in their fields, and no answers until they are confirmed or changed.
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { setField } from "../../../../domain/assessment/answers/field-paths";
import { stepProgress } from "../../../../domain/assessment/answers/step-progress";
import type { AnswerRecord } from "../../../../domain/assessment/questionnaire/question";
import { fieldPath, stepOf, type StepKey } from "../../../../domain/assessment/questionnaire/questionnaire";
import { carriedAnswerWords } from "../../../../domain/assessment/rounds/words";
import { UiProvider } from "../../../../ui/theme/ui-provider";
import { QuestionSections } from "./question-sections";

let given: AnswerRecord = {};

interface StepProps {
  step: StepKey;
  before: AnswerRecord;
  begun: AnswerRecord;
  onAnswers: (answers: AnswerRecord) => void;
}

function Step({ step, before, begun, onAnswers }: StepProps) {
  const [answers, setAnswers] = useState(begun);
  return (
    <QuestionSections
      step={stepOf(step)}
      answers={answers}
      before={before}
      idPrefix=""
      onAnswer={(question, answer) => {
        const next = setField(answers, fieldPath(question.id), answer);
        setAnswers(next);
        onAnswers(next);
      }}
    />
  );
}

function show(step: StepKey, before: AnswerRecord, begun: AnswerRecord = {}): void {
  given = begun;
  render(<Step step={step} before={before} begun={begun} onAnswers={(answers) => void (given = answers)} />, {
    wrapper: UiProvider,
  });
}

const confirmOf = (question: RegExp) =>
  screen.getByRole("button", { name: new RegExp(`^Confirm answer: ${question.source}`) });
const marked = (question: RegExp) => screen.getByRole("textbox", { name: question });
const people = /How many people work/;
const sites = /At how many sites/;
const statement = /What is your organization's mission/;

test("a fact of the last round is an answer once it is confirmed or changed, and not before", async () => {
  show("4", { peopleCount: "62", siteCount: "4", programEffectiveness: "2", trainingHours: "1 to 2 hours" });
  expect(marked(people)).toHaveValue("62");
  expect(marked(people)).toHaveAccessibleDescription(carriedAnswerWords.mark);
  expect(given).toEqual({});
  expect(screen.queryByRole("radio", { checked: true })).not.toBeInTheDocument();

  await userEvent.click(confirmOf(people));
  expect(given).toEqual({ peopleCount: "62" });
  expect(marked(people)).toHaveFocus();
  expect(marked(people)).not.toHaveAccessibleDescription();
  await userEvent.clear(marked(sites));
  expect(marked(sites)).toHaveValue("");
  await userEvent.type(marked(sites), "5");
  expect(given).toEqual({ peopleCount: "62", siteCount: "5" });
  expect(screen.queryByRole("button", { name: /^Confirm/ })).not.toBeInTheDocument();
});

test("a confirmed fact brings up its follow-ups, of which the lasting ones are to be confirmed, too", async () => {
  show("0", { hasMission: "yes", missionStatement: "Bread.", missionClarity: "2", hasCoreValues: "no" });
  expect(screen.getAllByRole("radio", { checked: true })).toHaveLength(2);
  expect(stepProgress("0", { "0": given })).toMatchObject({ progress: "open", answered: 0 });
  expect(screen.queryByRole("textbox", { name: statement })).not.toBeInTheDocument();

  await userEvent.click(confirmOf(/Does your organization have a mission/));
  expect(marked(statement)).toHaveValue("Bread.");
  expect(screen.getByRole("radiogroup", { name: /^How clear is your mission/ })).not.toHaveAccessibleDescription();
  expect(stepProgress("0", { "0": given }).answered).toBe(1);
  await userEvent.type(marked(statement), " And cake.");
  expect(given).toEqual({ hasMission: "yes", missionStatement: "Bread. And cake." });
});

test("an answer that was hidden in the last round is not taken over, and an empty one neither", () => {
  show(
    "0",
    { hasMission: "no", missionStatement: "Bread.", hasCoreValues: "yes", coreValuesList: [] },
    { hasMission: "yes", hasCoreValues: "yes" },
  );
  expect(screen.getByRole("textbox", { name: statement })).toHaveValue("");
  expect(screen.queryByRole("button", { name: /^Confirm/ })).not.toBeInTheDocument();
});
