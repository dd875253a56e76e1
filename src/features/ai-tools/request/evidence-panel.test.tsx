import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { emptyDraft } from "../../../domain/course/draft";
import type { Evidence } from "../../../domain/course/origin/course-origin";
import { anOrigin } from "../../../domain/course/origin/course-origin.fixture";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import { EvidencePanel } from "./evidence-panel";
import { generationRequestOf } from "../course/generation-request";
import { TrainingGap } from "./training-gap";

const evidence: Evidence[] = [
  { kind: "gap", text: "Role clarity in Warehouse", ticked: true },
  {
    kind: "answer",
    text: "Nobody knows who answers for returns.",
    reference: "2.Warehouse.roleFollowUp",
    question: "Which roles are unclear?",
    team: "Warehouse",
    ticked: true,
  },
];

function show(): void {
  const trainingGap = "For: Clear roles, from the training plan of Northwind";
  act(() => changeDraft(() => ({ ...emptyDraft, topic: "Clear roles", trainingGap, origin: anOrigin(evidence) })));
  render(
    <MemoryRouter>
      <TrainingGap />
      <EvidencePanel />
    </MemoryRouter>,
    { wrapper: UiProvider },
  );
}

afterEach(() => act(() => changeDraft(() => emptyDraft)));

test("what goes along is seen with what was asked, and each can be struck out", async () => {
  show();
  expect(screen.getByText("2 of 2 are sent.")).toBeVisible();
  const answer = screen.getByRole("checkbox", { name: "“Nobody knows who answers for returns.”" });
  expect(answer).toHaveAccessibleDescription("Answer · Warehouse · Which roles are unclear?");
  await userEvent.click(answer);
  expect(answer).not.toBeChecked();
  expect(screen.getByText("1 of 2 is sent.")).toBeVisible();
  const sent = generationRequestOf(useCourseDraft.getState().draft, "course-outline", { about: "Clear roles" });
  expect(sent.evidence?.lines).toEqual([{ kind: "gap", text: "Role clarity in Warehouse" }]);
});

test("a course says what it is for, and left out it is for nothing, with nothing that goes along", async () => {
  show();
  expect(screen.getByText("For “Clear roles”")).toBeVisible();
  expect(screen.getByText("Gap: Role clarity in Warehouse")).toBeVisible();
  expect(screen.getByText("Rests on 1 answer of the business")).toBeVisible();
  expect(screen.queryByRole("link")).not.toBeInTheDocument(); // a visitor reads no plan
  await userEvent.click(screen.getByRole("button", { name: "Leave it out" }));
  expect(document.body).not.toHaveTextContent("Clear roles");
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
});
