// Takes the pictures of the sample report that the first screen shows, of the page as it is built in each language,
// light and dark. The words of the English page are written beside them: a test tells when it says something else.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { build, preview } from "vite";
import { addressIn, defaultLanguage, languages, type Language } from "../../../src/domain/kernel/language";
import { routes } from "../../../src/domain/kernel/routes";
import { sampleSize } from "../../../src/features/landing/coming/sample-size";
import { findBrowser } from "../suite/browser";

/** The free space at the sides of the page, which the picture does without. */
const beside = 16;
const outDir = await mkdtemp(join(tmpdir(), "waymark-pictures-"));
for (const language of languages) {
  process.env.SITE_LANGUAGE = language;
  await build({ logLevel: "error", build: { outDir: language === defaultLanguage ? outDir : join(outDir, language) } });
}
const server = await preview({ logLevel: "error", build: { outDir }, preview: { port: 0 } });
const browser = await chromium.launch(await findBrowser());
try {
  for (const [language, colorScheme] of languages.flatMap((each) => [
    [each, "light"] as const,
    [each, "dark"] as const,
  ])) {
    const folder = folderOf(language);
    await mkdir(folder, { recursive: true });
    const page = await browser.newPage({
      viewport: { width: sampleSize.width + 2 * beside, height: 1400 },
      deviceScaleFactor: 1.25,
      colorScheme,
    });
    await page.goto(new URL(addressIn(language, routes.sampleReport), server.resolvedUrls?.local[0]).href);
    const picture = await takenOf(page);
    await writeFile(
      new URL(`sample-report-${colorScheme}.webp`, folder),
      await asWebp(await browser.newPage(), picture),
    );
    if (language === defaultLanguage && colorScheme === "light")
      await writeFile(new URL("sample-report.txt", folder), await wordsOf(page));
  }
} finally {
  await browser.close();
  await server.close();
  await rm(outDir, { recursive: true });
}

function folderOf(language: Language): URL {
  const below = language === defaultLanguage ? "" : `languages/${language}/`;
  return new URL(`../../../src/${below}features/landing/coming/`, import.meta.url);
}

/** From its pages on, as much as the picture holds. */
async function takenOf(page: Page): Promise<Buffer> {
  await page.getByRole("img").first().locator("svg").waitFor();
  await page.evaluate(() => document.fonts.ready);
  const pages = await page.getByRole("main").getByRole("navigation").first().boundingBox();
  return page.screenshot({ clip: { x: beside, y: (pages?.y ?? 0) - 8, ...sampleSize } });
}

/** From its title on, charts aside, which are drawn only where there is something to measure. */
function wordsOf(page: Page): Promise<string> {
  return page.locator("main").evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const drawing of copy.querySelectorAll("svg")) drawing.remove();
    const title = copy.querySelector("h1")?.textContent ?? "";
    return copy.textContent.slice(copy.textContent.indexOf(title));
  });
}

/** The browser itself writes WebP. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const address = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", 0.72);
    },
    `data:image/png;base64,${png.toString("base64")}`,
  );
  return Buffer.from(address.split(",")[1] ?? "", "base64");
}
