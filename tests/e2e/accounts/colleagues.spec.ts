// Colleagues of a business: from the mail to the first answer, what the contact sees of it, and a seat that is taken
// away while its colleague types.
import type { Browser, Locator, Page } from "@playwright/test";
import { doc, getDoc, Timestamp } from "firebase/firestore/lite";
import { accountMessages } from "../../../src/domain/accounts/words";
import { colleagueDashboardWords, ownBusinessesWords } from "../../../src/domain/accounts/dashboard/words";
import { seatEndWords, seatWords } from "../../../src/domain/assessment/seats/words";
import { colleaguesWords } from "../../../src/domain/invitations/seats/words";
import { paths } from "../../../src/domain/kernel/collections";
import { resultsLinks, routes } from "../../../src/domain/kernel/routes";
import { aTeam } from "../../../src/domain/assessment/answers/answers.fixture";
import { anAdministrator } from "../../support/accounts/accounts";
import { signInBrowser } from "../../support/accounts/browser-sign-in";
import { aRegisteredClient } from "../../support/accounts/registered-client";
import { seatOf, takeSeat } from "../../support/invitations/colleagues";
import { invite } from "../../support/journeys/contact-calls";
import {
  aClientWithAnswers,
  buttonNamed,
  jumpTo,
  radioNamed,
  savedAnswers,
  typeTrends,
  unlock,
  untilSaved,
} from "../../support/journeys/assessment-page";
import { fillInRegistration } from "../../support/journeys/invited-business";
import { expect, expectAccessible, failedRequests, mendedBySdk, test, unique } from "../../support/journeys/page";
import { database } from "../../support/shared/database";
import { invitationLinkIn, mailTo } from "../../support/shared/mail";

const patient = { timeout: 30_000 };
const trends = "How strongly do industry trends influence your strategy?";

const withoutNetwork = new RegExp(`${failedRequests.source}|cleardot\\.gif`);
test.use({ expectedErrors: [[withoutNetwork, mendedBySdk], { scope: "test" }] });

/** Counts the presses of a person, and not what they type. */
function presses() {
  let count = 0;
  return {
    press: async (target: Locator) => {
      count += 1;
      await target.click();
    },
    count: () => count,
  };
}

function linkTo(email: string): Promise<string> {
  return mailTo(email).then(([mail]) => {
    const link = new URL(invitationLinkIn(mail ?? { text: "" }));
    return `${link.pathname}${link.search}`;
  });
}

test("a colleague comes from the mail to the first answer in four presses, and the business has it", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const contact = await aClientWithAnswers({ "3": { futureReadiness: "2" } });
  const seat = await invite(contact, { steps: ["1"] });
  const link = await linkTo(seat.email);
  const { press, count } = presses();

  // The first press is that of the mail's link.
  await page.goto(link);
  await expect(page.getByText(colleagueDashboardWords.lead("Nora Field", "Northwind Logistics"))).toBeVisible();
  await expect(page.getByLabel("Your Name")).toHaveValue("Dana Reed");
  await fillInRegistration(page, { name: "Dana Reed" });
  await expectAccessible(page);
  await press(page.getByRole("button", { name: "Create Account" }));
  await expect(page.getByPlaceholder("Enter access code")).toHaveValue(seat.code, patient);
  await press(page.getByRole("button", { name: "Unlock" }));
  const steps = page.getByRole("navigation", { name: "Assessment Steps" });
  await expect(steps.getByRole("button")).toHaveText(["Strategic Business Drivers & Challenges", seatWords.summary]);
  await press(radioNamed(page, trends, "4"));
  expect(count() + 1).toBe(4);
  await untilSaved(page);
  await expectAccessible(page);
  // A text that is typed while a rating is under way stays.
  await typeTrends(page, "Parcels.");
  await untilSaved(page);
  await expect
    .poll(() => savedAnswers(contact.code), patient)
    .toMatchObject({ "1": { trendInfluence: "5", trendDetails: "Parcels." }, "3": { futureReadiness: "2" } });
  expect((await getDoc(doc(database, paths.seat(seat.code)))).get("lastLogin")).toBeDefined();

  // Results are the contact's.
  await page.goto(routes.results);
  await expect(page).toHaveURL(routes.assessment, patient);
  await page.goto(routes.dashboard);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome Northwind Logistics", patient);
  await expect(page.getByText(colleagueDashboardWords.done(0, 1))).toBeVisible(patient);
  await expect(page.getByRole("heading", { name: colleaguesWords.title })).toHaveCount(0);
  await expectAccessible(page);
});

