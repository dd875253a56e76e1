// Names that are too long, buttons that hid, and colours that the system takes away.
import type { Locator, Page } from "@playwright/test";
import { routes } from "../../../src/domain/kernel/routes";
import { aRegisteredClient } from "../../support/accounts/registered-client";
import { signInBrowser } from "../../support/accounts/browser-sign-in";
import { openTool } from "../../support/journeys/course-draft";
import { expect, test } from "../../support/journeys/page";
import { openFullResults } from "../../support/journeys/screens";

for (const length of [80, 200]) {
  test(
    `a name of ${length} characters takes three lines at most`,
    { tag: length === 80 ? "@heavy" : [] },
    async ({ page }) => {
      const businessName = "Northwind Logistics and Transportation ".repeat(6).slice(0, length);
      const client = await aRegisteredClient({ businessName });
      await signInBrowser(page.context(), client);
      await page.goto(routes.dashboard);
      const title = page.getByRole("heading", { level: 1 });
      await expect(title).toContainText("Northwind Logistics and Transportation");
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const lines = await title.evaluate((h1) => h1.clientHeight / parseFloat(getComputedStyle(h1).lineHeight));
        expect.soft(Math.round(lines), `lines at ${width}`).toBeLessThanOrEqual(3);
      }
    },
  );
}

test("every section can be written again by a button that is always there, and names its section", async ({ page }) => {
  await openTool(page, "course-outline");
  const rewrite = page.getByRole("button", { name: /^Rewrite / });
  expect(await rewrite.count()).toBeGreaterThan(3);
  await expect(page.getByRole("button", { name: /^Rewrite Module 2/ })).toBeVisible();
  for (const button of await rewrite.all()) {
    await expect(button).toHaveCSS("opacity", "1");
    expect(await button.innerText()).toMatch(/^Rewrite\b/);
    expect((await button.boundingBox())?.width).toBeLessThan(120);
  }
});

/** How a stretch of the page looks. */
async function look(part: Locator): Promise<string> {
  return (await part.screenshot()).toString("base64");
}

async function forceColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
}

test("in forced colours one still sees where one is", async ({ page }) => {
  await forceColors(page);
  await page.goto(routes.aiTools);
  const main = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  const underlines = await main.evaluateAll((links) =>
    links.map((link) => {
      const { borderBottomStyle, borderBottomWidth, borderBottomColor } = getComputedStyle(link);
      return borderBottomStyle !== "none" && borderBottomWidth !== "0px" && !borderBottomColor.endsWith(", 0)");
    }),
  );
  expect(underlines).toEqual([true, false]);
  await page.goto(routes.landing);
  const marks = page.getByRole("listitem").locator("svg").first();
  await expect(marks).toBeVisible();
  const [paint, system] = await marks.evaluate((svg) => {
    document.body.style.color = "Highlight";
    return [svg.querySelector("rect"), document.body].map((one, nth) =>
      one ? getComputedStyle(one)[nth === 0 ? "fill" : "color"] : "",
    );
  });
  expect(paint).toBe(system);
});

test("in forced colours the shades of the heat map keep their meaning", { tag: "@heavy" }, async ({ page }) => {
  await openFullResults(page, "profile");
  await forceColors(page);
  const shades = page.getByRole("list", { name: "Shades" }).locator("[data-level]");
  await expect(shades.first()).toBeVisible();
  const colors = await shades.evaluateAll((all) => all.slice(0, 5).map((one) => getComputedStyle(one).backgroundColor));
  expect(new Set(colors).size, colors.join()).toBe(5);
  expect(await look(shades.nth(0))).not.toBe(await look(shades.nth(4)));
});
