// The documents that a journey downloads, opened.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import mammoth from "mammoth";
import { planSections } from "../../../src/domain/assessment/plan/plan-sections";
import { stepTitles } from "../../../src/domain/assessment/questionnaire/step-titles";
import { reportWords } from "../../../src/domain/assessment/words";
import { brand } from "../../../src/domain/kernel/brand";
import { provenanceWords } from "../../../src/domain/kernel/provenance-words";
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

/**
 * The Word file, opened by another program: cover, plan without its marks but with its notes, profile with two pictures
 * of a sensible size and what they show in words, and the answers.
 */
export async function expectReport(docx: Buffer): Promise<void> {
  const { value: html } = await mammoth.convertToHtml({ buffer: docx });
  const headings = [...html.matchAll(/<h[1-6]>(.*?)<\/h[1-6]>/g)].map(([, heading = ""]) =>
    heading.replaceAll(/<[^>]+>/g, "").replaceAll("&amp;", "&"),
  );
  const parts = [
    "Gap profile",
    "The organization at a glance",
    "The teams",
    reportWords.appendix,
    ...stepTitles.slice(0, 5),
  ];
  expect(headings).toEqual(expect.arrayContaining([...planSections.map(({ heading }) => heading), ...parts]));
  expect(html).not.toContain("[answers");
  expect(html).toContain(provenanceWords.draft);

  const notes = [...html.matchAll(/href="#(note-\d+)"/g)].map(([, note = ""]) => note);
  expect(notes.length).toBeGreaterThan(0);
  for (const note of notes) expect(html).toContain(`id="${note}"`);

  const pictures = [...html.matchAll(/<img alt="([^"]*)" src="data:image\/png;base64,([^"]+)"/g)];
  expect(pictures.map(([, alt]) => alt)).toEqual([
    brand.name,
    expect.stringContaining("Needs training"),
    expect.stringContaining("Heat map"),
    expect.stringContaining("Radar"),
  ]);
  for (const [, , data = ""] of pictures.slice(1)) {
    const png = Buffer.from(data, "base64");
    const { width, height } = sizeOf(png);
    expect(width).toBeGreaterThan(1000);
    expect(height).toBeGreaterThan(50);
    expect(png.length).toBeGreaterThan(1500);
  }
}
