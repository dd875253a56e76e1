import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { halfAnswers } from "../../../../domain/assessment/answers/answers.fixture";
import { stepTitles } from "../../../../domain/assessment/questionnaire/step-titles";
import { UiProvider } from "../../../../ui/theme/ui-provider";
import { AnswersPage } from "./answers-page";

test("the answers are folded by step, each with how far it has come, and a rating is painted as blazes", () => {
  const { container } = render(<AnswersPage answers={halfAnswers()} />, { wrapper: UiProvider });
  const steps = [...container.querySelectorAll("details")];
  expect(steps.map((step) => step.open)).toEqual([false, false, false, false, false]);
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    stepTitles.slice(0, 5),
  );
  expect(steps[1]?.querySelector("summary")).toHaveTextContent(/\d+ of \d+ answered/);
  expect(steps[3]).toHaveTextContent("Not answered yet.");
  const rated = [...container.querySelectorAll("dd")].find((line) => line.textContent.startsWith("2 (1 = "));
  expect(rated?.querySelectorAll("rect[fill='var(--forest)']")).toHaveLength(2);
  expect(rated?.querySelectorAll("rect")).toHaveLength(5);
  const unknown = [...container.querySelectorAll("dd")].find((line) => line.textContent === "I don't know");
  expect(unknown?.querySelector("svg")).toBeNull();
});
