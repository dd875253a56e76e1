import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { emptyDraft } from "../../../domain/course/draft";
import { aGeneratedText } from "../../../domain/course/draft.fixture";
import { courseOf } from "../../../domain/course/quality/alignment/alignment.fixture";
import { qualityWords } from "../../../domain/course/quality/words";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { useCourseDraft } from "../course/course-draft";
import { QualityCard } from "./quality-card";

const about = "Module 1: Start";
const flawed = "1. Who does NOT help?\n   A. Ada\n   B. Ben\n   Answer: A\n   Reason: So.";

beforeEach(() => act(() => useCourseDraft.setState({ draft: emptyDraft })));

function show(text: string, language?: string) {
  const result = aGeneratedText({ about, text, ...(language !== undefined && { language }) });
  render(<QualityCard tool="assessment" result={result} />, { wrapper: UiProvider });
}

test("the counts stand in one line, and what they are behind it, with a button that names what it mends", async () => {
  show(flawed);
  expect(screen.getByText("Quality: 1 flaw")).toBeVisible();
  expect(screen.getByText(/asks for what does not hold/)).not.toBeVisible();
  await userEvent.click(screen.getByText("Quality: 1 flaw"));
  const list = screen.getByRole("list", { name: "Quality" });
  expect(within(list).getByText(/asks for what does not hold/)).toBeVisible();
  expect(within(list).getByRole("button", { name: /^Mend ?Question 1: Negative question$/ })).toBeVisible();
});

test("in a language whose words the rules do not know the card says so", () => {
  show(flawed.replace("Who does NOT help?", "Qui n'aide pas ?"), "fr");
  expect(screen.getByText(/^Quality: no flaws found/)).toBeVisible();
  expect(screen.getByText(qualityWords.formOnly)).toBeInTheDocument();
});

test("the matrix is a table in which an empty cell says so", async () => {
  const objectives = [
    { number: 1, words: "Explain brakes" },
    { number: 2, words: "Judge loads" },
  ];
  const parts = { assessment: [{ title: "Which", serves: ["O1.1"] }] };
  const draft = courseOf([{ title: "Start", objectives, parts }], { bullet: "-", bold: false, grouped: false });
  act(() => useCourseDraft.setState({ draft }));
  show(draft.assessment[about]?.text ?? "");
  await userEvent.click(screen.getByText("Alignment matrix"));
  const rows = within(screen.getByRole("table")).getAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual([
    "ObjectiveLessonScreensQuestions",
    "1.1 Explain brakesnot written yetnot written yet1",
    "1.2 Judge loadsnot written yetnot written yetnone",
  ]);
  expect(screen.getByRole("rowheader", { name: "1.2 Judge loads" })).toBeVisible();
});

test("of a text that was asked for in the short form the card says what was not asked for", () => {
  const result = aGeneratedText({ about, text: flawed, promptForm: "short" });
  render(<QualityCard tool="assessment" result={result} />, { wrapper: UiProvider });
  expect(screen.getByText(qualityWords.shortPrompt)).toBeInTheDocument();
});

test("in one line stands how many objectives each text leaves out, and each number leads to its row", async () => {
  const objectives = [1, 2, 3].map((number) => ({ number, words: `Judge load ${number}` }));
  const parts = {
    "lesson-content": [{ title: "Practice", serves: ["O1.2"] }],
    assessment: [{ title: "Which", serves: ["O1.1", "O1.2"] }],
  };
  const draft = courseOf([{ title: "Start", objectives, parts }], { bullet: "-", bold: false, grouped: false });
  act(() => useCourseDraft.setState({ draft }));
  show(draft.assessment[about]?.text ?? "");
  const line = screen.getByText(/^Objectives:/);
  expect(line).toHaveTextContent(/^Objectives: 2 without practice, 1 without a question$/);
  expect(screen.getByText("Alignment matrix").closest("details")).not.toHaveAttribute("open");
  Element.prototype.scrollIntoView = () => undefined;
  await userEvent.click(within(line).getByRole("link", { name: "1 without a question" }));
  expect(screen.getByRole("row", { name: /^1\.3 Judge load 3/ })).toHaveFocus();
});

test("questions that follow each other are named from the first to the last", () => {
  const text = [1, 2, 3, 5].map((nth) => flawed.replace("1. Who", `${nth}. Who ${nth}`));
  show(
    [...text.slice(0, 3), "4. Who helps?\n   A. Ada\n   B. Ben\n   Answer: A\n   Reason: So.", text[3]].join("\n\n"),
  );
  const entry = screen.getByText(/asks for what does not hold/).closest("li");
  expect(entry).toHaveTextContent(/^Questions 1 to 3, 5: The question asks for what does not hold/);
});

test("the same finding in several questions is one line, in which each number leads to its question", async () => {
  const another = flawed.replace("1. Who does NOT help?", "2. Who does NOT go?");
  show(`${flawed}\n\n${another}`);
  await userEvent.click(screen.getByText("Quality: 2 flaws"));
  const entry = within(screen.getByRole("list", { name: "Quality" })).getByRole("listitem");
  expect(entry).toHaveTextContent(/^Questions 1, 2: The question asks for what does not hold/);
  const place = document.body.appendChild(document.createElement("div"));
  place.id = "question-2";
  place.scrollIntoView = () => undefined;
  await userEvent.click(within(entry).getByRole("link", { name: "2" }));
  expect(place).toHaveFocus();
  place.remove();
  expect(within(entry).getByRole("button", { name: /^Mend question 1 ?Negative question$/ })).toBeVisible();
});

test("a text that names no objective gets one sentence and a press that has it written again, not a table", () => {
  const objectives = [{ number: 1, words: "Explain brakes" }];
  const draft = courseOf([{ title: "Start", objectives, parts: {} }], { bullet: "-", bold: false, grouped: false });
  const text = "1. Which?\n   A. Ada\n   B. Ben\n   Answer: A\n   Reason: So.";
  act(() => useCourseDraft.setState({ draft: { ...draft, assessment: { [about]: aGeneratedText({ about, text }) } } }));
  show(text);
  expect(screen.getByText(/this text does not say which ones it covers/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Write it again with its objectives" })).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
});
