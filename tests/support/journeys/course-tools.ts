// The steps that journeys repeat on the screens of the tools.
import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { libraryWords } from "../../../src/domain/course/library/words";
import { tools } from "../../../src/domain/course/tools";
import type { ToolName } from "../../../src/domain/kernel/tool-names";
import { courseWords } from "../../../src/domain/course/words";
import { expect } from "./page";

export const resultRegion = (page: Page, tool: ToolName) =>
  page.getByRole("region", { name: `${tools[tool].title}: result` });
export const generateText = (page: Page, tool: ToolName) =>
  page.getByRole("button", { name: tools[tool].button }).click();
export const moduleSelect = (page: Page) => page.getByRole("combobox", { name: "Module" });

/** Opens the menu of courses, which the name of the open one leads to. */
export async function openCourses(page: Page): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`: ${libraryWords.courses}$`) }).click();
}

export async function expectResult(page: Page, tool: ToolName): Promise<void> {
  await expect(resultRegion(page, tool).getByText("AI draft, check before use")).toBeVisible();
  await expect(page.getByRole("button", { name: "Generating..." })).toHaveCount(0);
}

export async function outlineFor(page: Page, topic: string): Promise<void> {
  await page.goto("/ai-tools/course-outline");
  await page.getByLabel("Topic").fill(topic);
  await generateText(page, "course-outline");
  await expectResult(page, "course-outline");
}

export async function readDownload(download: Promise<Download>): Promise<Buffer> {
  return readFile(await (await download).path());
}

export function textOfDocx(bytes: Buffer): string {
  const document = unzipSync(bytes)["word/document.xml"];
  return document
    ? strFromU8(document)
        .replace(/<\/w:p>/g, "\n")
        .replace(/<[^>]+>/g, "")
    : "";
}

export function toolLink(page: Page, tool: ToolName) {
  return page.getByRole("navigation", { name: "AI tools" }).getByRole("link", { name: tools[tool].title });
}

export function textAction(page: Page, name: string) {
  return page.getByRole("group", { name: courseWords.actions }).getByRole("button", { name, exact: true });
}

/** Opens what a text, or the whole course, can be downloaded as. */
export async function openDownloads(page: Page, of: "text" | "course" = "text"): Promise<void> {
  const button =
    of === "text"
      ? textAction(page, courseWords.download)
      : page.getByRole("button", { name: courseWords.downloadCourse, exact: true });
  if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
}

/** The outline of a course that is there already is written again. */
export async function generateOutlineAgain(page: Page, topic?: string): Promise<void> {
  await page.getByRole("button", { name: courseWords.changeBrief }).click();
  if (topic !== undefined) await page.getByLabel("Topic").fill(topic);
  await page.getByRole("button", { name: tools["course-outline"].button }).click();
  const dialog = page.getByRole("dialog", { name: courseWords.againTitle });
  await expect(dialog).toContainText(courseWords.againMeaning(0).slice(0, 30));
  await dialog.getByRole("button", { name: courseWords.againConfirm }).click();
}
