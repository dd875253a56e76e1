// The pages of the build: there before any script, made alive as they are over any data of the browser. React tells a
// difference on the console, and no journey may leave an error.
import type { Page } from "@playwright/test";
import { needsCheckQuestions } from "../../../src/domain/assessment/needs-check/needs-check";
import { needsCheckWords } from "../../../src/domain/assessment/needs-check/words";
import { toolNames } from "../../../src/domain/kernel/tool-names";
import { routes, sampleReportLinks } from "../../../src/domain/kernel/routes";
import { landingWords } from "../../../src/domain/mailing-list/words";
import { holdBack } from "../../support/journeys/held-requests";
import { expectResult, openCourses } from "../../support/journeys/course-tools";
import { expect, test } from "../../support/journeys/page";

const scripts = "**/assets/*.js";
const firm = [routes.whoWeAre, routes.howWeWork, routes.imprint, routes.aboutVoices];
const written = [
  routes.landing,
  routes.privacy,
  routes.accessibility,
  ...firm,
  routes.needsCheck,
  ...Object.values(sampleReportLinks()),
  ...toolNames.map((name) => routes.aiTool(name)),
];
const topic = (page: Page) => page.getByRole("textbox", { name: "Topic" });

/** Nothing of the app runs until the returned function is called. */
const holdScriptsBack = (page: Page) => holdBack(page, scripts);

async function expectKept(page: Page, ...values: string[]): Promise<void> {
  const stored = expect.poll(() => page.evaluate(() => JSON.stringify(localStorage)));
  for (const value of values) await stored.toContain(value);
}

test("before any script, a page for everybody is there, and every other address says that it loads", async ({
  page,
}) => {
  await holdScriptsBack(page);
  for (const path of written) {
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(page.getByRole("contentinfo"), path).toBeVisible();
    await expect(page.locator('link[rel="canonical"]'), path).toHaveAttribute(
      "href",
      new RegExp(`^https://.*${path}$`),
    );
    await expect(page.locator('meta[name="robots"]'), path).toHaveCount(0);
  }
  for (const path of [routes.login, routes.dashboard, routes.adminDashboard, "/nowhere"]) {
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByText("Loading...", { exact: true }), path).toBeVisible();
    await expect(page.getByText(landingWords.title), path).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]'), path).toHaveAttribute("content", "noindex");
  }
});

for (const { which, pages, ...tag } of [
  { which: "one page of two kinds", pages: [routes.whoWeAre, routes.aiTool("course-outline")] },
  { which: "each page", pages: written, tag: "@heavy" },
]) {
  test(
    `${which} is made alive as it was written, whatever the browser keeps, and keeps its title`,
    tag,
    async ({ page }) => {
      test.setTimeout(45_000 + 5_000 * pages.length);
      await page.addInitScript(() => {
        localStorage.setItem("color-scheme", "dark");
        sessionStorage.setItem("typed:inquiry/name", "Ines Weber");
        sessionStorage.setItem("waymark.missing-texts", "true");
      });
      await page.goto(routes.aiTool("course-outline"));
      await topic(page).fill("Forklift safety");
      // Nothing keeps what is typed on a page that is left before it is alive.
      await expectKept(page, "Forklift safety");
      for (const path of pages) {
        const release = await holdScriptsBack(page);
        await page.goto(path, { waitUntil: "commit" });
        // Hidden where a course is kept, until that is open.
        const heading = await page.locator("h1").elementHandle();
        const title = await page.title();
        await release();
        await expect(page.getByRole("radio", { name: "Dark" }), path).toBeChecked();
        expect(await heading.evaluate((element) => element.isConnected), `${path}: the same heading`).toBe(true);
        expect(await page.title()).toBe(title);
      }
      await page.goto(routes.aiTool("course-outline"));
      await expect(topic(page)).toHaveValue("Forklift safety");
      await page.goto(routes.landing);
      await expect(page.getByRole("region", { name: "Inquiry" }).getByLabel("Name", { exact: true })).toHaveValue(
        "Ines Weber",
      );
    },
  );
}

