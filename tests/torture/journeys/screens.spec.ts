// Every screen with something on it, at every width; a sample is in `npm test`.
import { expectRendered } from "../../support/journeys/expect-rendered";
import { test } from "../../support/journeys/page";
import { openScreen, screens } from "../../support/journeys/screens";

for (const name of Object.keys(screens)) {
  test(`${name} fits its window, shows what has the focus and loses no words`, async ({ page }) => {
    test.setTimeout(90_000);
    await openScreen(name, page);
    await expectRendered(page);
  });
}
