// The people who get into the assessment, and the number of their guesses.
import type { Request } from "@playwright/test";
import { doc, getDoc, setDoc, Timestamp, updateDoc } from "firebase/firestore/lite";
import { stepTitles } from "../../../src/domain/assessment/questionnaire/step-titles";
import { assessmentMessages, gateWords } from "../../../src/domain/assessment/words";
import { paths } from "../../../src/domain/kernel/collections";
import { routes } from "../../../src/domain/kernel/routes";
import { database } from "../../support/shared/database";
import { aRegisteredClient } from "../../support/accounts/registered-client";
import { signInBrowser } from "../../support/accounts/browser-sign-in";
import { dashboardWords } from "../../../src/domain/accounts/dashboard/words";
import { mailTo } from "../../support/shared/mail";
import { enterLogin } from "../../support/journeys/staff";
import { aClientWithAnswers, buttonNamed, openAssessment, unlock } from "../../support/journeys/assessment-page";
import { browserContents } from "../../support/journeys/browser-contents";
import { holdBack } from "../../support/journeys/held-requests";
import { expect, expectAccessible, failedRequests, test, unique } from "../../support/journeys/page";

test("whoever is not signed in is sent to the login", async ({ page }) => {
  await page.goto("/leadership-assessment");
  await expect(page).not.toHaveURL(/leadership-assessment/);
});