test("what is typed or chosen before any script runs is there when it does, and a kept course is never shown as none", async ({
  page,
}) => {
  let release = await holdScriptsBack(page);
  await page.goto(routes.aiTool("course-outline"), { waitUntil: "commit" });
  await page.getByLabel("Level").selectOption("advanced");
  await topic(page).fill("Machine safety");
  await page.getByLabel("Length").selectOption({ index: 2 });
  const length = await page.getByLabel("Length").inputValue();
  await page.getByText("Dark", { exact: true }).click();
  await release();
  await expect(async () => {
    if (!(await page.getByText("Your courses (1)").isVisible())) await openCourses(page);
    await expect(page.getByText("Your courses (1)")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectKept(page, "Machine safety", "advanced", length, "dark");
  await expect(topic(page)).toHaveValue("Machine safety");
  await expect(page.getByLabel("Level")).toHaveValue("advanced");
  await expect(page.getByLabel("Length")).toHaveValue(length);
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();

  release = await holdScriptsBack(page);
  await page.goto(routes.aiTool("study-material"), { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(topic(page)).toBeHidden();
  await release();
  await expect(topic(page)).toHaveValue("Machine safety");
});

test(
  "what is rated and asked before any script runs is rated and answered when it does, beside what is kept",
  { tag: "@heavy" },
  async ({ page }) => {
    const rating = (nth: number, value: string) =>
      page
        .getByRole("radiogroup", { name: needsCheckQuestions[nth]?.question.text ?? "" })
        .getByRole("radio", { name: value, exact: true });
    let release = await holdScriptsBack(page);
    await page.goto(routes.needsCheck, { waitUntil: "commit" });
    await rating(0, "2").check();
    await rating(5, "4").check();
    await page.getByRole("button", { name: needsCheckWords.show }).click();
    await release();
    await expect(page.getByRole("region", { name: needsCheckWords.result })).toBeFocused();
    await expect(page.getByText(needsCheckWords.rated(2, 12))).toBeVisible();

    release = await holdScriptsBack(page);
    await page.goto(routes.needsCheck, { waitUntil: "commit" });
    await rating(11, "5").check();
    await release();
    await expect(page.getByText(needsCheckWords.rated(3, 12))).toBeVisible();
    for (const [nth, value] of [
      [0, "2"],
      [5, "4"],
      [11, "5"],
    ] as const)
      await expect(rating(nth, value)).toBeChecked();
  },
);

test("a form that is sent before any script runs is sent when it does, and never by the browser itself", async ({
  page,
}) => {
  const release = await holdScriptsBack(page);
  await page.goto(routes.landing, { waitUntil: "commit" });
  const form = page.getByRole("region", { name: "Mailing list" });
  await form.getByLabel("Name", { exact: true }).fill("Ines Weber");
  await form.getByRole("button", { name: "Subscribe" }).click();
  await release();
  await expect(form.getByText("Please enter your business name.")).toBeVisible();
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Ines Weber");
  await expect(page).toHaveURL(routes.landing);
});

test("a form that is sent after React has found it, but before it is drawn with what was typed, is sent as typed", async ({
  page,
}) => {
  await page.route("**/found", async (route) => {
    void page.keyboard.press("Enter");
    await route.fulfill({ status: 204 });
  });
  const release = await holdScriptsBack(page);
  await page.goto(routes.aiTool("course-outline"), { waitUntil: "commit" });
  await topic(page).fill("Machine safety");
  // React tells of the typed text while it finds the form; Chromium handles a key that waits before React's next turn.
  await page.evaluate(() => {
    const isKeyWaiting = () =>
      (navigator as unknown as { scheduling: { isInputPending: () => boolean } }).scheduling.isInputPending();
    addEventListener(
      "input",
      () => {
        const asked = new XMLHttpRequest();
        asked.open("GET", "/found", false);
        asked.send();
        while (!isKeyWaiting());
      },
      { once: true },
    );
  });
  await release();
  await expectResult(page, "course-outline");
});

test(
  "a page that is scrolled before any script runs stays where it is when it does, under a press, too",
  { tag: "@heavy" },
  async ({ page }) => {
    const release = await holdScriptsBack(page);
    await page.goto(routes.landing, { waitUntil: "commit" });
    const form = page.getByRole("region", { name: "Mailing list" });
    const button = form.getByRole("button", { name: "Subscribe" });
    await button.hover();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(500);
    await page.mouse.down();
    await release();
    await expect(page.locator("[data-prerendered]")).toHaveCount(0);
    await page.mouse.up();
    await expect(form.getByText("Please enter your name.")).toBeVisible();

    const position = () => page.evaluate(() => window.scrollY);
    const left = (await position()) - 200;
    await page.mouse.wheel(0, -200);
    await expect.poll(position).toBe(left);
    await page.reload();
    await expect(page.locator("[data-prerendered]")).toHaveCount(0);
    expect(await position(), "loaded again").toBe(left);
    await page.goto(`${routes.privacy}#nowhere`);
    await expect(page.locator("[data-prerendered]")).toHaveCount(0);
    expect(await position(), "another page").toBe(0);
  },
);
