import { paths } from "../../../src/domain/kernel/collections";
import { staffMessages } from "../../../src/domain/inquiries/action-words";
import { failedActionWords } from "../../../src/domain/inquiries/words";
import { anAdministrator } from "../../support/accounts/accounts";
import { runningSuite } from "../../support/suite/running-suite";
import { expect, failedRequests, test } from "../../support/journeys/page";
import { findInquiry, createInquiry, openDashboard, placesOf } from "../../support/journeys/staff";

// Without an answer the SDK loads an image from elsewhere, to see whether there is a network at all.
test.use({ expectedErrors: [new RegExp(`${failedRequests.source}|cleardot\\.gif`)] });

const firestoreUrls = () => `http://127.0.0.1:${runningSuite().ports.firestore}/**`;

test("a move whose answer gets lost has happened once, and is told as done", { tag: "@heavy" }, async ({ page }) => {
  const account = await anAdministrator();
  const { id, name } = await createInquiry();
  await openDashboard(page, account);
  const entry = await findInquiry(page, name);
  let lost = 0;
  await page.route("**/documents:commit*", async (route) => {
    if (route.request().method() === "POST" && lost === 0) {
      lost++;
      await route.fetch();
      return route.abort();
    }
    return route.fallback();
  });
  await entry.getByRole("button", { name: "Move to Task Queue" }).click();
  await expect(page.getByText(staffMessages.inquiryMoved(name))).toBeVisible();
  expect(lost).toBe(1);
  expect(await placesOf(id, [account.uid])).toEqual([paths.task(account.uid, id)]);
});

test(
  "a move without a database is told as not confirmed, and can be tried again",
  { tag: "@heavy" },
  async ({ page }) => {
    const account = await anAdministrator();
    const { id, name } = await createInquiry();
    await openDashboard(page, account);
    const entry = await findInquiry(page, name);
    await page.route(firestoreUrls(), (route) => route.abort());
    await entry.getByRole("button", { name: "Move to Task Queue" }).click();
    await expect(page.getByText(failedActionWords.inquiryMoveFailed(name))).toBeVisible({ timeout: 30_000 });
    expect(await placesOf(id, [account.uid])).toEqual([paths.inquiry(id)]);

    await page.unroute(firestoreUrls());
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText(staffMessages.inquiryMoved(name))).toBeVisible();
    expect(await placesOf(id, [account.uid])).toEqual([paths.task(account.uid, id)]);
  },
);