async function openAs(browser: Browser, who: Parameters<typeof signInBrowser>[1], path: string): Promise<Page> {
  const context = await browser.newContext();
  await signInBrowser(context, who);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test(
  "a contact invites a colleague, sees how far they are, and takes them away while they type: nothing typed is lost",
  { tag: "@heavy" },
  async ({ page, browser }) => {
    test.setTimeout(240_000);
    const contact = await aClientWithAnswers({ "2": { teams: [aTeam({ teamName: "Sales" })] } });
    const name = unique("Dana");
    const email = `${name.replace(" ", ".").toLowerCase()}@northwind.example`;
    const dashboard = await openAs(browser, contact, routes.dashboard);
    const colleagues = dashboard.getByRole("region", { name: colleaguesWords.title });
    await buttonNamed(dashboard, colleaguesWords.invite).click(patient);
    const dialog = dashboard.getByRole("dialog", { name: colleaguesWords.invite });
    await buttonNamed(dashboard, colleaguesWords.sendInvitation).click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    await dialog.getByLabel(colleaguesWords.name).fill(name);
    await dialog.getByLabel(colleaguesWords.email).fill(email);
    await dialog.getByLabel("Strategic Business Drivers & Challenges").check();
    await dialog.getByLabel("Sales").check();
    await expectAccessible(dashboard);
    await buttonNamed(dashboard, colleaguesWords.sendInvitation).click();
    await expect(dashboard.getByText(colleaguesWords.invited(name))).toBeVisible(patient);
    await expect(colleagues.getByText("without an account so far")).toBeVisible(patient);
    await expectAccessible(dashboard);

    const seat = await seatOf(contact, email);
    await page.goto(await linkTo(email));
    await fillInRegistration(page, { name });
    await buttonNamed(page, "Create Account").click();
    await expect(page.getByPlaceholder("Enter access code")).toHaveValue(seat.code, patient);
    await buttonNamed(page, "Unlock").click();
    await typeTrends(page, "Parcels.");
    await untilSaved(page);
    await page
      .getByRole("navigation", { name: "Assessment Steps" })
      .getByRole("button", { name: "Team: Sales" })
      .click();
    await radioNamed(page, "How clear are roles and responsibilities in this team?", "1").check();
    await untilSaved(page);
    await expect
      .poll(() => savedAnswers(contact.code), patient)
      .toMatchObject({ "1": { trendDetails: "Parcels." }, "2": { teams: [{ teamName: "Sales", roleClarity: "1" }] } });

    const listed = doc(database, paths.colleague(contact.code, seat.id));
    await expect
      .poll(async () => (await getDoc(listed)).get("progress") as unknown, patient)
      .toHaveProperty("lastAnswerAt");
    await dashboard.reload();
    await expect(colleagues.getByText(/of 2 done, last answer today/)).toBeVisible(patient);
    const consultant = await openAs(browser, await anAdministrator(), routes.business(contact.code));
    await expect(consultant.getByRole("region", { name: colleaguesWords.title })).toContainText(name, patient);
    await consultant.goto(resultsLinks(routes.business(contact.code)).answers);
    await consultant.getByRole("heading", { name: "Strategic Business Drivers & Challenges" }).click(patient);
    await expect(consultant.getByText(`Answered by ${name}`).first()).toBeVisible(patient);

    const mission = "Which roles or responsibilities in this team are unclear?";
    await page.getByLabel(mission).fill("Typed just before the end.");
    await page.context().setOffline(true);
    await page.getByLabel(mission).fill("Typed just before the end, and never sent.");
    await buttonNamed(dashboard, colleaguesWords.takeAwayOf(name)).click();
    await buttonNamed(dashboard, colleaguesWords.takeAway).last().click();
    await expect(dashboard.getByText(colleaguesWords.takenAway(name))).toBeVisible(patient);
    await page.context().setOffline(false);
    await expect(page.getByText(accountMessages.seatEnded("Northwind Logistics"))).toBeVisible({ timeout: 90_000 });
    await expect(page.getByRole("region", { name: seatEndWords.unsent })).toContainText(
      "Typed just before the end, and never sent.",
    );
    await expectAccessible(page);
    expect(await savedAnswers(contact.code)).toMatchObject({ "1": { trendDetails: "Parcels." } });
    await page.reload();
    await expect(page.getByText("Typed just before the end, and never sent.")).toBeVisible(patient);
    await page.goto(routes.dashboard);
    await expect(page.getByText(accountMessages.seatEnded("Northwind Logistics"))).toBeVisible(patient);
  },
);

test(
  "one account answers for two businesses that ask it, and goes from one to the other",
  { tag: "@heavy" },
  async ({ page }) => {
    test.setTimeout(180_000);
    const [first, second] = [
      await aClientWithAnswers({}, { businessName: unique("Northwind") }),
      await aClientWithAnswers({}, { businessName: unique("Southwind") }),
    ];
    const person = await aRegisteredClient({ createdAt: Timestamp.now() });
    const names = await Promise.all(
      [first, second].map(async ({ code }) =>
        String((await getDoc(doc(database, paths.invitation(code)))).get("businessName")),
      ),
    );
    const [ofFirst = "", ofSecond = ""] = names;
    for (const contact of [first, second]) await invite(contact, {}, { email: person.email });
    const links = (await mailTo(person.email)).map((mail) => new URL(invitationLinkIn(mail)));
    for (const [nth, link] of links.entries()) {
      await page.goto(`${link.pathname}${link.search}`);
      const password = page.getByLabel("Password", { exact: true });
      if (nth === 0) {
        await password.fill(person.password);
        await buttonNamed(page, ownBusinessesWords.logIn).click();
        await expect(page.getByPlaceholder("Enter access code")).toBeVisible(patient);
      } else {
        await buttonNamed(page, ownBusinessesWords.accept).click(patient);
      }
    }
    const businesses = page.getByRole("region", { name: ownBusinessesWords.title });
    await expect(businesses.getByText(ownBusinessesWords.isOpen(ownBusinessesWords.asColleague(ofSecond)))).toBeVisible(
      patient,
    );
    await expectAccessible(page);
    const answer = async (text: string) => {
      await page.goto(routes.assessment);
      await buttonNamed(page, "Unlock").click(patient);
      await jumpTo(page, 2);
      await typeTrends(page, text);
      await untilSaved(page);
    };
    await answer("For the second.");
    await page.goto(routes.dashboard);
    await buttonNamed(page, ownBusinessesWords.open(ownBusinessesWords.asColleague(ofFirst))).click(patient);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Welcome ${ofFirst}`, patient);
    await answer("For the first.");
    for (const [{ code }, text] of [
      [first, "For the first."],
      [second, "For the second."],
    ] as const)
      await expect.poll(() => savedAnswers(code), patient).toMatchObject({ "1": { trendDetails: text } });
  },
);

test(
  "two colleagues answer the same step at once, and each has what both have said",
  { tag: "@heavy" },
  async ({ browser }) => {
    test.setTimeout(180_000);
    const contact = await aClientWithAnswers({});
    const seats = [await invite(contact, { steps: ["1"] }), await invite(contact, { steps: ["1"] })];
    const pages = await Promise.all(
      seats.map(async (seat) => {
        const page = await openAs(browser, await takeSeat(seat), routes.assessment);
        await unlock(page, seat.code);
        return page;
      }),
    );
    const [one, other] = pages;
    if (!one || !other) throw new Error("A page is missing.");
    const influence = "How strong is your competitive advantage?";
    await Promise.all([typeTrends(one, "Parcels."), radioNamed(other, influence, "2").check()]);
    await Promise.all(pages.map(untilSaved));
    const said = { "1": { trendInfluence: "5", trendDetails: "Parcels.", competitiveAdvantage: "2" } };
    await expect.poll(() => savedAnswers(contact.code), patient).toMatchObject(said);
    await expect(radioNamed(one, influence, "2")).toBeChecked(patient);
    await expect(radioNamed(other, trends, "5")).toBeChecked(patient);
    await expect(other.getByLabel("Which trends matter most for your strategy, and why?")).toHaveValue(
      "Parcels.",
      patient,
    );
  },
);
