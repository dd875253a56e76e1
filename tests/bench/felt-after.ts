import { expect, type Locator, type Page } from "@playwright/test";

/** Seen once a press is felt: an element, and words that it has. */
export type Felt = readonly [selector: string, words: string];

/** A slow phone has most of them to begin with. */
const mostMilliseconds = 30_000;

/** Milliseconds from the press until the frame that shows what is felt is painted. */
export async function feltAfter(page: Page, press: Locator, felt: Felt): Promise<number> {
  await press.scrollIntoViewIfNeeded();
  const painted = await paintedAfter(page, felt, "click");
  await press.click();
  return painted();
}

/** Milliseconds from the request for a page until what is felt is painted. */
export async function feltAtAddress(page: Page, address: string, felt: Felt): Promise<number> {
  await page.goto(address, { waitUntil: "commit" });
  const painted = await paintedAfter(page, felt, "request");
  return painted();
}

async function paintedAfter(page: Page, felt: Felt, beginsWith: "click" | "request"): Promise<() => Promise<number>> {
  await page.evaluate(
    ({ felt: [selector, words], beginsWith, most }) => {
      const isFelt = () =>
        [...document.querySelectorAll(selector)].some((one) => {
          const said = one instanceof HTMLInputElement ? one.value : one.textContent;
          return said.includes(words) && one.checkVisibility();
        });
      const waiting = new Promise<number>((resolve, reject) => {
        const look = (begin: number) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - begin); // behind the paint of this frame
            if (isFelt()) port2.postMessage("painted");
            else look(begin);
          });
        const follow = (begin: number) => {
          look(begin);
          // Without a frame nothing would tell that there is none.
          setTimeout(() => reject(new Error(`${selector} with “${words}” is not there after ${most} ms.`)), most);
        };
        if (beginsWith === "request") follow(0);
        else document.addEventListener("click", () => follow(performance.now()), { capture: true, once: true });
      });
      Object.assign(window, { waiting });
    },
    { felt, beginsWith, most: mostMilliseconds },
  );
  return () => page.evaluate(() => (window as unknown as { waiting: Promise<number> }).waiting);
}

/** The page has nothing to do, nor to load where that is known: its person is reading. */
export async function restOf(page: Page, isLoading = () => false): Promise<void> {
  let rests = 0;
  const isAtRest = async () => {
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    rests = isLoading() ? 0 : rests + 1;
    return rests;
  };
  await expect.poll(isAtRest, { intervals: [250], timeout: 20_000 }).toBe(3);
}
