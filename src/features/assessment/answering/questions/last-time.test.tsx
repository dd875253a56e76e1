import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { setField } from "../../../../domain/assessment/answers/field-paths";
import type { AnswerRecord } from "../../../../domain/assessment/questionnaire/question";
import { fieldPath, stepOf } from "../../../../domain/assessment/questionnaire/questionnaire";
import { UiProvider } from "../../../../ui/theme/ui-provider";
import { QuestionSections } from "./question-sections";

const before = { missionClarity: "2", hasMission: "no", missionStatement: "Grow." };
const clarity = /^How clear is your mission/;

test("what was said last time describes a question once it is answered, and never before", () => {
  function Step() {
    const [answers, setAnswers] = useState<AnswerRecord>({ hasMission: "yes" });
    return (
      <QuestionSections
        step={stepOf("0")}
        answers={answers}
        before={before}
        idPrefix="step-0-"
        onAnswer={(question, answer) => setAnswers(setField(answers, fieldPath(question.id), answer))}
      />
    );
  }
  render(<Step />, { wrapper: UiProvider });
  expect(
    screen.getByRole("radiogroup", { name: /^Does your organization have a mission/ }),
  ).toHaveAccessibleDescription("Last time: No");
  const rating = screen.getByRole("radiogroup", { name: clarity });
  expect(rating).not.toHaveAccessibleDescription();
  expect(rating).not.toHaveTextContent("Last time");

  fireEvent.click(screen.getAllByRole("radio", { name: "4" })[0] ?? rating);
  expect(rating).toHaveAccessibleDescription("Last time: 2");
  fireEvent.click(screen.getByRole("button", { name: /^Clear answer: How clear is your mission/ }));
  expect(rating).not.toHaveAccessibleDescription();
  expect(document.body).not.toHaveTextContent("Grow.");
});
