// A part of a text is written again in its place: how it is asked for, what is shown of it, and what must not change.
import type { Page } from "@playwright/test";
import { tools } from "../../../src/domain/course/tools";
import type { ToolName } from "../../../src/domain/kernel/tool-names";
import { currentText, type CourseDraft } from "../../../src/domain/course/draft";
import { aGeneratedText } from "../../../src/domain/course/draft.fixture";
import { recordedText } from "../../support/course/corpus";
import { aWholeCourse, openTool } from "../../support/journeys/course-draft";
import { expect, expectAccessible, test } from "../../support/journeys/page";

const region = (page: Page, tool: ToolName) => page.getByRole("region", { name: `${tools[tool].title}: result` });

async function storedText(page: Page, tool: ToolName): Promise<string> {
  const course = await page.evaluate(() => localStorage.getItem("waymark.course:course-1"));
  const { draft } = JSON.parse(course ?? "{}") as { draft: CourseDraft };
  return currentText(draft, tool)?.text ?? "";
}

function middleOf(box: { y: number; height: number } | null): number {
  return box ? box.y + box.height / 2 : Number.NaN;
}

test("one section is made simpler by keyboard, the others stay, and it is compared and undone in its place", async ({
  page,
}) => {
  // Models close their sections like this: with a rule, which belongs to none of them.
  const [modules = ""] = recordedText("outline-german").split("## Modul 4");
  const outline = modules.replaceAll("\n\n## ", "\n\n---\n\n## ");
  await openTool(page, "course-outline", aWholeCourse({ "course-outline": aGeneratedText({ text: outline }) }));
  const before = await storedText(page, "course-outline");
  const rewrite = page.getByRole("button", { name: /^Rewrite Modul 2/ });
  const heading = page.getByRole("heading", { name: /^Modul 2/ });
  await expect(async () => {
    const [line, button] = [await heading.boundingBox(), await rewrite.boundingBox()];
    expect(line?.y).toBeLessThan(middleOf(button));
    expect(middleOf(button)).toBeLessThan((line?.y ?? 0) + (line?.height ?? 0));
  }).toPass();
  await expect(region(page, "course-outline").getByRole("separator")).toHaveCount(0);
  await rewrite.press("Enter");
  const group = page.getByRole("group", { name: "Rewrite", exact: true });
  await group.getByRole("button", { name: "For another audience" }).press("Enter");
  await expect(group.getByRole("textbox", { name: "Or say what to change" })).toBeFocused();
  await expect(group.getByText("Please say here for whom")).toBeVisible();
  await expectAccessible(page);
  // A reader of another text is brought to the new one.
  await page.route("**/generateCourseOutline", async (route) => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await route.continue();
  });
  await group.getByRole("button", { name: "Simpler" }).press("Enter");
  await expect(page.getByText("This part was rewritten.")).toBeInViewport();
  await expect(heading).toBeInViewport();
  await expect(rewrite).toBeFocused();
  await expect(group).toHaveCount(0);

  const after = await storedText(page, "course-outline");
  const [start, end] = [before.indexOf("## Modul 2"), before.indexOf("---\n\n## Modul 3")];
  expect(after).not.toBe(before);
  expect(after.startsWith(before.slice(0, start))).toBe(true);
  expect(after.endsWith(before.slice(end))).toBe(true);

  const own = region(page, "course-outline");
  await own.getByRole("button", { name: "Compare" }).click();
  const comparison = own.getByRole("region", { name: "What has changed" });
  await expect(comparison.locator("ins").first()).toContainText("Added:");
  await expect(comparison.locator("del").first()).toContainText("Removed:");
  await expectAccessible(page);
  await own.getByRole("button", { name: "Undo" }).last().click();
  expect(await storedText(page, "course-outline")).toBe(before);
});

test("a single question is written again alone, under its number", { tag: "@heavy" }, async ({ page }) => {
  await openTool(page, "assessment");
  const questions = region(page, "assessment").getByRole("group", { name: /^\d+\. / });
  const names = () => questions.evaluateAll((all) => all.map((one) => one.textContent));
  const before = await names();
  const asked = page.waitForRequest("**/generateAssessment");
  await page.getByRole("button", { name: "Rewrite question 2" }).click();
  await page.getByRole("button", { name: "More practical" }).click();
  const { data } = (await asked).postDataJSON() as { data: { section: { text: string }; outline?: string } };
  expect(data.section.text).toMatch(/^2\. /);
  expect(data.section.text).not.toContain("\n3. ");
  expect(data.outline).toBeUndefined();
  await expect(page.getByText("This part was rewritten.")).toBeVisible();
  const after = await names();
  expect(after).toHaveLength(before.length);
  expect(after[1]).toMatch(/^2\. /);
  expect(after[1]).not.toBe(before[1]);
  expect(after.toSpliced(1, 1)).toEqual(before.toSpliced(1, 1));
});
