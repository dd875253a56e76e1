import { expectNoBarriers } from "../support/journeys/barriers";
import { failedRequests, test } from "../support/journeys/page";
import { screens } from "../support/journeys/screens";
import { states } from "../support/journeys/states";

test.use({ expectedErrors: [failedRequests] });
Object.entries({ ...screens, ...states }).forEach(([name, open], nth) => {
  if (nth % 3 !== 0) return;
  test(name, async ({ page }) => {
    test.setTimeout(120_000);
    await open(page);
    await page.screenshot({ path: `/work/w/feel-shots/state-${String(nth).padStart(2, "0")}.png`, fullPage: true });
    await expectNoBarriers(page);
  });
});
