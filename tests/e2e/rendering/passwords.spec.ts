// A hidden password can be seen on request, in every place and by keyboard; the torture looks at all of them, also in
// the dark scheme.
import { test } from "../../support/journeys/page";
import { passwordPlaces } from "../../support/journeys/typed-passwords";

test.use({ viewport: { width: 320, height: 700 } });

for (const [place, expectShown] of Object.entries(passwordPlaces)) {
  test(
    `${place} can be shown on request`,
    { tag: place === "the password of the login" ? [] : "@heavy" },
    async ({ page }) => {
      await expectShown(page);
    },
  );
}
