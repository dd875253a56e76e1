import { expect, type Page } from "@playwright/test";
import { cutTexts, overflowOf, overlappingTexts, spaceText, walkFocus } from "./rendered-page";

/** At each width nothing is wider than the window, cut off, or on something else. */
export async function expectRoom(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 720 });
    expect.soft(await overflowOf(page), `pixels beyond ${width}`).toBe(0);
    expect.soft(await cutTexts(page), `cut off at ${width}`).toEqual([]);
    expect.soft(await overlappingTexts(page), `on one another at ${width}`).toEqual([]);
  }
}

/**
 * Finds faults that no accessibility checker sees: whether a screen fits its window, hides the focus, or loses words.
 */
export async function expectRendered(page: Page): Promise<void> {
  await expectRoom(page, [320, 390, 1280]);
  for (const [width, height] of [
    [320, 640],
    [1280, 720],
    [1280, 300],
  ] as const) {
    await page.setViewportSize({ width, height });
    let walk = await walkFocus(page);
    // The focused element may leave the page when an answer of the database arrives, and the walk is at its end.
    if (walk.stops <= 4) walk = await walkFocus(page);
    const { stops, covered } = walk;
    expect.soft(stops).toBeGreaterThan(4);
    expect.soft(covered, `covered of ${stops} stops at ${width} x ${height}`).toEqual([]);
  }
  await spaceText(page);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    expect.soft(await overflowOf(page), `pixels beyond ${width}, spaced`).toBe(0);
    expect.soft(await cutTexts(page), `cut off at ${width}, spaced`).toEqual([]);
    expect.soft(await overlappingTexts(page), `on one another at ${width}, spaced`).toEqual([]);
  }
}
