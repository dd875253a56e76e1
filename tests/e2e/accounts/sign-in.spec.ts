import {
  accountMessages,
  accountWords,
  authFailures,
  passwordResetMessages,
  signInMessages,
} from "../../../src/domain/accounts/words";
import { routes } from "../../../src/domain/kernel/routes";
import { anAccount, anAdministrator } from "../../support/accounts/accounts";
import { spawnOperatorCommand } from "../../support/suite/operator";
import { browserContents } from "../../support/journeys/browser-contents";
import { expect, expectAccessible, failedRequests, test } from "../../support/journeys/page";
import { mailedResetLink } from "../../support/journeys/password-reset";
import { createInquiry, enterLogin, findInquiry, goToPlace, logIn, openDashboard } from "../../support/journeys/staff";

test("a visitor is led from the administrator's dashboard to /login", async ({ page }) => {
  await page.goto("/admin-dashboard");
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/admin-login");
  await expect(page.getByRole("heading", { name: "Admin login" })).toBeVisible();
  await expectAccessible(page);
});

test("an administrator signs in at /admin-login, is sent on from there next time, and leaves nothing in any tab", async ({
  page,
  context,
}) => {
  const { name } = await createInquiry();
  await logIn(page, await anAdministrator(), "/admin-login");
  await expect(page).toHaveURL("/admin-dashboard");
  await goToPlace(page, "Settings");
  const health = page.getByRole("region", { name: "Health" });
  await expect(health.getByRole("button", { name: "Look again" })).toBeVisible();
  await health.getByRole("link", { name: "What was written in the last 30 days" }).click();
  await expect(page.getByRole("heading", { name: "What was written" })).toBeVisible();
  await expect(page.getByText(/Nothing was written|for a million tokens/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to the settings" }).click();
  const other = await context.newPage();
  await other.goto("/admin-dashboard");
  await (await findInquiry(other, name)).getByRole("button", { name: "Reply" }).click();
  await other.getByRole("dialog").getByLabel("Message").fill("Dear Ines");
  expect(await browserContents(page)).not.toContain(name);
  await page.goto("/admin-login");
  await expect(page).toHaveURL("/admin-dashboard");
  await page.getByRole("banner").getByRole("link", { name: "Desk" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL("/login");
    await expect.poll(() => browserContents(tab)).not.toMatch(/Dear Ines|authUser|firestore/);
  }
  await page.goto("/admin-dashboard");
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
});

test(
  "a client logs in and is known again where the engine is WebKit and its databases never answer",
  { tag: "@heavy" },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "vendor", { value: "Apple Computer, Inc." });
      IDBRequest.prototype.addEventListener = () => undefined;
      Object.defineProperty(IDBRequest.prototype, "onsuccess", { set: () => undefined });
    });
    await logIn(page, await anAccount());
    await expect(page).toHaveURL("/dashboard");
    await page.reload();
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  },
);

test("a client never sees the administrator's dashboard, whichever way they sign in", async ({ page }) => {
  const client = await anAccount();
  await logIn(page, client);
  await expect(page).not.toHaveURL(/login/);
  await page.goto("/admin-dashboard");
  await expect(page).toHaveURL("/login");
  await expect(page.getByText(signInMessages.signedInAs(client.email))).toBeVisible();
  await page.goto("/admin-login");
  await expect(page).not.toHaveURL(/admin/);

  await page.goto("/login");
  const unsaved = `answer:${client.uid}:code:["0","missionStatement"]`;
  await page.evaluate((key) => localStorage.setItem(key, '{"value":"To serve."}'), unsaved);
  await enterLogin(page, await anAdministrator());
  await expect(page.getByRole("alert")).toHaveText(signInMessages.otherUnsaved(client.email));
  await page.evaluate((key) => localStorage.removeItem(key), unsaved);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText(signInMessages.signedInAs(client.email))).toBeHidden();
  await logIn(page, client, "/admin-login");
  await expect(page).not.toHaveURL(/admin/);
});

