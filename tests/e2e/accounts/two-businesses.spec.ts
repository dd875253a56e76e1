// One contact with two businesses: the second is invited by the administrator, accepted by login, and answered; the
// first stays where it was.
import { doc, setDoc, Timestamp } from "firebase/firestore/lite";
import { ownBusinessesWords } from "../../../src/domain/accounts/dashboard/words";
import { invitationMessages } from "../../../src/domain/invitations/words";
import { roundMessages, roundWords } from "../../../src/domain/invitations/rounds/words";
import { paths } from "../../../src/domain/kernel/collections";
import { routes } from "../../../src/domain/kernel/routes";
import { anAdministrator } from "../../support/accounts/accounts";
import { signInBrowser } from "../../support/accounts/browser-sign-in";
import { aRegisteredClient } from "../../support/accounts/registered-client";
import { buttonNamed, rate, savedAnswers, unlock, untilSaved } from "../../support/journeys/assessment-page";
import { expect, expectAccessible, failedRequests, test } from "../../support/journeys/page";
import { database } from "../../support/shared/database";
import { invitationLinkIn, mailTo } from "../../support/shared/mail";

const [first, second] = ["Northwind Logistics", "Southwind Cargo"];
const objectives = "How clearly defined are your organization's strategic objectives?";

test.use({ expectedErrors: [failedRequests] });

test(
  "a contact accepts a second business by login, answers for it, and goes back to the first",
  { tag: "@heavy" },
  async ({ browser, page }) => {
    const client = await aRegisteredClient({ createdAt: Timestamp.now() });
    const answered = { progressData: { "0": { hasMission: "no" } }, lastUpdated: Timestamp.now() };
    await setDoc(doc(database, paths.answersOf(client.code)), answered);

    const consultant = await (await browser.newContext()).newPage();
    await signInBrowser(consultant.context(), await anAdministrator());
    await consultant.goto(routes.adminDashboard);
    const form = consultant.getByRole("region", { name: "Generate New Invitation" });
    const invite = async (name: string) => {
      await form.getByLabel("Business name").fill(name);
      await form.getByLabel("Business email").fill(client.email);
      await form.getByRole("button", { name: "Generate Invitation" }).click();
    };
    await invite("NORTHWIND Logistics");
    await expect(form.getByRole("alert")).toContainText(roundMessages.registered(first, client.email), {
      timeout: 30_000,
    });
    await expect(form.getByRole("button", { name: roundWords.start })).toBeVisible();
    await invite(second);
    await expect(form.getByRole("alert")).toHaveText(invitationMessages.invitationSent(second, client.email), {
      timeout: 30_000,
    });
    const link = invitationLinkIn((await mailTo(client.email))[0] ?? { text: "" });
    const code = new URL(link).searchParams.get("invite") ?? "";

    await page.goto(link);
    await expect(page.getByRole("heading", { name: ownBusinessesWords.loginTitle(second) })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Password", { exact: true }).fill(client.password);
    await buttonNamed(page, ownBusinessesWords.logIn).click();
    const businesses = page.getByRole("region", { name: ownBusinessesWords.title });
    await expect(businesses).toContainText(ownBusinessesWords.isOpen(second), { timeout: 30_000 });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Welcome ${second}`);
    await expectAccessible(page);

    await page.goto(routes.assessment);
    await unlock(page, code);
    await rate(page, objectives, "4");
    await untilSaved(page);
    expect(await savedAnswers(code)).toMatchObject({ "0": { strategicObjectives: "4" } });

    await page.goto(routes.dashboard);
    const open = businesses.getByRole("button", { name: ownBusinessesWords.open(first) });
    await open.focus();
    await page.keyboard.press("Enter");
    const heading = page.getByRole("heading", { level: 1, name: `Welcome ${first}` });
    await expect(heading).toBeFocused({ timeout: 30_000 });
    await expect(businesses.locator("[aria-current]")).toHaveText(ownBusinessesWords.isOpen(first));
    await page.goto(routes.assessment);
    await expect(page.getByPlaceholder("Enter access code")).toHaveValue(client.code);
    await unlock(page, client.code);
    expect(await savedAnswers(client.code)).toMatchObject(answered.progressData);
  },
);
