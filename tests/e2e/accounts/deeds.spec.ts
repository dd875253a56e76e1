// Opening a business leaves a line, which every administrator finds among the deeds.
import { doc, setDoc, Timestamp } from "firebase/firestore/lite";
import { fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { paths } from "../../../src/domain/kernel/collections";
import { routes } from "../../../src/domain/kernel/routes";
import { deedNames, deedWords } from "../../../src/domain/operation/deeds/words";
import { anAdministrator } from "../../support/accounts/accounts";
import { aRegisteredClient } from "../../support/accounts/registered-client";
import { expect, expectAccessible, test, unique } from "../../support/journeys/page";
import { openDashboard } from "../../support/journeys/staff";
import { database } from "../../support/shared/database";

test("opening a business leaves a line that is found by its code, its person and its day, and leads there", async ({
  page,
}) => {
  const businessName = unique("Harvest");
  const { code } = await aRegisteredClient({ businessName, createdAt: Timestamp.now() });
  await setDoc(doc(database, paths.answersOf(code)), { progressData: fullAnswers(), lastUpdated: Timestamp.now() });
  const administrator = await anAdministrator();
  await openDashboard(page, administrator);
  await page.goto(routes.business(code));
  const business = page.getByRole("heading", { level: 1, name: businessName });
  await expect(business).toBeVisible();
  await expect(page.getByRole("list", { name: "Progress" })).toContainText("all 19 answered");
  await page.reload();
  await expect(business).toBeVisible();

  await page.goto(routes.adminDashboard);
  await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Settings" }).click();
  const deeds = page.getByRole("region", { name: deedWords.title }).first();
  await expect(page.getByRole("heading", { level: 2, name: deedWords.title })).toBeVisible();
  await deeds.getByRole("textbox", { name: deedWords.object }).fill(code);
  const lines = deeds.getByRole("table").getByRole("row").filter({ hasText: deedNames["business read"] });
  // Both openings, each by an event of its own.
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText(administrator.email);
  await expectAccessible(page);

  await deeds.getByLabel(deedWords.to).fill("2020-01-01");
  await expect(deeds.getByText(deedWords.noneFound)).toBeVisible();
  await deeds.getByRole("button", { name: deedWords.clear }).click();
  await deeds.getByRole("combobox", { name: deedWords.person }).selectOption(administrator.email);
  await expect(lines).toHaveCount(2);
  await lines.first().getByRole("link", { name: code }).click();
  await expect(business).toBeVisible();
});
