// A page of a business; the torture has every screen and every state of one.
import { expectNoBarriers } from "../../support/journeys/barriers";
import { test } from "../../support/journeys/page";
import { screens } from "../../support/journeys/screens";
import { states } from "../../support/journeys/states";

const sample = ["the progress of a plan with its forms open"];

for (const name of sample) {
  test(`${name} has no barrier that an engine finds`, async ({ page }) => {
    await { ...screens, ...states }[name]?.(page);
    await expectNoBarriers(page);
  });
}
