// Measures how long the page is deaf while a document of 300 pages becomes a source: it is read in a worker, and its
// words are counted in pieces. `npm run bench -- long-source`
import { writeFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { emptyDraft } from "../../src/domain/course/draft";
import { sourceWords } from "../../src/domain/course/sources/words";
import { courseWords } from "../../src/domain/course/words";
import { aPdf } from "../support/course/source-files";
import { aWholeCourse, openTool } from "../support/journeys/course-draft";
import { hold, report } from "./figures";

/** In milliseconds, and in MB of script memory that stay. */
const [longestPause, mostKept] = [100, 100];

const panel = (page: Page) => page.getByRole("region", { name: sourceWords.region });

/** Different words on each page, as a handbook has them. */
function aHandbook(pages: number): string[] {
  const things = "pump valve gasket motor filter hose bearing switch lamp belt".split(" ");
  return Array.from({ length: pages }, (_, page) =>
    Array.from({ length: 45 }, (_, line) => {
      const [thing, other] = [things[(page + line) % 10], things[(page * 7 + line * 3) % 10]];
      return `The ${thing} ${page}-${line} is oiled each Monday and looked at before each shift, as the ${other} is. ${line % 9 === 8 ? "\n" : ""}`;
    }).join("\n"),
  );
}

test("while a file of 300 pages becomes a source the page answers within 100 ms", async ({ page, browserName }) => {
  test.setTimeout(120_000);
  const { "course-outline": outline, selectedModule } = aWholeCourse();
  const draft = { ...emptyDraft, topic: "Pumps", selectedModule, ...(outline && { "course-outline": outline }) };
  await openTool(page, "lesson-content", draft);
  await page.getByRole("button", { name: courseWords.addSource }).click();
  await expect(panel(page).getByLabel(sourceWords.file)).toBeVisible();
  const file = test.info().outputPath("long.pdf");
  await writeFile(file, aPdf(aHandbook(300)));
  const session = browserName === "chromium" ? await page.context().newCDPSession(page) : undefined;
  const memory = async () => {
    await session?.send("HeapProfiler.collectGarbage");
    return (await session?.send("Runtime.getHeapUsage"))?.usedSize ?? 0;
  };
  const before = await memory();
  await page.evaluate(() => {
    const pauses: number[] = [];
    let last = performance.now();
    Object.assign(window, { pauses });
    setInterval(() => {
      const now = performance.now();
      pauses.push(now - last);
      last = now;
    }, 10);
  });
  const [reading, counting] = [Date.now(), () => longestOf(page)];
  await panel(page).getByLabel(sourceWords.file).setInputFiles(file);
  await expect(panel(page)).toContainText("long.pdf is added", { timeout: 90_000 });
  await expect(panel(page)).toContainText("sent with this text:");
  const added = await counting();
  const took = Date.now() - reading;
  // Each tick reads the source again, and nothing of it is counted again.
  await panel(page).locator("summary", { hasText: "long.pdf" }).click();
  for (const nth of [1, 2, 3]) await panel(page).getByRole("checkbox").nth(nth).uncheck();
  await expect(panel(page)).toContainText("3 struck out");
  const struck = await counting();
  const kept = (await memory()) - before;
  report("a file of 300 pages", { "added after ms": took });
  hold({ what: "The longest pause while 300 pages are added, in ms", now: added, bound: { atMost: longestPause } });
  hold({ what: "The longest pause while they are struck out, in ms", now: struck, bound: { atMost: longestPause } });
  hold({ what: "Memory that 300 pages keep, in MB", now: kept / 1024 ** 2, bound: { atMost: mostKept } });
});

function longestOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { pauses } = window as unknown as { pauses: number[] };
    return Math.max(...pauses.splice(0)) - 10; // of the timer itself
  });
}
