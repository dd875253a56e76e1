// Every screen and state in German: no sentence of the English catalogue is on it. The torture has them all.
import { saidInEnglish } from "../../support/languages/said-in-english";
import { speakEnglish, speakGerman } from "../../support/languages/german-journeys";
import { expect, failedRequests, test } from "../../support/journeys/page";
import { cutTexts, overflowOf, overlappingTexts } from "../../support/journeys/rendered-page";
import { screens } from "../../support/journeys/screens";
import { states } from "../../support/journeys/states";

const sample = new Set(["/", "a business's dashboard", "the progress of a plan with its forms open"]);

test.use({ expectedErrors: [failedRequests] });
test.afterEach(speakEnglish);

for (const [name, open] of Object.entries({ ...screens, ...states })) {
  test(
    `${name} says nothing in English on its German page`,
    { tag: sample.has(name) ? [] : "@heavy" },
    async ({ page }) => {
      test.setTimeout(90_000);
      await speakGerman(page);
      await open(page);
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      expect(await saidInEnglish(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 720 });
      expect.soft(await overflowOf(page), "pixels beyond 320").toBe(0);
      expect.soft(await cutTexts(page), "cut off at 320").toEqual([]);
      expect.soft(await overlappingTexts(page), "on one another at 320").toEqual([]);
    },
  );
}
