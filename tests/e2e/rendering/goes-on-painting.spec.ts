// A page that gets no frame any more answers no press. Chromium 143 ended so once in 70 loads of the landing page, as
// long as it could decode the picture behind a paint.
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/journeys/page";

const atOnce = 3;

for (const { loads, ...tag } of [{ loads: 200, tag: "@heavy" }, { loads: 3 }])
  test(
    `the landing page goes on painting while its picture comes, ${loads} of ${loads} times`,
    tag,
    async ({ browser }) => {
      test.setTimeout(loads * 2_000 + 45_000);
      const load = async () => {
        for (let nth = 0; nth < loads / atOnce; nth++) {
          const page = await browser.newPage();
          await page.goto("/");
          const form = page.getByRole("region", { name: "Inquiry" });
          await form.getByLabel("Name", { exact: true }).fill("Ines Weber");
          await form.getByLabel("Email").fill("ines@northwind.example");
          await form.getByLabel("Message").fill("Do you train shift leaders?");
          expect(await paintsAgain(page), `load ${nth + 1}`).toBe(true);
          await page.close();
        }
      };
      await Promise.all(Array.from({ length: atOnce }, load));
    },
  );

function paintsAgain(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => resolve(true));
        setTimeout(() => resolve(false), 10_000);
      }),
  );
}
