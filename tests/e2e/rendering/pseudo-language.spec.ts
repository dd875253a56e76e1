// Every screen and state in a language whose sentences are 40 % longer and stand between marks: none is cut off or lies
// on another, and each has its marks, so that none is hard-wired. The torture has them all.
import { join } from "node:path";
import { buildPseudoSite, layOver } from "../../support/languages/pseudo-site";
import { speakEnglish, speakPseudoLanguage } from "../../support/languages/german-journeys";
import { hardWiredTexts } from "../../support/languages/unmarked-texts";
import { deskStates } from "../../support/journeys/desk-states";
import { expectRoom } from "../../support/journeys/expect-rendered";
import { expect, failedRequests, test } from "../../support/journeys/page";
import { screens } from "../../support/journeys/screens";
import { states } from "../../support/journeys/states";

const sample = new Set(["/", "a business's dashboard"]);
/** 640 pixels are a window of 1280 at 200 %. */
const widths = [640, 320];

let site: string;

test.use({
  expectedErrors: [failedRequests],
  // The browser cannot know that the pages laid over come from this machine, as the emulators do.
  launchOptions: [
    ({ launchOptions }, run) =>
      run({ ...launchOptions, args: [...(launchOptions.args ?? []), "--disable-features=LocalNetworkAccessChecks"] }),
    { scope: "worker" },
  ],
});
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await buildPseudoSite(join(test.info().project.outputDir, "pseudo-language"));
});
test.afterEach(speakEnglish);

for (const [name, open] of Object.entries({ ...screens, ...states, ...deskStates })) {
  test(
    `${name} has room for longer sentences, and none but those of the catalogue`,
    { tag: sample.has(name) ? [] : "@heavy" },
    async ({ page, context }) => {
      test.setTimeout(90_000);
      await layOver(context, site);
      speakPseudoLanguage(page);
      await open(page);
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      expect.soft(await hardWiredTexts(page), "hard-wired").toEqual([]);
      await expectRoom(page, widths);
    },
  );
}
