// Every screen and every state of one, looked at with two engines; a sample is in `npm test`.
import { expectNoBarriers } from "../../support/journeys/barriers";
import { deskStates } from "../../support/journeys/desk-states";
import { failedRequests, test } from "../../support/journeys/page";
import { screens } from "../../support/journeys/screens";
import { states } from "../../support/journeys/states";

test.use({ expectedErrors: [failedRequests] });

for (const [name, open] of Object.entries({ ...screens, ...states, ...deskStates })) {
  test(`${name} has no barrier that an engine finds`, async ({ page }) => {
    test.setTimeout(120_000);
    await open(page);
    await expectNoBarriers(page);
  });
}
