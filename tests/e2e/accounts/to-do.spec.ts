import { doc, serverTimestamp, setDoc, updateDoc } from "firebase/firestore/lite";
import { homeWords } from "../../../src/domain/accounts/dashboard/words";
import { fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { aPlanText } from "../../../src/domain/assessment/plan/plan.fixture";
import { voiceRoundWords } from "../../../src/domain/assessment/voices/round-words";
import { colleaguesWords } from "../../../src/domain/invitations/seats/words";
import { brand } from "../../../src/domain/kernel/brand";
import { paths } from "../../../src/domain/kernel/collections";
import { halfAnHour } from "../../../src/domain/kernel/half-an-hour";
import { routes } from "../../../src/domain/kernel/routes";
import { database } from "../../support/shared/database";
import { aRegisteredClient } from "../../support/accounts/registered-client";
import { signInBrowser } from "../../support/accounts/browser-sign-in";
import { buttonNamed } from "../../support/journeys/assessment-page";
import { holdBack } from "../../support/journeys/held-requests";
import { expect, expectAccessible, test } from "../../support/journeys/page";

test("the home greets its person, says how far the business really is, names the consultant, and is two presses from the plan", async ({
  page,
  context,
}) => {
  const client = await aRegisteredClient();
  const answers = doc(database, paths.answersOf(client.code));
  const { "0": strategy, ...others } = fullAnswers();
  const lastUpdated = serverTimestamp();
  await setDoc(answers, { progressData: { "0": strategy }, lastUpdated });
  await signInBrowser(context, client);
  await page.goto("/dashboard");
  await expect(page.getByText("You are at step 2 of 5.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Go on at step 2 of 5" })).toBeVisible();
  await expectAccessible(page);

  await setDoc(answers, { progressData: { "0": strategy, ...others }, lastUpdated });
  await page.reload();
  await expect(page.getByText("All 5 steps are answered.")).toBeVisible();

  await expect(page.getByText(homeWords.hello("Nora Field"))).toBeVisible();
  await updateDoc(answers, { trainingPlan: aPlanText(), planReviewedBy: "Rosa Berg" });
  const letPlanThrough = await holdBack(
    page,
    /documents:batchGet/,
    (request) => request.postData()?.includes(paths.answersOf(client.code)) === true,
  );
  await page.reload();
  const parts = [colleaguesWords.title, voiceRoundWords.title, homeWords.consultant];
  const partNamed = (name: string) => page.getByRole("heading", { level: 2, name, exact: true });
  for (const name of parts) await expect(partNamed(name)).toBeVisible();
  await letPlanThrough();
  // The plan brings a part of its own, and each other one stays there once.
  for (const name of [homeWords.next, ...parts]) await expect(partNamed(name)).toHaveCount(1);
  const consultant = page.getByRole("region", { name: homeWords.consultant });
  await expect(consultant.getByText(homeWords.reviewed("Rosa Berg"))).toBeVisible();
  await expect(consultant.getByRole("link", { name: homeWords.write(brand.contact) })).toBeVisible();
  await expect(consultant.getByRole("link", { name: halfAnHour.label })).toHaveAttribute("href", halfAnHour.to);
  await expect(page.getByText("Your training plan is ready.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Complete Training Needs Assessment" })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("link", { name: "Open your training plan" }).click();
  await buttonNamed(page, "Unlock").click(); // the second press, and the last
  await expect(page).toHaveURL(routes.results);
  await expect(page.getByRole("heading", { name: "Training plan" })).toBeVisible();
});