test(
  "a signed-in person who is made an administrator reaches that dashboard by logging in again",
  { tag: "@heavy" },
  async ({ page }) => {
    const account = await anAccount();
    await logIn(page, account);
    await expect(page).toHaveURL("/dashboard");
    expect((await spawnOperatorCommand(["grant", account.email])).code).toBe(0);
    await logIn(page, account);
    await expect(page).toHaveURL("/admin-dashboard");
  },
);

test.describe("what the provider refuses", () => {
  test.use({ expectedErrors: [failedRequests] });

  test(
    "an administrator whose claim is revoked loses the open dashboard at the next look or call, and is told",
    { tag: "@heavy" },
    async ({ page, browser }) => {
      const account = await anAdministrator();
      const elsewhere = await (await browser.newContext()).newPage();
      for (const one of [page, elsewhere]) await openDashboard(one, account, routes.adminSettings);
      const lookAgain = elsewhere.getByRole("button", { name: "Look again" });
      await expect(lookAgain).toBeVisible();
      expect((await spawnOperatorCommand(["revoke", account.email])).code).toBe(0);
      await page.reload();
      await lookAgain.click();
      await expect(page).toHaveURL("/login");
      await expect(page.getByText(signInMessages.sessionEnded)).toBeVisible();
      // The emulator lets an ended session have another token, which is without the claim.
      await expect(elsewhere).toHaveURL("/login");
      await expect(elsewhere.getByText(signInMessages.noLongerStaff)).toBeVisible();
      await page.goto("/admin-dashboard");
      await expect(page).toHaveURL("/login");
    },
  );

  test(
    "a wrong password is told in words, keeps what was typed, and can be reset by e-mail",
    { tag: "@heavy" },
    async ({ page }) => {
      const account = await anAccount();
      await page.goto("/login");
      await page.getByRole("button", { name: "Login" }).click();
      await expect(page.getByText(signInMessages.emailMissing)).toBeVisible();
      await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();

      await logIn(page, { ...account, password: "not-this-one" });
      await expect(page.getByRole("alert")).toHaveText(authFailures["auth/invalid-credential"]?.login ?? "");
      await expect(page.getByRole("alert")).toContainText(accountMessages.loginFailed);
      await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(account.email);
      await expectAccessible(page);

      await page.getByRole("link", { name: "Forgot your password?" }).click();
      await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
      await expect(page).toHaveURL("/reset-password");
      await expect(page.getByLabel("Email")).toHaveValue(account.email);
      await page.getByRole("button", { name: "Send the link" }).click();
      await expect(page.getByText(signInMessages.resetSent(account.email))).toBeVisible();
      await expectAccessible(page);

      const { link } = await mailedResetLink(account.email);
      await page.goto(link);
      await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
      await expect(page.getByText(accountWords.chooseFor(account.email))).toBeVisible();
      await page.getByRole("textbox", { name: "New Password" }).fill("short");
      await page.getByRole("button", { name: "Set the password" }).click();
      await expect(page.getByRole("alert")).toHaveText(accountMessages.passwordTooShort);
      await expectAccessible(page);
      await page.getByRole("textbox", { name: "New Password" }).fill("a-new-password");
      await page.getByRole("button", { name: "Set the password" }).click();
      await expect(page.getByText(passwordResetMessages.done)).toBeFocused();
      await page.getByRole("link", { name: "Log in" }).last().click();
      await logIn(page, { ...account, password: "a-new-password" });
      await expect(page).not.toHaveURL(/login/);

      await page.goto(link);
      await expect(page.getByRole("alert")).toHaveText(passwordResetMessages.linkEnded);
      await expect(page.getByRole("button", { name: "Send the link" })).toBeVisible();
    },
  );

  test(
    "an address without an account is asked to look for an e-mail like any other",
    { tag: "@heavy" },
    async ({ page }) => {
      await page.goto("/login");
      await page.getByRole("link", { name: "Forgot your password?" }).click();
      await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
      await page.getByLabel("Email").fill("nobody@elsewhere.example");
      await page.getByRole("button", { name: "Send the link" }).click();
      await expect(page.getByText(signInMessages.resetSent("nobody@elsewhere.example"))).toBeVisible();
    },
  );
});
