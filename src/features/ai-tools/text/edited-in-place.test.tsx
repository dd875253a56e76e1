// A press into a text opens its section as it is shown, and a question as a form.
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { currentText, emptyDraft, withEdit, withText } from "../../../domain/course/draft";
import { aGeneratedText } from "../../../domain/course/draft.fixture";
import { questionsOf } from "../../../domain/course/questions";
import { editWords, questionWords } from "../../../domain/course/rewriting/words";
import { toolNames } from "../../../domain/kernel/tool-names";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import { dismissFailure, useGenerations } from "../course/generations";
import { Result } from "./result";
import { loadTextViews } from "./text-views";

function OnPage({ children }: { children: ReactNode }) {
  return (
    <UiProvider>
      <MemoryRouter>{children}</MemoryRouter>
    </UiProvider>
  );
}

const about = "Module 1: Start";
const lesson =
  "# Lesson one\n\nWrong words.\n\n---\n\n## Practice\n\n*  A task. [O1.1]\n*  Another.\n\n## Note\n\nA[^1].\n\n[^1]: b\n";
const quiz =
  "## Quiz\n\nFirst read.\n\n1. What?\n   A. no\n      → It is not.\n   B. yes ✓\n      → It is.\n\n2. Who?\n   A. me ✓\n   B. you\n";

beforeAll(async () => {
  await loadTextViews();
  await import("../editing/editors");
});

beforeEach(() => {
  for (const tool of toolNames) dismissFailure(tool);
  const texts = withText(emptyDraft, "course-outline", aGeneratedText());
  const taught = withText(texts, "lesson-content", aGeneratedText({ about, text: lesson }));
  const asked = withText(taught, "assessment", aGeneratedText({ about, text: quiz }));
  useCourseDraft.setState({ draft: { ...asked, selectedModule: about } });
});

const show = (tool: "lesson-content" | "assessment") =>
  render(<Result tool={tool} onRetry={() => undefined} />, { wrapper: OnPage });
const textNow = (tool: "lesson-content" | "assessment" = "lesson-content") =>
  currentText(useCourseDraft.getState().draft, tool)?.text;
const editor = (title: string) => screen.findByRole("textbox", { name: editWords.editing(title) });

/** jsdom tells an editor nothing of typing in it, but of buttons and keys. */
async function makeBold(): Promise<void> {
  await userEvent.keyboard("{Control>}a{/Control}");
  await userEvent.click(screen.getByRole("button", { name: "Bold" }));
}

test("a section is edited as it is shown, its marks are chips, and all else stays byte for byte", async () => {
  show("lesson-content");
  await userEvent.click(await screen.findByText("Another."));
  const box = await editor("Practice");
  expect(box).toHaveFocus();
  expect(within(box).getByRole("img", { name: "Objective 1.1" })).toHaveAttribute("contenteditable", "false");
  expect(within(box).getByRole("heading", { level: 3 })).toHaveTextContent("Practice");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Kind of paragraph" }), "Text");
  expect(textNow()).toBe(lesson.replace("## Practice", "Practice"));
  await userEvent.click(screen.getByRole("button", { name: "Undo typing" }));
  expect(textNow()).toBe(lesson);
});

test("the keyboard goes in by Edit and out by Escape, and Undo brings the text before the editing back", async () => {
  show("lesson-content");
  const edit = await screen.findByRole("button", { name: /^Edit ?Lesson one$/ });
  await userEvent.click(edit);
  await editor("Lesson one");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Kind of paragraph" }), "Text");
  expect(textNow()).toBe(lesson.replace("# Lesson one", "Lesson one"));
  act(() => screen.getByRole("textbox").focus());
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(textNow()).toBe(lesson);
});

test("an editing that changes nothing leaves no earlier result, and gives the focus back", async () => {
  show("lesson-content");
  await userEvent.click(await screen.findByRole("button", { name: /^Edit ?Practice/ }));
  await editor("Practice");
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: /^Edit ?Practice/ })).toHaveFocus();
  expect(useCourseDraft.getState().draft.history["lesson-content"]).toEqual([]);
  expect(currentText(useCourseDraft.getState().draft, "lesson-content")?.edited).toBe(false);
});

test("what the editor cannot show is edited as Markdown, and says why", async () => {
  show("lesson-content");
  await userEvent.click(await screen.findByRole("button", { name: /^Edit ?Note$/ }));
  const box = await screen.findByRole("textbox", { name: editWords.asMarkdown });
  expect(box).toHaveAccessibleDescription(editWords.notShown);
  await userEvent.type(box, "!");
  expect(textNow()).toBe(lesson.replace("[^1]: b", "[^1]: b\n!").replace("b\n!\n", "b\n!"));
});

