import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { halfAnswers } from "../../../../domain/assessment/answers/answers.fixture";
import { assemblePrompt } from "../../../../domain/assessment/plan/prompt";
import { Prompt } from "./prompt";

test("until the prompt is built the review says so, and then it shows it", () => {
  const answers = halfAnswers();
  const built: string[] = [];
  const onBuilt = (prompt: string) => void built.push(prompt);
  const { rerender } = render(
    <Prompt answers={answers} prompt={undefined} diagnosis="" hasPlan={false} onBuilt={onBuilt} />,
  );
  expect(screen.getByRole("status")).toHaveTextContent("Building your prompt...");
  expect(built).toEqual([assemblePrompt(answers)]);
  rerender(<Prompt answers={answers} prompt={built[0]} diagnosis="The gaps." hasPlan={false} onBuilt={onBuilt} />);
  expect(screen.queryByText("Building your prompt...")).toBeNull();
  expect(screen.getByRole("region", { name: "Prompt" }).textContent).toBe(built[0]);
  expect(screen.getByRole("region", { name: "Diagnosis that is sent along" }).textContent).toBe("The gaps.");
});
