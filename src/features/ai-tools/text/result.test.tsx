import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { emptyDraft, withText } from "../../../domain/course/draft";
import { aGeneratedText } from "../../../domain/course/draft.fixture";
import { longestTextAround } from "../../../domain/course/request/course-options";
import { toolNames } from "../../../domain/kernel/tool-names";
import { courseWords } from "../../../domain/course/words";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { useCourseDraft } from "../course/course-draft";
import { dismissFailure, useGenerations, type ToolGeneration } from "../course/generations";
import { Result } from "./result";
import { loadTextViews } from "./text-views";

function OnPage({ children }: { children: ReactNode }) {
  return (
    <UiProvider>
      <MemoryRouter>{children}</MemoryRouter>
    </UiProvider>
  );
}

const lesson = aGeneratedText({ about: "Module 1: Start", text: "# Lesson one\n\nWords.\n\n# Practice\n\nA task." });
const outline = aGeneratedText();

beforeAll(loadTextViews);

beforeEach(() => {
  for (const tool of toolNames) dismissFailure(tool);
  const draft = withText(withText(emptyDraft, "course-outline", outline), "lesson-content", lesson);
  useCourseDraft.setState({ draft: { ...draft, topic: outline.about, selectedModule: "Module 1: Start" } });
});

function generation(changes: Partial<ToolGeneration>): void {
  const state = { running: false, about: "Module 1: Start", text: "", model: "", ...changes };
  act(() => useGenerations.setState({ "lesson-content": state }));
}

function select(selectedModule: string): void {
  act(() => useCourseDraft.setState(({ draft }) => ({ draft: { ...draft, selectedModule } })));
}

test("a lesson that is being written is shown under its own module only", async () => {
  render(<Result tool="lesson-content" onRetry={() => undefined} />, { wrapper: OnPage });
  generation({ running: true, text: "Half a lesson" });
  expect(await screen.findByText("Half a lesson")).toBeVisible();
  select("Module 2: End");
  expect(screen.queryByText("Half a lesson")).not.toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("“Module 1: Start” is still being written");
});

test.each(["lesson-content", "assessment"] as const)(
  "shown thinking goes from sight of a %s at its end",
  async (tool) => {
    render(<Result tool={tool} onRetry={() => undefined} />, { wrapper: OnPage });
    const thinking = "Which one? Let me see.\n\n## Draft\n\n1. Or so?\n   A. yes ✓\n   B. no\n";
    const writing = { running: true, about: "Module 1: Start", model: "" };
    const arrives = (text: string) => act(() => useGenerations.setState({ [tool]: { ...writing, text } }));
    arrives(thinking);
    expect(await screen.findByText("Which one? Let me see.")).toBeVisible();
    expect(screen.getByText(/Or so/)).toBeVisible();
    arrives(`${thinking}</think>\n\n# The text\n\nWords to read.\n`);
    expect(screen.getByText("Words to read.")).toBeVisible();
    for (const thought of [/Which one/, /Draft/, /Or so/, /think>/])
      expect(screen.queryByText(thought)).not.toBeInTheDocument();
  },
);

test("a section that is being written stays in its own lesson", async () => {
  render(<Result tool="lesson-content" onRetry={() => undefined} />, { wrapper: OnPage });
  generation({ running: true, text: "New practice", rewrite: { index: 1, of: lesson } });
  expect(await screen.findByText("New practice")).toBeVisible();
  const twin = { ...lesson, about: "Module 2: End" };
  act(() => useCourseDraft.setState(({ draft }) => ({ draft: withText(draft, "lesson-content", twin) })));
  select("Module 2: End");
  expect(screen.queryByText("New practice")).not.toBeInTheDocument();
});

test("a lesson that failed says so under its own module only", () => {
  render(<Result tool="lesson-content" onRetry={() => undefined} />, { wrapper: OnPage });
  generation({ failure: "Too busy." });
  expect(screen.getByRole("alert")).toHaveTextContent("Too busy.");
  select("Module 2: End");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  select("Module 1: Start");
  expect(screen.getByRole("alert")).toHaveTextContent("Too busy.");
});

