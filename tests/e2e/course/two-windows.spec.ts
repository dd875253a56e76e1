// One course in two windows: what is typed in one arrives where the other has moved it.
import type { Page } from "@playwright/test";
import { aGeneratedText } from "../../../src/domain/course/draft.fixture";
import { modulesOfDraft } from "../../../src/domain/course/draft";
import { courseWords } from "../../../src/domain/course/words";
import { aWholeCourse, openTool } from "../../support/journeys/course-draft";
import { textAction } from "../../support/journeys/course-tools";
import { expect, test } from "../../support/journeys/page";

const whole = aWholeCourse();
const about = modulesOfDraft(whole)[0] ?? "";
const lesson = "# The lesson\n\nLook first.\n\n## Practice\n\nKeep the load close.\n\n## End\n\nRest.\n";
const draft = {
  ...whole,
  selectedModule: about,
  "lesson-content": { [about]: aGeneratedText({ about, text: lesson }) },
};

async function twoWindows(page: Page): Promise<[Page, Page]> {
  await openTool(page, "lesson-content", draft);
  const other = await page.context().newPage();
  await other.goto("/ai-tools/lesson-content?module=1");
  await expect(other.getByText("Keep the load close.")).toBeVisible();
  return [page, other];
}

test(
  "a lesson is typed into while another window moves its module, and has all of it at its new place",
  { tag: "@heavy" },
  async ({ page }) => {
    const [mover, writer] = await twoWindows(page);
    await writer.getByRole("button", { name: "Edit Practice" }).click();
    const editor = writer.getByRole("textbox", { name: "Edit: Practice" });
    await expect(editor).toBeFocused();
    await writer.keyboard.press("ControlOrMeta+End");
    await writer.keyboard.type(" Before the move.");
    await expect(mover.getByText("Before the move.")).toBeVisible();

    const title = about.replace(/^Module 1: /, "");
    await mover.getByRole("button", { name: `Move 1 ${title}` }).press("Alt+ArrowDown");
    await expect(writer).toHaveURL(/module=2$/);
    await expect(editor).toBeFocused();
    await writer.keyboard.type(" After it.");
    for (const window of [mover, writer]) {
      await expect(window.getByText("Keep the load close. Before the move. After it.")).toBeVisible();
      await expect(
        window.getByRole("link", { name: /^Module 2 lesson: open here|^Module 2 lesson: .*written/ }),
      ).toBeVisible();
      await expect(window.getByText(`Module 2: ${title}`, { exact: true }).first()).toBeVisible();
    }
  },
);

test("sections that two windows add to one text in the same moment both stay", { tag: "@heavy" }, async ({ page }) => {
  const [first, second] = await twoWindows(page);
  for (const window of [first, second]) await textAction(window, courseWords.edit).click();
  const box = (window: Page) => window.getByLabel(courseWords.text);
  const type = async (window: Page, text: string, at?: number) => {
    if (at !== undefined)
      await box(window).evaluate((field: HTMLTextAreaElement, place) => field.setSelectionRange(place, place), at);
    await window.keyboard.insertText(text);
  };
  const end = lesson.indexOf("## End");
  await Promise.all([type(first, "\n## After\n\nGo home.", lesson.length), type(second, "## More\n\nAgain", end)]);
  for (const window of [first, second]) {
    await expect(box(window)).toHaveValue(/## More\s+Again/);
    await expect(box(window)).toHaveValue(/## After\s+Go home\./);
  }

  // Each goes on where it was: what the other has typed moves no caret.
  await type(first, " At four.");
  await expect(box(second)).toHaveValue(/Go home\. At four\./);
  await type(second, " and again.");
  await expect(box(first)).toHaveValue(/## More\s+Again and again\./);
  for (const window of [first, second]) {
    await textAction(window, courseWords.doneEditing).click();
    for (const words of ["Again and again.", "Go home. At four."]) await expect(window.getByText(words)).toBeVisible();
  }
});