test("another section that changes elsewhere is kept, and the open one stays open", async () => {
  show("lesson-content");
  await userEvent.click(await screen.findByText("Another."));
  await editor("Practice");
  act(() => changeDraft((draft) => withEdit(draft, "lesson-content", lesson.replace("Wrong", "Right"))));
  expect(screen.getByText("Right words.")).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Kind of paragraph" }), "Text");
  expect(textNow()).toBe(lesson.replace("Wrong", "Right").replace("## Practice", "Practice"));
});

test("the editing ends when a generation begins", async () => {
  show("lesson-content");
  await userEvent.click(await screen.findByText("Another."));
  await editor("Practice");
  act(() => useGenerations.setState({ "lesson-content": { running: true, about, text: "", model: "" } }));
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});

test("a question is edited by its parts, each key is kept, and the others stay as they are", async () => {
  show("assessment");
  await userEvent.click(await screen.findByText("What?", { exact: false }));
  const form = within(await screen.findByRole("group", { name: editWords.editing("question 1") }));
  await userEvent.type(form.getByRole("textbox", { name: questionWords.stem }), " Now");
  expect(textNow("assessment")).toBe(quiz.replace("What?", "What? Now"));
  await userEvent.click(form.getByRole("radio", { name: questionWords.isRight("A") }));
  expect(questionsOf(textNow("assessment") ?? "").map(({ answer }) => answer)).toEqual([0, 0]);
  await userEvent.clear(form.getByRole("textbox", { name: questionWords.option("B") }));
  expect(form.getByText(questionWords.incomplete)).toBeVisible();
  expect(questionsOf(textNow("assessment") ?? "")).toHaveLength(2);
});

test("a question that cannot be kept yet stays open, and its form says what it lacks", async () => {
  show("assessment");
  await userEvent.click(await screen.findByText("What?", { exact: false }));
  const form = within(await screen.findByRole("group", { name: editWords.editing("question 1") }));
  const stem = form.getByRole("textbox", { name: questionWords.stem });
  const option = form.getByRole("textbox", { name: questionWords.option("B") });
  await userEvent.type(stem, " Now");
  await userEvent.clear(option);
  await userEvent.click(form.getByRole("button", { name: editWords.done }));
  expect(option).toHaveFocus();
  expect(option).toBeInvalid();
  expect(option).toHaveAccessibleDescription(questionWords.lacksWords);
  await userEvent.keyboard("{Escape}");
  expect(option).toBeInTheDocument();
  await userEvent.type(option, "Later");
  await userEvent.click(form.getByRole("button", { name: editWords.done }));
  expect(stem).not.toBeInTheDocument();
  expect(questionsOf(textNow("assessment") ?? "")[0]).toMatchObject({ text: "What? Now", options: ["no", "Later"] });
});

test("words of a question that cannot be kept yet are there when the page is opened again, until they are left out", async () => {
  const formOf = async () => within(await screen.findByRole("group", { name: editWords.editing("question 1") }));
  const page = show("assessment");
  await userEvent.click(await screen.findByText("What?", { exact: false }));
  const form = await formOf();
  await userEvent.type(form.getByRole("textbox", { name: questionWords.stem }), " Now");
  await userEvent.clear(form.getByRole("textbox", { name: questionWords.option("B") }));
  await userEvent.type(form.getByRole("textbox", { name: questionWords.option("A") }), ", never");
  page.unmount();

  show("assessment");
  expect(await screen.findByText(questionWords.left("1"))).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: questionWords.goOn }));
  const again = await formOf();
  expect(again.getByRole("textbox", { name: questionWords.stem })).toHaveValue("What? Now");
  expect(again.getByRole("textbox", { name: questionWords.option("A") })).toHaveValue("no, never");
  expect(again.getByRole("textbox", { name: questionWords.option("B") })).toHaveValue("");
  expect(again.getByText(questionWords.incomplete)).toBeVisible();
  await userEvent.click(again.getByRole("button", { name: editWords.done }));
  await userEvent.click(again.getByRole("button", { name: questionWords.leaveOut }));
  expect(screen.queryByText(questionWords.left("1"))).not.toBeInTheDocument();
  expect(questionsOf(textNow("assessment") ?? "")[0]).toMatchObject({ text: "What? Now", options: ["no", "yes"] });
});

test("the words around questions are edited as they are shown", async () => {
  show("assessment");
  await userEvent.click(await screen.findByText("First read."));
  await editor("Assessment");
  await makeBold();
  expect(textNow("assessment")).toContain("**First read.**");
  expect(questionsOf(textNow("assessment") ?? "")).toHaveLength(2);
});