test.describe("the gate", () => {
  test.use({ expectedErrors: [failedRequests] });

  test("refuses a wrong code and another business's, opens for the own one, and nothing is left after logout until the next login", async ({
    page,
  }) => {
    const client = await aRegisteredClient({ status: "not started" });
    const mission = unique("Fresh food for all");
    const progressData = { "0": { hasMission: "yes", missionStatement: mission } };
    await setDoc(doc(database, paths.answersOf(client.code)), { progressData, lastUpdated: Timestamp.now() });
    const other = await aRegisteredClient();
    await signInBrowser(page.context(), client);
    await page.goto("/leadership-assessment");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enter Password to Access Leadership Assessment");
    await expectAccessible(page);
    for (const wrong of ["wrong", "no/path", other.code, ` ${client.code}\t`]) {
      await unlock(page, wrong);
      await expect(page.getByRole("alert")).toHaveText(assessmentMessages.wrongAccessCode);
    }
    await page.getByPlaceholder("Enter access code").fill("");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), ` ${client.code}\t`);
    await page.getByPlaceholder("Enter access code").press("ControlOrMeta+V");
    await expect(page.getByPlaceholder("Enter access code")).toHaveValue(client.code);
    await buttonNamed(page, "Unlock").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(stepTitles[0] ?? "");
    await expect
      .poll(async () => (await getDoc(doc(database, paths.invitation(client.code)))).data())
      .toMatchObject({ status: "in-progress", lastLogin: expect.anything() });

    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(stepTitles[0] ?? "");

    await expect(page.getByText(mission)).toBeVisible();
    for (const own of [mission, client.code, client.email]) expect(await browserContents(page)).toContain(own);

    await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).click();
    await buttonNamed(page, "Logout").click();
    await expect(page).toHaveURL("/login");
    for (const own of [mission, client.code, client.email])
      await expect.poll(() => browserContents(page)).not.toContain(own);

    await enterLogin(page, client);
    await page.getByRole("link", { name: dashboardWords.assessment }).click();
    await expect(page.getByPlaceholder("Enter access code")).toHaveValue(client.code);
    await buttonNamed(page, gateWords.mailCode).click();
    await expect(page.getByText(assessmentMessages.codeSent(client.email))).toBeVisible();
    expect((await mailTo(client.email)).map(({ text }) => text)).toEqual([expect.stringContaining(client.code)]);
    await buttonNamed(page, "Unlock").click();
    await expect(page.getByText(mission)).toBeVisible();
  });

  test("opens at once for the account's own code, with what was saved, and closes again if the check behind it refuses", async ({
    page,
  }) => {
    const mission = unique("Fresh food for all");
    const client = await aClientWithAnswers({ "0": { hasMission: "yes", missionStatement: mission } });
    const invitation = doc(database, paths.invitation(client.code));
    const field = page.getByLabel("What is your organization's mission statement?");
    const letCheckThrough = await holdBack(page, /documents:batchGet/);
    await signInBrowser(page.context(), client);
    const answersAsked = page.waitForRequest((request) => asksFor(request, paths.answersOf(client.code)));
    await page.goto(routes.assessment);
    await expect(page.getByPlaceholder("Enter access code")).toHaveValue(client.code);
    await expect(page.getByText(gateWords.filledLead(gateWords.opensAssessment))).toBeVisible();
    await answersAsked; // in front of the gate, so that they are here when it opens
    await buttonNamed(page, "Unlock").click();
    await expect(field).toHaveValue(mission);
    expect((await getDoc(invitation)).data()).not.toHaveProperty("lastLogin");
    await updateDoc(invitation, { usedBy: "somebody else" });
    await field.fill(`${mission}, every day`);
    await letCheckThrough();

    await expect(page.getByRole("alert")).toHaveText(assessmentMessages.wrongAccessCode);
    await expect(page.getByPlaceholder("Enter access code")).toHaveValue(client.code);
    await updateDoc(invitation, { usedBy: client.uid });
    await buttonNamed(page, "Unlock").click();
    await expect(field).toHaveValue(`${mission}, every day`);
    expect((await getDoc(invitation)).data()).toHaveProperty("lastLogin");
  });

  test("its button stays where it is as the account's own code is filled in", async ({ page }) => {
    const client = await aRegisteredClient();
    const asksForCode = (request: Request) => asksFor(request, paths.profile(client.uid));
    const letCodeThrough = await holdBack(page, /Listen\/channel/, asksForCode);
    await page.setViewportSize({ width: 320, height: 720 });
    await signInBrowser(page.context(), client);
    await page.goto(routes.assessment);
    await expect(page.getByText(gateWords.lead(gateWords.opensAssessment))).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const place = await buttonNamed(page, "Unlock").boundingBox();
    await letCodeThrough();
    await expect(page.getByText(gateWords.filledLead(gateWords.opensAssessment))).toBeVisible();
    await expect(page.getByText(gateWords.lead(gateWords.opensAssessment))).toBeHidden();
    expect(await buttonNamed(page, "Unlock").boundingBox()).toEqual(place);
  });

  test(
    "stays open on the device on which it was opened, tells the invitation of each visit, and closes for a code that is no longer right",
    { tag: "@heavy" },
    async ({ page, context }) => {
      const client = await openAssessment(page);
      const invitation = doc(database, paths.invitation(client.code));
      // The first visit is told behind the page.
      await expect.poll(async () => (await getDoc(invitation)).data()).toHaveProperty("lastLogin");
      const earlier = Timestamp.fromMillis(0);
      await updateDoc(invitation, { lastLogin: earlier });
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(stepTitles[0] ?? "");
      expect((await getDoc(invitation)).data()).toMatchObject({ lastLogin: earlier });

      const later = await context.newPage();
      await later.goto(routes.assessment);
      await expect(later.getByRole("heading", { level: 1 })).toHaveText(stepTitles[0] ?? "");
      await expect.poll(async () => (await getDoc(invitation)).get("lastLogin") as unknown).not.toEqual(earlier);

      // A move to another contact would end the session, too.
      await updateDoc(invitation, { invitationCode: "another-code" });
      const refused = await context.newPage();
      await refused.goto(routes.assessment);
      await expect(refused.getByPlaceholder("Enter access code")).toBeVisible();
    },
  );

  test("makes whoever guesses wait, also after a reload", { tag: "@heavy" }, async ({ page }) => {
    const client = await aRegisteredClient();
    await signInBrowser(page.context(), client);
    await page.goto("/leadership-assessment");
    for (let nth = 0; nth < 5; nth++) {
      await unlock(page, `wrong-code-${nth}`);
      await expect(page.getByRole("alert")).toHaveText(assessmentMessages.wrongAccessCode);
    }
    await expect(page.getByText("Too many wrong codes.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Too many wrong codes.")).toBeVisible();
    await expect(buttonNamed(page, "Unlock")).toBeDisabled();
    await page.getByPlaceholder("Enter access code").fill(client.code);
    await page.getByPlaceholder("Enter access code").press("Enter");
    await expectAccessible(page);
    const invitation = await getDoc(doc(database, paths.invitation(client.code)));
    expect(invitation.data()).not.toHaveProperty("lastLogin");
  });
});

/** Tells whether a page begins to follow a document with this request. */
function asksFor(request: Request, path: string): boolean {
  return request.url().includes("/Listen/channel") && decodeURIComponent(request.postData() ?? "").includes(path);
}
