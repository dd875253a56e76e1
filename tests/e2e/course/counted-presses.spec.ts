// Counts the presses of the two commonest ways: to correct a word, and from an outline to a course that has been tried.
import type { Page } from "@playwright/test";
import { aGeneratedText } from "../../../src/domain/course/draft.fixture";
import { modulesOfDraft, type CourseDraft } from "../../../src/domain/course/draft";
import { packageWords } from "../../../src/domain/course/exports/package/words";
import { playerWords } from "../../../src/domain/course/exports/package/player-words/player-words";
import { courseWords, missingWords } from "../../../src/domain/course/words";
import { aTopicOf, aWholeCourse, openTool } from "../../support/journeys/course-draft";
import { outlineFor, textAction } from "../../support/journeys/course-tools";
import { expect, test } from "../../support/journeys/page";

declare global {
  interface Window {
    presses?: number;
  }
}

/** Counts from the page's beginning, also in the preview. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = ({ isTrusted }: Event) => {
      const { top } = window;
      if (isTrusted && top) top.presses = (top.presses ?? 0) + 1;
    };
    addEventListener("pointerdown", count, true);
  });
  return () => page.evaluate(() => window.presses ?? 0);
}

test(
  "a wrong word in the lesson of the third module is corrected with two presses",
  { tag: "@heavy" },
  async ({ page }) => {
    const presses = await countPresses(page);
    const whole = aWholeCourse();
    const about = modulesOfDraft(whole)[2] ?? "";
    const text = "# The lesson\n\nLook first.\n\n## Practice\n\nKeep the lode close to you.\n";
    await openTool(page, "course-outline", {
      ...whole,
      "lesson-content": { [about]: aGeneratedText({ about, text }) },
    });
    await page.getByRole("link", { name: "Module 3 lesson: written" }).click();
    const sentence = page.getByText("Keep the lode close to you.");
    const end = await sentence.evaluate(({ firstChild }) => {
      const word = document.createRange();
      const at = firstChild?.textContent?.indexOf("lode") ?? 0;
      if (firstChild) word.setStart(firstChild, at);
      if (firstChild) word.setEnd(firstChild, at + 4);
      const { right, top, height } = word.getBoundingClientRect();
      return { x: right - 1, y: top + height / 2 };
    });
    await page.mouse.click(end.x, end.y);
    await expect(page.getByRole("textbox", { name: "Edit: Practice" })).toBeFocused();
    for (let letter = 0; letter < 3; letter++) await page.keyboard.press("Backspace");
    await page.keyboard.type("oad");
    await expect
      .poll(() =>
        page.evaluate((module) => {
          const course = JSON.parse(localStorage.getItem("waymark.course:course-1") ?? "{}") as { draft: CourseDraft };
          return course.draft["lesson-content"][module]?.text;
        }, about),
      )
      .toBe(text.replace("lode", "load"));
    expect(await presses()).toBe(2);
  },
);

test("from its outline a course is whole and tried after six presses at most", { tag: "@heavy" }, async ({ page }) => {
  test.setTimeout(150_000);
  const presses = await countPresses(page);
  await outlineFor(page, aTopicOf(5, "Asking well"));
  const before = await presses();
  await page.getByRole("button", { name: missingWords.write }).click();
  await expect(page.getByText(courseWords.textsWritten(17, 17))).toBeVisible({ timeout: 100_000 });
  await page.getByRole("link", { name: "Module 1 storyboard: written" }).click();
  await textAction(page, courseWords.preview).click();
  const course = page.frameLocator(`iframe[title="${packageWords.previewFrame}"]`);
  const { words } = playerWords("en");
  await expect(course.getByRole("button", { name: words.next })).toBeVisible();
  // The quiz of the module, whether its screens ask for a decision or not.
  await page.getByRole("link", { name: "Module 1 assessment: written" }).click();
  await expect(page.getByRole("heading", { name: "Assessment", level: 1 })).toBeVisible();
  const question = course.locator("form.question:visible").first();
  await question.getByRole("radio").first().click();
  await question.getByRole("button", { name: words.check }).click();
  await expect(question.locator(".verdict")).not.toBeEmpty();
  expect((await presses()) - before).toBeLessThanOrEqual(6);
});