test("a module that is renamed takes its lesson along, also when the editing is left without a word", async () => {
  const { unmount } = render(<Result tool="course-outline" onRetry={() => undefined} />, { wrapper: OnPage });
  await userEvent.click(screen.getByRole("button", { name: "Edit as Markdown" }));
  await userEvent.type(await screen.findByRole("textbox"), " well", {
    initialSelectionStart: outline.text.indexOf("\n"),
    initialSelectionEnd: outline.text.indexOf("\n"),
  });
  unmount();
  const { draft } = useCourseDraft.getState();
  expect(draft.selectedModule).toBe("Module 1: Start well");
  expect(Object.keys(draft["lesson-content"])).toEqual(["Module 1: Start well"]);
});

test("an editing ends when another text takes the place", async () => {
  render(<Result tool="lesson-content" onRetry={() => undefined} />, { wrapper: OnPage });
  await userEvent.click(screen.getByRole("button", { name: "Edit as Markdown" }));
  expect(await screen.findByRole("textbox")).toHaveValue(lesson.text);
  const newer = { ...lesson, text: "Newer", writtenAt: "2026-11-22T09:00:00.000Z" };
  act(() => useCourseDraft.setState(({ draft }) => ({ draft: withText(draft, "lesson-content", newer) })));
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});

test("the focus stays on Edit when the editing is done", async () => {
  render(<Result tool="course-outline" onRetry={() => undefined} />, { wrapper: OnPage });
  await userEvent.click(screen.getByRole("button", { name: "Edit as Markdown" }));
  expect(screen.getByRole("textbox")).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Done editing" }));
  expect(screen.getByRole("button", { name: "Edit as Markdown" })).toHaveFocus();
});

const cut = { ...lesson, text: "# Lesson one\n\nHalf a", incomplete: true };

function show(text: typeof lesson): void {
  act(() => useCourseDraft.setState(({ draft }) => ({ draft: withText(draft, "lesson-content", text) })));
}

test("a text that was stopped says so once, and can be gone on with or written anew", () => {
  render(<Result tool="lesson-content" onRetry={() => undefined} />, { wrapper: OnPage });
  show(cut);
  expect(screen.getByText(courseWords.isIncomplete)).toBeVisible();
  for (const name of ["Go on writing", "Try again"]) expect(screen.getByRole("button", { name })).toBeVisible();
});

test("a text that was cut has one notice, with what went wrong and both ways on", () => {
  render(<Result tool="lesson-content" onRetry={() => undefined} />, { wrapper: OnPage });
  show(cut);
  generation({ failure: "It was cut." });
  expect(screen.getByRole("alert")).toHaveTextContent("It was cut.");
  expect(screen.queryByText(courseWords.isIncomplete)).not.toBeInTheDocument();
  for (const name of ["Go on writing", "Try again"]) expect(screen.getAllByRole("button", { name })).toHaveLength(1);
});

test("a text that is too long to be sent back can only be written anew", () => {
  render(<Result tool="lesson-content" onRetry={() => undefined} />, { wrapper: OnPage });
  show({ ...cut, text: "x".repeat(longestTextAround + 1) });
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Go on writing" })).not.toBeInTheDocument();
});

test("a text in another language says which, and the words around it do not", async () => {
  render(<Result tool="lesson-content" onRetry={() => undefined} />, { wrapper: OnPage });
  show({ ...lesson, text: "# Heben\n\nWorte.\n\n# Probe\n\nEine Aufgabe.", language: "de" });
  const languageAt = (element: HTMLElement) => element.closest("[lang]")?.getAttribute("lang");
  expect(languageAt(await screen.findByText("Worte."))).toBe("de");
  expect(screen.getByText("Worte.").closest("[dir]")).toHaveAttribute("dir", "auto");
  expect(languageAt(screen.getByRole("button", { name: /^Rewrite ?Heben/ }))).not.toBe("de");
  expect(languageAt(screen.getByText(/AI draft, check before use/))).not.toBe("de");
  await userEvent.click(screen.getByRole("button", { name: "Edit as Markdown" }));
  expect(screen.getByRole("textbox")).toHaveAttribute("lang", "de");
});
