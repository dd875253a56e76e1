// The landing page and the tools in each language on Lighthouse's simulated slow phone, the same on any machine,
// beside the English build from before pages were written by the build, in turns in one run. Of five times the best one
// counts: other programs on the machine make a page only slower.
import { chromium, test } from "@playwright/test";
import getPort from "get-port";
import lighthouse from "lighthouse";
import { addressIn, languages } from "../../src/domain/kernel/language";
import { routes } from "../../src/domain/kernel/routes";
import { findBrowser } from "../support/suite/browser";
import { builtToday, startBuilds, type Builds } from "./builds";
import { serveCompressed } from "./compressed-site";
import { hold, median, report } from "./figures";
import { benchmarkIndex, slowdownOf } from "./machine";

const before = "b998385";
const runs = 5;

/** Of the largest paint before. */
const mostOfLargestPaint: Record<string, number> = { [routes.landing]: 0.58, [routes.aiTool("course-outline")]: 0.45 };
const least = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
type Category = keyof typeof least;

interface Measured {
  scores: Record<Category, number>;
  largestPaint: number;
}

let builds: Builds;
test.beforeAll(async () => {
  builds = await startBuilds();
});
test.afterAll(async () => {
  test.setTimeout(2 * 60_000);
  await builds.remove();
});

test("on a slow phone the pages for everybody are there, and much sooner than before", async ({ page: blank }) => {
  test.setTimeout(20 * 60_000);
  const index = await benchmarkIndex(blank);
  const slowdown = slowdownOf(index);
  report("this machine", { index, slowdown });
  const sites = {
    before: await serveCompressed(await builds.of(before)),
    now: await serveCompressed(builtToday),
  };
  try {
    for (const [path, share] of Object.entries(mostOfLargestPaint)) {
      const earlier: Measured[] = [];
      const measured = languages.map((language) => ({ page: addressIn(language, path), results: [] as Measured[] }));
      for (let nth = 0; nth < runs; nth++) {
        earlier.push(await measure(sites.before.address + path, slowdown));
        for (const { page, results } of measured) results.push(await measure(sites.now.address + page, slowdown));
      }
      for (const { page, results } of measured) {
        const beside = { name: before, figure: soonestPaint(earlier) };
        const now = soonestPaint(results);
        hold({ what: `${page}: largest paint in seconds`, now, beside, bound: { atMost: share } });
        for (const category of Object.keys(least) as Category[]) {
          const scores = results.map((result) => result.scores[category]);
          const score = category === "performance" ? Math.max(...scores) : median(scores);
          hold({ what: `${page}: ${category}`, now: score, bound: { atLeast: least[category] } });
        }
      }
    }
  } finally {
    await Promise.all(Object.values(sites).map(({ stop }) => stop()));
  }
});

async function measure(address: string, cpuSlowdownMultiplier: number): Promise<Measured> {
  const port = await getPort();
  const launch = await findBrowser();
  const browser = await chromium.launch({ ...launch, args: [...launch.args, `--remote-debugging-port=${port}`] });
  try {
    const categoriesOnly = { port, logLevel: "error", onlyCategories: Object.keys(least) } as const;
    const result = await lighthouse(address, { ...categoriesOnly, throttling: { cpuSlowdownMultiplier } });
    if (!result) throw new Error(`Lighthouse says nothing of ${address}.`);
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse could not measure ${address}: ${runtimeError.message}`);
    for (const { id, score, scoreDisplayMode, title } of Object.values(audits))
      if (score !== null && score < 0.9 && scoreDisplayMode !== "informative")
        process.stdout.write(`  ${id}: ${title}\n`);
    const scoreOf = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
    return {
      scores: {
        performance: scoreOf("performance"),
        accessibility: scoreOf("accessibility"),
        "best-practices": scoreOf("best-practices"),
        seo: scoreOf("seo"),
      },
      largestPaint: (audits["largest-contentful-paint"]?.numericValue ?? NaN) / 1000,
    };
  } finally {
    await browser.close();
  }
}

function soonestPaint(results: Measured[]): number {
  return Math.min(...results.map(({ largestPaint }) => largestPaint));
}
