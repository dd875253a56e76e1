// One screen for everybody and one of a business; the torture has them all.
import { routes } from "../../../src/domain/kernel/routes";
import { expectRendered } from "../../support/journeys/expect-rendered";
import { test } from "../../support/journeys/page";
import { openScreen } from "../../support/journeys/screens";

const sample = [routes.landing, "a business's dashboard"];

for (const name of sample) {
  test(`${name} fits its window, shows what has the focus and loses no words`, async ({ page }) => {
    test.setTimeout(90_000);
    await openScreen(name, page);
    await expectRendered(page);
  });
}
