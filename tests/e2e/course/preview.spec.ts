// The learner's page beside its text: it stays while other texts are opened, and leads back to what it is made of.
import type { Page } from "@playwright/test";
import { packageWords } from "../../../src/domain/course/exports/package/words";
import { playerWords } from "../../../src/domain/course/exports/package/player-words/player-words";
import { learnersScreens } from "../../../src/domain/course/learner/storyboard-screens";
import { courseWords } from "../../../src/domain/course/words";
import { aWholeCourse, openTool } from "../../support/journeys/course-draft";
import { textAction } from "../../support/journeys/course-tools";
import { expect, expectAccessible, test } from "../../support/journeys/page";

const draft = aWholeCourse();
const [first, second] = Object.values(draft.storyboard).flatMap(({ text }) => learnersScreens(text));
const { words } = playerWords("en");

async function openPreview(page: Page) {
  await openTool(page, "storyboard", draft);
  await textAction(page, courseWords.preview).click();
  const preview = page.getByRole("region", { name: packageWords.preview });
  const course = page.frameLocator(`iframe[title="${packageWords.previewFrame}"]`);
  await expect(course.getByRole("heading", { level: 2, name: first?.title ?? "" })).toBeVisible();
  return { preview, course };
}

test("a press into the learner's page leads to the part of the text that it is made of", async ({ page }) => {
  const { preview, course } = await openPreview(page);
  await course.getByRole("button", { name: words.next, exact: true }).click();
  await course.getByRole("heading", { level: 2, name: second?.title ?? "" }).click();
  const place = page.locator("[id^=section-]:focus");
  await expect(place).toContainText(second?.title ?? "");
  await expect(place).toBeInViewport();

  // By the keyboard, from the page that is shown.
  await course.getByRole("button", { name: words.back, exact: true }).click();
  await preview.getByRole("button", { name: packageWords.toText }).press("Enter");
  await expect(place).toContainText(first?.title ?? "");
  await expectAccessible(page);

  await course.getByText(words.contents, { exact: true }).click();
  await course.getByRole("link", { name: /^Quiz/ }).click();
  await course.locator("form.question:visible .number").first().click();
  await expect(page).toHaveURL(/\/ai-tools\/assessment\?module=2$/);
  await expect(page.locator("#question-1")).toBeFocused();
  await expect(textAction(page, courseWords.preview)).toHaveAttribute("aria-expanded", "true");
  await expect(course.locator("form.question:visible").first()).toBeVisible();

  // A choice is the learner's, and leads nowhere.
  await course.locator("form.question:visible").first().getByRole("radio").first().click();
  await expect(page.locator("#question-1")).not.toBeFocused();
});

test("the preview stays open while other texts are opened, until it is closed", { tag: "@heavy" }, async ({ page }) => {
  const { preview, course } = await openPreview(page);
  await page.getByRole("link", { name: "Study material: written" }).click();
  await expect(course.getByRole("heading", { level: 2, name: words.studyMaterial })).toBeVisible();
  await textAction(page, courseWords.preview).click();
  await expect(preview).toHaveCount(0);
  await page.getByRole("link", { name: "Module 2 assessment: written" }).click();
  await expect(page.getByRole("heading", { name: "Assessment", level: 1 })).toBeVisible();
  await expect(preview).toHaveCount(0);
});
