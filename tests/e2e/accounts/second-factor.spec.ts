// An administrator confirms an older login; another sets up a second factor and logs in with it.
import { readFile } from "node:fs/promises";
import { logoutWords, staffWords } from "../../../src/domain/accounts/signed-in-words";
import { accountWords } from "../../../src/domain/accounts/words";
import { routes } from "../../../src/domain/kernel/routes";
import {
  loginProofRefusals,
  loginProofWords,
  secondFactorFailures,
  secondFactorWords,
} from "../../../src/domain/accounts/second-factor/words";
import { freshLoginMinutes } from "../../../src/domain/accounts/second-factor/fresh-login";
import { personalDataMessages } from "../../../src/domain/operation/words";
import { anAdministrator } from "../../support/accounts/accounts";
import { ageLogin } from "../../support/accounts/second-factor";
import { enterLogin, openDashboard } from "../../support/journeys/staff";
import { expect, expectAccessible, failedRequests, test } from "../../support/journeys/page";
import { serveTotp } from "../../support/journeys/totp-endpoints";

test.use({ expectedErrors: [failedRequests] });

const wrongCode = secondFactorFailures["auth/invalid-verification-code"] ?? "";

test("a deed asks for an older login once more, and is done after it", { tag: "@heavy" }, async ({ page }) => {
  const account = await anAdministrator();
  await openDashboard(page, account, routes.adminSettings);
  // Five minutes later the page takes a new token when it opens, which says that the login is older.
  await ageLogin(account.uid, freshLoginMinutes + 1);
  await page.clock.setSystemTime(Date.now() + 6 * 60_000);
  await page.reload();
  const confirming = page.getByRole("dialog", { name: loginProofWords.title });
  const data = page.getByRole("region", { name: personalDataMessages.title });
  await data.getByLabel("Email").fill(account.email);
  const begin = data.getByRole("button", { name: personalDataMessages.export });
  await begin.click();
  await expect(confirming).toBeVisible();
  await expectAccessible(page);
  await confirming.getByRole("button", { name: loginProofWords.cancel }).click();
  await expect(data.getByRole("alert")).toHaveText(loginProofRefusals.freshLoginNeeded);
  await begin.click();
  const password = confirming.getByRole("textbox", { name: "Password" });
  await expect(password).toBeFocused();
  await password.fill("not-my-password");
  await password.press("Enter");
  await expect(confirming.getByRole("alert")).toHaveText(loginProofWords.wrongPassword);
  await password.fill(account.password);
  const [download] = await Promise.all([page.waitForEvent("download"), password.press("Enter")]);
  expect(await readFile(await download.path(), "utf8")).toContain(account.email);
});

test("an administrator sets up a second factor, and logs in with it from then on", async ({ page }) => {
  const account = await anAdministrator();
  const app = await serveTotp(page, account);
  await openDashboard(page, account, routes.adminSettings);
  await page.getByRole("button", { name: secondFactorWords.setUp }).click();
  const settingUp = page.getByRole("dialog", { name: secondFactorWords.setUpTitle });
  await expect(settingUp.getByRole("img", { name: secondFactorWords.picture })).toBeVisible();
  await expect(settingUp.getByText(app.key.replaceAll(/(.{4})(?=.)/g, "$1 "))).toBeVisible();
  await expectAccessible(page);
  const first = settingUp.getByLabel(secondFactorWords.code);
  await expect(first).toBeFocused();
  await first.fill("000000");
  await first.press("Enter");
  await expect(settingUp.getByRole("alert")).toHaveText(wrongCode);
  const code = app.code();
  await first.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await first.press("Enter");
  await expect(page.getByText(secondFactorWords.done)).toBeVisible();
  await expect(page.getByText(secondFactorWords.since)).toBeVisible();

  await page.getByRole("button", { name: logoutWords.logout }).click();
  await expect(page.getByRole("heading", { name: accountWords.login })).toBeVisible();
  await enterLogin(page, account);
  const asked = page.getByLabel(secondFactorWords.code);
  await expect(asked).toBeFocused();
  await expectAccessible(page);
  await asked.fill("000000");
  await asked.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(wrongCode);
  await asked.fill(app.code());
  await asked.press("Enter");
  await expect(page.getByRole("heading", { name: staffWords.adminDashboard })).toBeVisible();
});
