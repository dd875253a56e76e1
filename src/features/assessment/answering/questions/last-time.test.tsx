import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { setField } from "../../../../domain/assessment/answers/field-paths";
import type { AnswerRecord } from "../../../../domain/assessment/questionnaire/question";
import { takenWords } from "../../../../domain/assessment/needs-check/taken-words";
import { fieldPath, stepOf } from "../../../../domain/assessment/questionnaire/questionnaire";
import { UiProvider } from "../../../../ui/theme/ui-provider";
import { QuestionSections } from "./question-sections";

test("an answer that was taken over from the needs check says so, for as long as it is the same", () => {
  const show = (answers: AnswerRecord) => (
    <QuestionSections
      step={stepOf("0")}
      answers={answers}
      taken={{ strategicObjectives: "2", visionConfidence: "unknown" }}
      idPrefix="step-0-"
      onAnswer={() => undefined}
    />
  );
  const { rerender } = render(show({ strategicObjectives: "2", visionConfidence: "unknown" }), { wrapper: UiProvider });
  expect(screen.getAllByRole("radiogroup", { description: takenWords.given })).toHaveLength(2);
  rerender(show({ strategicObjectives: "3", visionConfidence: "unknown" }));
  expect(screen.getAllByRole("radiogroup", { description: takenWords.given })).toHaveLength(1);
});

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
