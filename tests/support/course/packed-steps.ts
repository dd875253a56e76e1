// The steps of a learner in a packed course, by the keyboard alone.
import type { Locator, Page } from "@playwright/test";
import { openDownloads, readDownload } from "../journeys/course-tools";
import { expect } from "../journeys/page";

export async function packageOf(page: Page, kind: string): Promise<Buffer> {
  await openDownloads(page, "course");
  await page.getByRole("button", { name: kind, exact: true }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name: "Download", exact: true }).click();
  return readDownload(download);
}

/** Tab until it is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 60; step++) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The keyboard does not lead there.");
}

export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Chooses an option with the arrow keys and has it checked. */
export async function answer(page: Page, question: Locator, option: number): Promise<void> {
  const radios = question.getByRole("radio");
  await tabTo(page, radios.first());
  await page.keyboard.press("Space");
  for (let step = 0; step < option; step++) await page.keyboard.press("ArrowDown");
  await expect(radios.nth(option)).toBeChecked();
  await pressOn(page, question.locator("button.check"));
}
