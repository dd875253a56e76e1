// Measures a screen's demands on its reader: that it holds still, its length, and the way by keyboard.
import type { Page } from "@playwright/test";

/** To be called before a page is opened; answers by how much of it has jumped since, as browsers score it. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        document.documentElement.dataset.shift = String(shiftSoFar() + entry.value);
    }).observe({ type: "layout-shift", buffered: true });

    function shiftSoFar(): number {
      return Number(document.documentElement.dataset.shift ?? 0);
    }
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
}

export function screensHigh(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
}

/**
 * Returns the number of presses of the Tab key, from the top of the page on, until a button of this name has the focus.
 */
export async function tabsTo(page: Page, name: string): Promise<number> {
  await page.evaluate(() => {
    getSelection()?.setBaseAndExtent(document.body, 0, document.body, 0);
    scrollTo(0, 0);
  });
  const button = page.getByRole("button", { name }).first();
  for (let tabs = 1; tabs < 200; tabs++) {
    await page.keyboard.press("Tab");
    if (await button.evaluate((element) => element === document.activeElement)) return tabs;
  }
  throw new Error(`The Tab key does not come by ${name}.`);
}
