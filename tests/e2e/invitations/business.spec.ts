// The consultant's side: from the invitations to one business, its answers, its gap profile and its plan, and all of it
// on paper.
import { doc, setDoc, Timestamp, updateDoc } from "firebase/firestore/lite";
import type { ProgressData } from "../../../src/domain/assessment/answers/answers";
import { aTeam, fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { comparisonWords } from "../../../src/domain/assessment/comparison/words";
import { aPlanText } from "../../../src/domain/assessment/plan/plan.fixture";
import { gapProfile } from "../../../src/domain/assessment/gap-profile/gap-profile";
import { stepTitles } from "../../../src/domain/assessment/questionnaire/step-titles";
import { invitationMessages } from "../../../src/domain/invitations/words";
import { businessMessages } from "../../../src/domain/assessment/words";
import { paths } from "../../../src/domain/kernel/collections";
import { languageField, type Language } from "../../../src/domain/kernel/language";
import { resultsLinks, routes } from "../../../src/domain/kernel/routes";
import { anAdministrator } from "../../support/accounts/accounts";
import { giveRoundBefore } from "../../support/assessment/round-before";
import { database } from "../../support/shared/database";
import { aRegisteredClient } from "../../support/accounts/registered-client";
import { signInBrowser } from "../../support/accounts/browser-sign-in";
import { downloadDocument, expectReport } from "../../support/journeys/downloads";
import { expect, expectAccessible, test, unique } from "../../support/journeys/page";
import { findBusiness, openDashboard } from "../../support/journeys/staff";

const planText = aPlanText();

interface BusinessWithAnswers {
  code: string;
  businessName: string;
}

async function createBusiness(progressData?: ProgressData, language: Language = "en"): Promise<BusinessWithAnswers> {
  const businessName = unique("Harvest");
  const written = { businessName, createdAt: Timestamp.now(), ...languageField(language) };
  const { code } = await aRegisteredClient(written);
  if (progressData) {
    const made = { trainingPlan: planText, planModel: "sample", planGeneratedAt: Timestamp.now() };
    await setDoc(doc(database, paths.answersOf(code)), { progressData, lastUpdated: Timestamp.now(), ...made });
  }
  return { code, businessName };
}

test("a consultant takes the answers of a German business along in German", async ({ page }) => {
  const { code } = await createBusiness(fullAnswers(), "de");
  await signInBrowser(page.context(), await anAdministrator());
  await page.goto(resultsLinks(routes.business(code)).answers);
  await expect(page.getByText(businessMessages.readsAnother("Deutsch"))).toBeVisible();
  await page.getByRole("link", { name: businessMessages.openInItsLanguage }).click();
  await expect(page).toHaveURL(`/de${resultsLinks(routes.business(code)).answers}`);
  const answers = String(await downloadDocument(page, "Antworten mitnehmen", "Markdown"));
  expect(answers).toContain("Vision und Leitbild");
  await expect(page.getByText("Sprache dieses Unternehmens")).toHaveCount(0);
});

test(
  "a consultant opens a business and takes its plan along with both pictures",
  { tag: "@heavy" },
  async ({ page }) => {
    test.setTimeout(90_000);
    const { code, businessName } = await createBusiness(fullAnswers());
    await openDashboard(page, await anAdministrator());
    await (await findBusiness(page, businessName)).getByRole("link", { name: businessName }).click();
    await expect(page).toHaveURL(`/admin-dashboard/businesses/${code}`);
    await expect(page.getByRole("heading", { level: 1, name: businessName })).toBeVisible();
    await expect(page.getByRole("list", { name: "Progress" })).toContainText("all 19 answered");
    await expect(page.getByRole("region", { name: "Most pressing" })).toContainText("Role clarity: 2 of 2 teams");
    await expect(page.getByRole("link", { name: /^Design this course for/ })).toHaveCount(1);
    await page.emulateMedia({ colorScheme: "dark" }); // a business reads the same in the light one
    await expectAccessible(page);

    const results = page.getByRole("navigation", { name: "Results" });
    await results.getByRole("link", { name: "Gap profile" }).click();
    const { gaps } = gapProfile(fullAnswers());
    const row = page.getByRole("table", { name: "All gaps" }).locator("tbody").getByRole("row");
    await expect(row.first()).toContainText("1. Role clarity in Customer care");
    await page.getByRole("button", { name: `Show all ${gaps.length} gaps` }).click();
    await expect(row).toHaveCount(gaps.length);
    await expect(
      page.getByRole("img", { name: "Radar of 8 areas of the organization" }).locator("path"),
    ).not.toHaveCount(0);
    await expect(page.getByRole("group", { name: "Heat map of 2 teams by 7 dimensions" })).toContainText("Warehouse");
    await expectAccessible(page);

    await results.getByRole("link", { name: "Training plan" }).click();
    await expect(page.getByRole("region", { name: "Training plan" })).toContainText("Delivery methods");
    await expectReport(await downloadDocument(page, "Take the plan with you", "Word"));
    await results.getByRole("link", { name: "Answers" }).click();
    await page.getByRole("heading", { name: stepTitles[1] ?? "" }).click();
    await expect(page.getByText("Complaints are answered too late.")).toBeVisible();
    expect(String(await downloadDocument(page, "Take the answers with you", "Markdown"))).toContain(
      "Complaints are answered",
    );

    await results.getByRole("link", { name: "Training plan" }).click();
    await page
      .getByRole("link", { name: /^Design this course for/ })
      .first()
      .click();
    await expect(page.getByRole("checkbox", { name: "“Complaints are answered too late.”" })).toBeChecked();
    await expect(page.getByLabel("Audience")).toHaveValue(businessName);
    await expect(page.getByLabel("Length")).toHaveValue("");
    await expect(page.getByLabel("Language")).toHaveValue("English");
    await page.getByLabel("Audience").fill("Drivers");
    const sent = page.waitForRequest("**/generateCourseOutline");
    await page.getByRole("button", { name: "Generate Outline" }).click();
    expect((await sent).postDataJSON()).toMatchObject({ data: { audience: "Drivers", language: "English" } });
    await expect(page.getByText(/from the training plan of .* · Written by/)).toBeVisible();
    await page.getByRole("link", { name: "Back to the plan" }).click();
    await expect(page).toHaveURL(`/admin-dashboard/businesses/${code}/plan#plan-item-2-1`);
    await expect(page.getByRole("link", { name: /^Open its course for/ })).toBeVisible();
  },
);

test(
  "what a business answers and what a picture shows can be followed without the picture",
  { tag: "@heavy" },
  async ({ page }) => {
    const { code } = await createBusiness({ "2": { teams: [aTeam({ teamName: "Night shift", roleClarity: "1" })] } });
    await signInBrowser(page.context(), await anAdministrator());
    await page.goto(`/admin-dashboard/businesses/${code}/profile`);
    const teams = page.getByRole("region", { name: "The teams", exact: true });
    await teams.getByRole("button", { name: "Show as table" }).click();
    await expect(teams.getByRole("row", { name: /Night shift/ })).toContainText("1 (critical)");
    await updateDoc(doc(database, paths.answersOf(code)), {
      "progressData.2": { teams: [aTeam({ teamName: "Night shift", roleClarity: "2" })] },
    });
    await expect(teams.getByRole("row", { name: /Night shift/ })).toContainText("2 (high)");

    await giveRoundBefore(code);
    await page.reload();
    await page.getByRole("navigation", { name: "Results" }).getByRole("link", { name: "Since last time" }).click();
    await expect(page.getByText(comparisonWords.added("Night shift"))).toBeVisible();
  },
);

test(
  "a business that has not begun and a code that is none are told apart, and a name is corrected",
  { tag: "@heavy" },
  async ({ page }) => {
    test.setTimeout(90_000);
    const { code, businessName } = await createBusiness();
    await signInBrowser(page.context(), await anAdministrator());
    await page.goto(`/admin-dashboard/businesses/${code}`);
    await expect(page.getByRole("heading", { level: 1, name: businessName })).toBeVisible();
    await expect(page.getByText(businessMessages.noAnswers)).toBeVisible();

    await page.getByRole("button", { name: "Correct the name" }).click();
    const dialog = page.getByRole("dialog", { name: `Correct the name of ${businessName}` });
    await dialog.getByRole("textbox", { name: "Business Name" }).fill(`${businessName} Logistics`);
    await dialog.getByRole("button", { name: "Correct the name" }).click();
    const corrected = page.getByRole("heading", { level: 1, name: `${businessName} Logistics` });
    await expect(corrected).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(invitationMessages.nameCorrected(`${businessName} Logistics`))).toBeVisible();
    await page.getByText("What was corrected").click();
    await expect(page.getByText(`Name: ${businessName} became ${businessName} Logistics`)).toBeVisible();
    await expectAccessible(page);

    for (const unknown of ["no-such-business-here", "%3Cb%3E", "__proto__"]) {
      await page.goto(`/admin-dashboard/businesses/${unknown}`);
      await expect(page.getByText(businessMessages.unknown)).toBeVisible();
    }
    await expectAccessible(page);
    await page.getByRole("link", { name: businessMessages.back }).click();
    await expect(page).toHaveURL("/admin-dashboard/businesses");
  },
);

test("nobody but an administrator gets to a business by its address", async ({ page, context }) => {
  const { code } = await createBusiness(fullAnswers());
  await page.goto(`/admin-dashboard/businesses/${code}`);
  await expect(page).toHaveURL("/login");
  await signInBrowser(context, await aRegisteredClient());
  await page.goto(`/admin-dashboard/businesses/${code}`);
  await expect(page).toHaveURL("/login");
});
