// Every request of a registration fails once; a sample is in `npm test`.
import {
  expectGoesOnAfterReload,
  expectGoesOnInPlace,
  failedRequestsOfFirestore,
  interruptions,
  type Interruption,
} from "../../support/journeys/interrupted-registration";
import { test } from "../../support/journeys/page";

test.use({ expectedErrors: [failedRequestsOfFirestore] });

for (const interruption of Object.keys(interruptions) as Interruption[]) {
  test(`${interruption}: trying again in place goes on`, ({ page }) => expectGoesOnInPlace(page, interruption));

  test(`${interruption}: a reload goes on`, ({ page }) => expectGoesOnAfterReload(page, interruption));
}
