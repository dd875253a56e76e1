// The costs of each journey in the browser, counted in the page, and held to the guide's table.
import { doc, setDoc } from "firebase/firestore/lite";
import { inquiryMessages } from "../../src/domain/inquiries/action-words";
import { paths } from "../../src/domain/kernel/collections";
import { routes } from "../../src/domain/kernel/routes";
import { mailingListMessages } from "../../src/domain/mailing-list/words";
import { anAdministrator } from "../support/accounts/accounts";
import { costProblems } from "../../local/checks/cost-table";
import { aBusyProject } from "../support/suite/costs/busy-project";
import { meterPage } from "../support/suite/costs/page-meter";
import { aClientWithAnswers, enterAssessment, jumpTo, rate, untilSaved } from "../support/journeys/assessment-page";
import { anInvitedBusiness, registerBusiness } from "../support/journeys/invited-business";
import { screensHigh, tabsTo } from "../support/suite/costs/measured-screen";
import { expect, test, unique } from "../support/journeys/page";
import { answerCall, documentAt, goToPlace, openDashboard } from "../support/journeys/staff";

test("a subscription is one document", async ({ page }) => {
  const { costs } = await meterPage(page);
  await page.goto(routes.landing);
  const form = page.getByRole("region", { name: "Mailing list" });
  await form.getByLabel("Name", { exact: true }).fill("Ines Weber");
  await form.getByLabel("Business name").fill("Northwind Logistics");
  await form.getByLabel("Email").fill(`${unique("costs").replace(" ", ".")}@northwind.example`);
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText(mailingListMessages.subscribed)).toBeVisible();
  expect(costProblems("A subscription, confirmed", await costs())).toEqual([]);
});

test(
  "a dashboard with full lists is read within few screens, tabs and costs, and an inquiry is answered",
  { tag: "@heavy" },
  async ({ page }) => {
    const account = await anAdministrator();
    const { inquiry, database } = await aBusyProject(page, account.uid);
    await setDoc(doc(database, paths.administrator(account.uid)), { email: account.email }); // here before
    await answerCall(page, "readHealth", { late: [] });
    await answerCall(page, "sendEmailReply", { success: true });
    const { costs, newerVersions, isGone } = await meterPage(page);
    await openDashboard(page, account);
    const { name, id } = inquiry;
    const entry = page.getByRole("region", { name: "Inquiries" }).getByRole("article", { name, exact: true });
    await expect(entry).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    const opened = await costs();
    expect.soft(costProblems("A dashboard, opened", opened)).toEqual([]);
    expect.soft(opened["browser reads"]).toBeLessThanOrEqual(60);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect.soft(await screensHigh(page), "so many screens of 1280 by 800").toBeLessThanOrEqual(4);
    expect.soft(await tabsTo(page, "Complete"), "tabs to the first task's Complete").toBeLessThanOrEqual(30);

    await entry.getByRole("button", { name: "Reply" }).click();
    const dialog = page.getByRole("dialog", { name: "Reply to Inquiry" });
    await dialog.getByLabel("Message").fill("Yes, we do.");
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("alert")).toHaveText(inquiryMessages.replySent);
    await expect(entry).toHaveCount(0);
    await expect.poll(() => isGone(id)).toBe(true); // with the one that takes its place, which the page reads
    const answering = await costs();
    const sent = 1; // by the visitor, as a subscription is
    const both = { ...answering, "browser writes": answering["browser writes"] + sent };
    expect.soft(costProblems("An inquiry, answered", both)).toEqual([]);

    const heardBefore = await newerVersions();
    await goToPlace(page, "Settings");
    await expect(page.getByRole("button", { name: "Look again" })).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    const settings = await costs();
    // The page may still hear of the answer: the functions follow it.
    settings["browser reads"] -= (await newerVersions()) - heardBefore;
    expect(costProblems("The settings, opened", settings)).toEqual([]);
  },
);

test("a business registers", async ({ page }) => {
  const { costs } = await meterPage(page);
  await registerBusiness(page, await anInvitedBusiness());
  expect(costProblems("A registration", await costs())).toEqual([]);
});

test("a business opens the assessment and answers a step of it", async ({ page }) => {
  const { costs, newerVersions } = await meterPage(page);
  const client = await aClientWithAnswers({ "0": { hasCoreValues: "no" } });
  // The functions follow these answers: what they write would be counted as well, if it came while the page is open.
  const followed = ["progress", "lists", "searchWords"];
  const fieldsThere = async () => Object.keys((await documentAt(paths.invitation(client.code))) ?? {});
  await expect.poll(fieldsThere).toEqual(expect.arrayContaining(followed));
  await enterAssessment(page, client);
  const opened = await costs();
  // Its own profile, the answers, the invitation, and whether there was a round before: that is asked behind the page.
  // Its visit is written behind the page as well.
  const allDone = async () => {
    const more = await costs();
    opened["browser reads"] += more["browser reads"];
    opened["browser writes"] += more["browser writes"];
    return opened["browser reads"] - (await newerVersions()) >= 4 && opened["browser writes"] >= 1;
  };
  await expect.poll(allDone).toBe(true);
  // A page that is slow to open hears in between of its own visit, and of what the functions make of that.
  const heardAgain = await newerVersions();
  expect.soft(heardAgain).toBeLessThanOrEqual(2);
  opened["browser reads"] -= heardAgain;
  expect.soft(costProblems("An assessment, opened", opened)).toEqual([]);
  // The functions follow the visit, too: the page may still hear of that, and it is no part of the step.
  await expect.poll(() => isVisitFollowed(client.code)).toBe(true);
  await costs();

  await rate(page, "Does your organization have a mission statement?", "Yes");
  await page.getByLabel("What is your organization's mission statement?").fill("Fresh food for all.");
  await jumpTo(page, 2);
  await untilSaved(page);
  expect.soft(costProblems("A step of the assessment, answered", await costs())).toEqual([]);
});

async function isVisitFollowed(code: string): Promise<boolean> {
  const { lastLogin, lists } = (await documentAt(paths.invitation(code))) ?? {};
  const { atWork } = (lists ?? {}) as { atWork?: unknown };
  return lastLogin !== undefined && JSON.stringify(atWork) === JSON.stringify(lastLogin);
}
