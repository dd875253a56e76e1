// Like `npm test`, in the dark scheme.
import { test } from "../../support/journeys/page";
import { passwordPlaces } from "../../support/journeys/typed-passwords";

test.use({ colorScheme: "dark", viewport: { width: 320, height: 700 } });

for (const [place, expectShown] of Object.entries(passwordPlaces)) {
  test(`${place} can be shown on request in the dark`, async ({ page }) => {
    await expectShown(page);
  });
}
