// The documents that a journey downloads, opened.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { planSections } from "../../../src/domain/assessment/plan/plan-sections";
import { expect } from "./page";

export async function downloadDocument(page: Page, row: string, button: string): Promise<Buffer> {
  const download = page.waitForEvent("download");
  await page.getByRole("group", { name: row }).getByRole("button", { name: button, exact: true }).click();
  return readFile(await (await download).path());
}

/** Width and height stand at fixed places of every PNG. */
function sizeOf(png: Uint8Array): { width: number; height: number } {
  const view = new DataView(png.buffer, png.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The Word file holds the plan without its marks, the profile, and two pictures of a sensible size. */
export function expectPlanAndPictures(docx: Buffer): void {
  const files = unzipSync(docx);
  const text = strFromU8(files["word/document.xml"] ?? new Uint8Array()).replace(/<[^>]+>/g, "");
  for (const { heading } of planSections) expect(text).toContain(heading);
  for (const part of ["Gap profile", "Role clarity in Warehouse", "The organization at a glance"]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain("[answers");
  const pictures = Object.entries(files).filter(([name]) => /^word\/media\/./.test(name));
  expect(pictures.map(([name]) => name.slice(-4))).toEqual([".png", ".png"]);
  for (const [, png] of pictures) {
    const { width, height } = sizeOf(png);
    expect(width).toBeGreaterThan(1000);
    expect(height).toBeGreaterThan(200);
    expect(png.length).toBeGreaterThan(5000);
  }
}
