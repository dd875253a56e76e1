// Finding one's way in a course: its name leads to the other courses, and on a phone name and way on stay in sight.
import { moveWords } from "../../../src/domain/course/moving/words";
import { courseWords } from "../../../src/domain/course/words";
import { libraryWords } from "../../../src/domain/course/library/words";
import { editorWords } from "../../../src/ui/editing/words";
import { openTool } from "../../support/journeys/course-draft";
import { openCourses } from "../../support/journeys/course-tools";
import { expect, expectAccessible, test } from "../../support/journeys/page";

const topic = "Safe forklift driving";

for (const { width, ...tag } of [{ width: 390 }, { width: 320, tag: "@heavy" }])
  test(
    `on a phone of ${width} px the bar says which course it is, and is at most 64 px high`,
    tag,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await openTool(page, "storyboard");
      const next = page.getByRole("link", { name: "Next: Assessment" });
      const bar = next.locator("xpath=..");
      for (const share of [0.3, 0.6, 0.9]) {
        await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share);
        await expect(next).toBeInViewport({ ratio: 1 });
        await expect(bar.getByText(topic)).toBeInViewport({ ratio: 1 });
        const box = await bar.boundingBox();
        expect(box?.height).toBeLessThanOrEqual(64);
        expect(box?.y).toBe(0);
      }
      await expectAccessible(page);
      await page
        .getByRole("button", { name: /^Edit Screen/ })
        .first()
        .click();
      const editor = page.getByRole("textbox", { name: /^Edit: Screen/ });
      await expect(editor).toBeFocused();
      const format = page.getByRole("group", { name: editorWords.format });
      for (const left of [300, 120, 60]) {
        await editor.evaluate((element, below) => {
          scrollBy(0, element.getBoundingClientRect().bottom - below);
        }, left);
        const [above, tools] = [await bar.boundingBox(), await format.boundingBox()];
        // It goes with the end of its text, and never lies below the bar before that.
        if (left > 150) expect(tools?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 0.5);
        expect(tools?.height).toBeLessThanOrEqual(60);
      }
      await expectAccessible(page);
    },
  );

test(
  "the name of the course opens the list of courses, to rename it, begin another and come back",
  { tag: "@heavy" },
  async ({ page }) => {
    await openTool(page, "study-material");
    await openCourses(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: libraryWords.rename }).click();
    await page.getByLabel(libraryWords.name).fill("Forklifts in autumn");
    await page.keyboard.press("Enter");
    const menu = page.getByRole("button", { name: new RegExp(`: ${libraryWords.courses}$`) });
    await expect(menu).toHaveText(/^Forklifts in autumn/);
    await page.getByRole("button", { name: libraryWords.newCourse }).click();
    await expect(menu).not.toHaveText(/^Forklifts in autumn/);
    await page.getByRole("button", { name: "Forklifts in autumn", exact: true }).click();
    await expect(menu).toHaveText(/^Forklifts in autumn/);
    await expect(menu).toBeFocused();
    const list = page.getByRole("list", { name: libraryWords.courses });
    await expect(list).toHaveCount(0);
    await openCourses(page);
    await expect(list).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();
    await expect(list).toHaveCount(0);
  },
);

test("modules are moved by keys, by mouse and by buttons; their texts go along, and it is undone", async ({ page }) => {
  await openTool(page, "storyboard");
  const text = page
    .getByRole("region", { name: /^Storyboard/ })
    .getByRole("heading")
    .nth(1);
  const words = (await text.textContent()) ?? "";
  const rows = page.getByRole("table", { name: courseWords.textsOfCourse }).getByRole("rowheader");
  const before = await rows.allTextContents();
  const [first = "", second = ""] = before.map((row) => row.replace(/^\d+ /, ""));
  const handle = (title: string) => page.getByRole("button", { name: new RegExp(`^Move \\d ${title}$`) });

  await handle(second).press("Alt+ArrowUp");
  await expect(handle(second)).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: /is module 1 of/ })).toBeVisible();
  await expect(rows.first()).toHaveText(`1 ${second}`);
  await expect(rows.nth(1)).toHaveText(`2 ${first}`);
  await expect(page).toHaveURL(/module=1$/);
  await expect(text).toHaveText(words);
  await expect(page.getByText(`Module 1: ${second}`, { exact: true }).first()).toBeVisible();
  await expectAccessible(page);

  await handle(second).press("ArrowDown");
  await expect(handle(first)).toBeFocused();
  await handle(first).click();
  const steps = page.getByRole("group", { name: new RegExp(`^Move \\d ${first}$`) });
  await steps.getByRole("button", { name: moveWords.up }).click();
  await expect(rows.first()).toHaveText(new RegExp(`^1 ${first}`));

  await handle(second).dragTo(handle(before.at(-1)?.replace(/^\d+ /, "") ?? ""));
  await expect(rows.last()).toHaveText(new RegExp(`^${before.length} ${second}`));
  await expect(text).toHaveText(words);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(rows.nth(1)).toHaveText(new RegExp(`^2 ${second}`));
  await page.reload();
  await expect(rows.nth(1)).toHaveText(`2 ${second}`);
  await expect(text).toHaveText(words);
});
