// Every screen and state in each language: no sentence of the other catalogue is on it. The torture has them all.
import { languageNames } from "../../../src/domain/kernel/language";
import { saidInEnglish, saidInGerman } from "../../support/languages/said-in-english";
import { speakEnglish, speakGerman } from "../../support/languages/german-journeys";
import { deskStates } from "../../support/journeys/desk-states";
import { expectRoom } from "../../support/journeys/expect-rendered";
import { expect, failedRequests, test } from "../../support/journeys/page";
import { screens } from "../../support/journeys/screens";
import { states } from "../../support/journeys/states";

const sample = new Set(["/", "a business's dashboard", "the progress of a plan with its forms open"]);

test.use({ expectedErrors: [failedRequests] });
test.afterEach(speakEnglish);

for (const language of ["de", "en"] as const)
  for (const [name, open] of Object.entries({ ...screens, ...states, ...deskStates })) {
    const isGerman = language === "de";
    test(
      `${name} says nothing in ${languageNames[isGerman ? "en" : "de"]} on its page in ${languageNames[language]}`,
      { tag: isGerman && sample.has(name) ? [] : "@heavy" },
      async ({ page }) => {
        test.setTimeout(90_000);
        if (isGerman) await speakGerman(page);
        await open(page);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        expect(await (isGerman ? saidInEnglish(page) : saidInGerman(page))).toEqual([]);
        await expectRoom(page, [320]);
      },
    );
  }
