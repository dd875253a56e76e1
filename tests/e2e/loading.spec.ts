// The words during a loading, and a page that does not jump at its end.
import type { Request } from "@playwright/test";
import { addDoc, collection, doc, setDoc } from "firebase/firestore/lite";
import { paths } from "../../src/domain/kernel/collections";
import { addressIn, languages } from "../../src/domain/kernel/language";
import { routes } from "../../src/domain/kernel/routes";
import { anAdministrator } from "../support/accounts/accounts";
import { aRegisteredClient } from "../support/accounts/registered-client";
import { signInBrowser } from "../support/accounts/browser-sign-in";
import { anInvitedBusiness } from "../support/journeys/invited-business";
import { watchLayoutShift } from "../support/suite/costs/measured-screen";
import { expect, test } from "../support/journeys/page";
import { scriptOf } from "../support/suite/built-site";
import { createInquiry, createInvitation, createTask, entryNamed, openDashboard } from "../support/journeys/staff";
import { anAnsweredInquiry, anInvitation } from "../support/shared/builders";
import { database } from "../support/shared/database";

test("while it is looked up who is signed in the app says Loading...", async ({ page }) => {
  await signInBrowser(page.context(), await anAdministrator());
  let seen = false;
  await page.route("**/accounts:lookup*", async (route) => {
    await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
    seen = true;
    await route.continue();
  });
  await page.goto(routes.adminDashboard);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(seen).toBe(true);
});

const ofLogin = scriptOf("node_modules/firebase/auth/dist/esm/index.esm.js");
const pathOf = (request: Request) => `**${new URL(request.url()).pathname}`;

for (const language of languages) {
  const path = addressIn(language, routes.dashboard);
  test(`who is logged in waits on ${path} for no script that asks for another`, async ({ page }) => {
    await signInBrowser(page.context(), await aRegisteredClient({ language }));
    const asked: string[] = [];
    page.on("request", (request) => asked.push(pathOf(request)));
    const ahead = [ofLogin, "**/__/firebase/init.json"];
    await page.route(/\/assets\/index-\w+\.js$/, async (route) => {
      await expect.poll(() => ahead.filter((file) => !asked.includes(file))).toEqual([]);
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const file of ahead) expect(asked.filter((one) => one === file)).toHaveLength(1);
  });
}

test("nobody else loads there what a login needs", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(pathOf(request)));
  await page.goto(routes.dashboard, { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked).not.toContain(ofLogin);
});

test("while an invitation is looked up its page says Loading invitation...", { tag: "@heavy" }, async ({ page }) => {
  const { link } = await anInvitedBusiness();
  let seen = false;
  await page.route("**/documents:batchGet*", async (route) => {
    await expect(page.getByText("Loading invitation...", { exact: true })).toBeVisible();
    seen = true;
    await route.continue();
  });
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Create Your Account" })).toBeVisible();
  expect(seen).toBe(true);
});

for (const { width, ...tag } of [{ width: 1280, tag: "@heavy" }, { width: 390 }]) {
  test(`the admin page holds still while it loads, ${width} pixels wide`, tag, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const account = await anAdministrator();
    const { name } = await createTask(account.uid);
    const code = `layout-${width}-${Date.now()}`;
    // The lists' heading names another test's flood as soon as it is known, and that moves them. All tests count in
    // this document, so a write may have to be tried again.
    const nothingHeld = { heldInquiries: 0, heldSubscriptions: 0 };
    await expect(() => setDoc(doc(database, paths.counters), nothingHeld, { merge: true })).toPass();
    await Promise.all([
      createInquiry(),
      createInquiry(),
      createTask(account.uid),
      addDoc(collection(database, paths.repliedInquiries(account.uid)), anAnsweredInquiry()),
      createInvitation(code, anInvitation(code)),
    ]);
    const shift = await watchLayoutShift(page);
    const untilLoaded = async () => {
      await expect(entryNamed(page, "Task Queue", name)).toBeVisible();
      await expect(page.getByRole("region", { name: "Generated Invitations" }).getByRole("row").nth(1)).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
    };
    await openDashboard(page, account);
    await untilLoaded();
    // An inquiry that another test sends at the same time moves the rows below it, and may: then the page is loaded
    // once more.
    await expect(async () => {
      await page.reload();
      await untilLoaded();
      expect(await shift()).toBeLessThan(0.05);
    }).toPass({ timeout: 30_000 });
  });
}
