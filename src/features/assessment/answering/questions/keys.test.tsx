import { useState } from "react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { setField } from "../../../../domain/assessment/answers/field-paths";
import type { AnswerRecord } from "../../../../domain/assessment/questionnaire/question";
import { fieldPath, stepOf } from "../../../../domain/assessment/questionnaire/questionnaire";
import { UiProvider } from "../../../../ui/theme/ui-provider";
import { answerByKeys, goesOn } from "./keys";
import { QuestionSections } from "./question-sections";

function Step() {
  const [answers, setAnswers] = useState<AnswerRecord>({});
  return (
    <div onKeyDown={answerByKeys}>
      <QuestionSections
        step={stepOf("3")}
        answers={answers}
        idPrefix=""
        onAnswer={(question, answer) => setAnswers(setField(answers, fieldPath(question.id), answer))}
      />
      <button {...goesOn}>On</button>
    </div>
  );
}

const chosen = () =>
  screen
    .getAllByRole("radio", { checked: true })
    .map((radio) => radio.closest("label")?.querySelector("span")?.textContent);

test("digits rate, Enter goes on to the follow-up or the next question, and after the last to the button", async () => {
  render(<Step />, { wrapper: UiProvider });
  const questions = screen.getAllByRole("radiogroup");
  screen.getAllByRole("radio")[0]?.focus();
  await userEvent.keyboard("1");
  expect(chosen()).toEqual(["1"]);
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement?.tagName).toBe("TEXTAREA");
  await userEvent.keyboard("Late.{Enter}On Mondays.");
  expect(document.activeElement).toHaveValue("Late.\nOn Mondays.");
  await userEvent.tab();
  for (let left = questions.length - 1; left > 0; left--) {
    await userEvent.keyboard("5{Enter}");
    if (document.activeElement?.tagName === "TEXTAREA") await userEvent.tab(); // there Enter begins a line
  }
  expect(chosen()).toEqual(["1", ...questions.slice(1).map(() => "5")]);
  expect(screen.getByRole("button", { name: "On" })).toHaveFocus();
});
