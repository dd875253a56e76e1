// A registration that is interrupted anywhere ends at the dashboard: after a reload, in a new tab, on another device.
// The torture has every request fail.
import { accountMessages, registrationMessages } from "../../../src/domain/accounts/words";
import { resetPassword, signInWithPassword, createAccount } from "../../support/accounts/identity";
import { mailedResetLink } from "../../support/journeys/password-reset";
import { projectId } from "../../../local/shared/running-suite";
import { runningSuite } from "../../support/suite/running-suite";
import {
  anInvitedBusiness,
  submitRegistration,
  expectWelcome,
  fillInRegistration,
  accountPassword,
  registerBusiness,
} from "../../support/journeys/invited-business";
import {
  answerLost,
  committing,
  createWithFault,
  expectGoesOnAfterReload,
  expectGoesOnInPlace,
  expectNobodyNotices,
  expectRegistered,
  failedRequestsOfFirestore,
  never,
  overtaken,
} from "../../support/journeys/interrupted-registration";
import { expect, expectAccessible, test } from "../../support/journeys/page";

const reading = "**/documents:batchGet*";

test.describe("when a request fails", () => {
  test.use({ expectedErrors: [failedRequestsOfFirestore] });

  test("the profile could not be written: trying again in place goes on", async ({ page }) => {
    await expectGoesOnInPlace(page, "the profile could not be written");
  });

  test("another write met that of the profile: nobody notices", async ({ page }) => {
    await expectNobodyNotices(page, overtaken);
  });

  test("the account was made but the answer got lost: a reload goes on", { tag: "@heavy" }, async ({ page }) => {
    await expectGoesOnAfterReload(page, "the account was made but the answer got lost");
  });

  test("the profile was written but the answer got lost: nobody notices", { tag: "@heavy" }, async ({ page }) => {
    await expectNobodyNotices(page, answerLost);
  });

  test(
    "a dashboard that cannot be loaded says so, and loads when it is asked again",
    { tag: "@heavy" },
    async ({ page }) => {
      const invited = await anInvitedBusiness();
      await registerBusiness(page, invited);
      await page.route(reading, never);
      await page.reload();
      await expect(page.getByRole("alert")).toHaveText(accountMessages.dashboardFailed);
      await expectAccessible(page);
      await page.unroute(reading, never);
      await page.getByRole("button", { name: "Try again" }).click();
      await expectWelcome(page, invited);
    },
  );
});

test.describe("with an account that is there already", () => {
  test.use({ expectedErrors: [failedRequestsOfFirestore] });

  test(
    "from another device: the same form with the same password goes on",
    { tag: "@heavy" },
    async ({ page, browser }) => {
      const invited = await anInvitedBusiness();
      const elsewhere = await (await browser.newContext()).newPage();
      await createWithFault(elsewhere, invited, committing, never);
      await expect(elsewhere.getByRole("alert")).toHaveText(registrationMessages.unreachable);

      await page.goto(invited.link);
      await fillInRegistration(page, { name: "Ines W." });
      await submitRegistration(page);
      await expectWelcome(page, invited);
      await expectRegistered(invited);
    },
  );

  test("signed in on this device, only a name is asked for", { tag: "@heavy" }, async ({ page }) => {
    const invited = await anInvitedBusiness();
    await createWithFault(page, invited, committing, never);
    await expect(page.getByRole("alert")).toHaveText(registrationMessages.unreachable);
    await page.evaluate(() => localStorage.removeItem("pending-registration"));
    await page.goto(invited.link);
    await expect(page.getByText(registrationMessages.unfinished)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Your Name").fill("Ines Weber");
    await submitRegistration(page);
    await expectWelcome(page, invited);
    await expectRegistered(invited);
  });
});

test.describe("somebody else had registered the invited address first", () => {
  test.use({ expectedErrors: [/400/] });

  test("they read nothing, and the invited person gets the account by a password reset", async ({ page }) => {
    const invited = await anInvitedBusiness();
    const squatter = await createAccount(invited.businessEmail, "squatter-2026");
    await page.goto(invited.link);
    await fillInRegistration(page);
    await submitRegistration(page);
    await expect(page.getByRole("alert")).toHaveText(registrationMessages.otherPassword);
    await page.getByRole("button", { name: "Set a new password" }).click();
    await expect(page.getByText(registrationMessages.resetSent(invited.businessEmail))).toBeVisible();

    // Sign-in times are whole seconds; the squatter's is an earlier one.
    await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(issuedAt(squatter.idToken));
    const { code } = await mailedResetLink(invited.businessEmail);
    await resetPassword(code, accountPassword);
    await submitRegistration(page);
    await expectWelcome(page, invited);
    await expectRegistered(invited);

    const own = await signInWithPassword(invited.businessEmail, accountPassword);
    expect(own.localId).toBe(squatter.localId);
    expect(await statusOfReading(`profiles/${own.localId}`, own.idToken)).toBe(200);
    expect(await statusOfReading(`profiles/${own.localId}`, squatter.idToken)).toBe(403);
    await expect(signInWithPassword(invited.businessEmail, "squatter-2026")).rejects.toThrow(
      "INVALID_LOGIN_CREDENTIALS",
    );
  });
});

test(
  "an account without an invitation is told that it has no profile",
  { tag: "@heavy" },
  async ({ context, page }) => {
    const invited = await anInvitedBusiness();
    await page.goto(invited.link);
    await fillInRegistration(page);
    await page.route(committing, (route) => route.fulfill({ status: 200, body: "[]" }));
    await submitRegistration(page);
    await expect(page.getByText(registrationMessages.unfinished)).toBeVisible();
    const tab = await context.newPage();
    await tab.goto("/dashboard");
    await expect(tab.getByText(accountMessages.loadingDashboard)).toBeVisible();
    await expect(tab.getByRole("alert")).toHaveText(accountMessages.noProfile);
    await expect(tab.getByText(registrationMessages.profileHint)).toBeVisible();
    await expectAccessible(tab);
  },
);

async function statusOfReading(path: string, idToken: string): Promise<number> {
  const { firestore } = runningSuite().ports;
  const address = `http://127.0.0.1:${firestore}/v1/projects/${projectId}/databases/(default)/documents/${path}`;
  return (await fetch(address, { headers: { authorization: `Bearer ${idToken}` } })).status;
}

function issuedAt(idToken: string): number {
  const [, claims = ""] = idToken.split(".");
  return (JSON.parse(Buffer.from(claims, "base64url").toString()) as { auth_time: number }).auth_time;
}
