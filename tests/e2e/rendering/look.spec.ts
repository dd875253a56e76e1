// Names that are too long, buttons that hid, and colours that the system takes away.
import type { Locator, Page } from "@playwright/test";
import { doc, updateDoc } from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { routes } from "../../../src/domain/kernel/routes";
import { anAdministrator } from "../../support/accounts/accounts";
import { aRegisteredClient } from "../../support/accounts/registered-client";
import { signInBrowser } from "../../support/accounts/browser-sign-in";
import { openTool } from "../../support/journeys/course-draft";
import { expect, test, unique } from "../../support/journeys/page";
import { namedPages } from "../../support/journeys/named-pages";
import { printedOverlaps, printPage, wordsOf, type PrintedPage } from "../../support/journeys/printed-page";
import { cutTexts, overflowOf } from "../../support/journeys/rendered-page";
import { endlessName, namedScreens, openFullResults } from "../../support/journeys/screens";
import { createInquiry, openDashboard } from "../../support/journeys/staff";
import { database } from "../../support/shared/database";

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

const hardNames = {
  "one endless word": endlessName,
  "180 marks": `Zoe${"\u0301\u0316".repeat(90)}`,
  "letters from right to left": "شركة الشمال للنقل والتخزين المبرد في المنطقة الشمالية",
  "an unbroken address": "https://northwind.example/a-very-long-address-that-cannot-be-broken-at-a-space/of-any-kind",
};

for (const [screen, open] of Object.entries({ ...namedScreens, ...namedPages })) {
  test(`names of any kind keep ${screen} as wide as its window`, { tag: "@heavy" }, async ({ browser }) => {
    test.setTimeout(180_000);
    for (const [kind, name] of Object.entries(hardNames)) {
      const page = await browser.newPage({ viewport: { width: 320, height: 720 } });
      await open(page, name);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 720 });
        expect.soft(await overflowOf(page), `${kind} at ${width}`).toBe(0);
        expect.soft(await cutTexts(page), `${kind} at ${width}`).toEqual([]);
      }
      await page.close();
    }
  });
}

test("names of any kind stay on the paper of a report", { tag: "@heavy" }, async ({ browser }) => {
  test.setTimeout(180_000);
  for (const [kind, name] of Object.entries(hardNames)) {
    const page = await browser.newPage();
    await namedPages["the results of a business, overview"]?.(page, name);
    // The report for the paper is loaded after what is seen.
    let pages: PrintedPage[] = [];
    await expect.poll(async () => wordsOf((pages = await printPage(page)))).toContain("Fourdates");
    const beyond = pages.flatMap(({ width, texts }) => texts.filter(({ right }) => right > width));
    expect.soft(beyond, kind).toEqual([]);
    expect.soft(printedOverlaps(pages), kind).toEqual([]);
    await page.close();
  }
});

test(
  "a name with a heap of marks, or of parts that no line breaks, paints over nothing around it",
  { tag: "@heavy" },
  async ({ page }) => {
    const of = unique("Heap").replace(" ", "");
    const inquiry = (name: string) => createInquiry({ name, businessName: of, message: name });
    await inquiry("Uta Berg");
    const { id } = await inquiry("Zoe");
    await inquiry("Ada Berg");
    await openDashboard(page, await anAdministrator());
    const inquiries = page.getByRole("region", { name: "Inquiries" });
    await inquiries.getByRole("searchbox").fill(of);
    const rows = inquiries.getByRole("article");
    await expect(rows).toHaveCount(3);
    const around = [inquiries.getByRole("searchbox"), rows.first(), rows.last()];
    const before = await Promise.all(around.map(look));
    for (const mark of ["\u0301", "\u0316"]) {
      const name = `Zoe${mark.repeat(180)}`;
      await updateDoc(doc(database, paths.inquiry(id)), { name, message: name });
      await expect(rows.nth(1)).toContainText(name);
      expect(await Promise.all(around.map(look))).toEqual(before);
    }
    await page.setViewportSize({ width: 320, height: 720 });
    const name = Array.from({ length: 60 }, () => "👩").join("\u200d");
    await updateDoc(doc(database, paths.inquiry(id)), { name });
    await expect(rows.nth(1)).toContainText(name);
    expect(await overflowOf(page)).toBe(0);
    // No line has room for it, and other journeys measure whether a text of the desk is cut off.
    await updateDoc(doc(database, paths.inquiry(id)), { name: of });
  },
);

test("choices that belong together stand in one line on the smallest phone", { tag: "@heavy" }, async ({ page }) => {
  await openFullResults(page, "progress");
  await page.setViewportSize({ width: 320, height: 720 });
  const groups = [
    page.getByRole("group", { name: /^Status of/ }).first(),
    page.getByRole("group", { name: "Color scheme" }),
  ];
  for (const group of groups) {
    await expect(group).toBeVisible();
    const tops = await group
      .locator("button, label")
      .evaluateAll((choices) => choices.map((choice) => choice.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops).size).toBe(1);
  }
});

test(
  "every section can be written again by a button that is always there, and names its section",
  { tag: "@heavy" },
  async ({ page }) => {
    await openTool(page, "course-outline");
    const rewrite = page.getByRole("button", { name: /^Rewrite / });
    expect(await rewrite.count()).toBeGreaterThan(3);
    await expect(page.getByRole("button", { name: /^Rewrite Module 2/ })).toBeVisible();
    for (const button of await rewrite.all()) {
      await expect(button).toHaveCSS("opacity", "1");
      expect(await button.innerText()).toMatch(/^Rewrite\b/);
      expect((await button.boundingBox())?.width).toBeLessThan(120);
    }
  },
);

/** Returns the look of a stretch of the page. */
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
  expect(underlines).toEqual([true, false, false, false]);
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
