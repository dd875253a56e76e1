// Every screen and state in a language whose sentences are 40 % longer and stand between marks: none is cut off or lies
// on another, and each has its marks, so that none is hard-wired. The torture has them all.
import { pseudoPairs } from "../../support/languages/pseudo-language";
import { buildPseudoSite, layOver } from "../../support/languages/pseudo-site";
import { speakEnglish, speakGerman } from "../../support/languages/german-journeys";
import { unmarkedTexts } from "../../support/languages/unmarked-texts";
import { expect, failedRequests, test } from "../../support/journeys/page";
import { cutTexts, overflowOf, overlappingTexts } from "../../support/journeys/rendered-page";
import { screens } from "../../support/journeys/screens";
import { states } from "../../support/journeys/states";

const sample = new Set(["/", "a business's dashboard"]);
/** 640 pixels are a window of 1280 at 200 %. */
const widths = [640, 320];

let site: string;

test.use({ expectedErrors: [failedRequests] });
test.beforeAll(async ({}, { parallelIndex }) => {
  test.setTimeout(120_000);
  site = await buildPseudoSite(`worker-${parallelIndex}`);
});
test.afterEach(speakEnglish);

for (const [name, open] of Object.entries({ ...screens, ...states })) {
  test(
    `${name} has room for longer sentences, and none but those of the catalogue`,
    { tag: sample.has(name) ? [] : "@heavy" },
    async ({ page, context }) => {
      test.setTimeout(90_000);
      await layOver(context, site);
      await speakGerman(page, pseudoPairs());
      await open(page);
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      expect.soft(await unmarkedTexts(page), "without marks").toEqual([]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 720 });
        expect.soft(await overflowOf(page), `pixels beyond ${width}`).toBe(0);
        expect.soft(await cutTexts(page), `cut off at ${width}`).toEqual([]);
        expect.soft(await overlappingTexts(page), `on one another at ${width}`).toEqual([]);
      }
    },
  );
}
