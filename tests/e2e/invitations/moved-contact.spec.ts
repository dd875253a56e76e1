// A consultant moves an assessment while its business is at work on it.
import { updateDoc, doc, Timestamp } from "firebase/firestore/lite";
import { accountMessages } from "../../../src/domain/accounts/words";
import { invitationMessages } from "../../../src/domain/invitations/words";
import { paths } from "../../../src/domain/kernel/collections";
import { routes } from "../../../src/domain/kernel/routes";
import { anAdministrator } from "../../support/accounts/accounts";
import { signInBrowser } from "../../support/accounts/browser-sign-in";
import { openAssessment, savedAnswers, unlock, untilSaved } from "../../support/journeys/assessment-page";
import { fillInRegistration, submitRegistration } from "../../support/journeys/invited-business";
import { expect, expectAccessible, test, unique } from "../../support/journeys/page";
import { database } from "../../support/shared/database";
import { invitationLinkIn, mailTo } from "../../support/shared/mail";

const patient = { timeout: 30_000 };

test(
  "an assessment is moved while somebody is at work on it: they are told, and the new contact goes on",
  { tag: "@heavy" },
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    const client = await openAssessment(page, { "0": { hasMission: "yes" } });
    const { code, email } = client;
    await updateDoc(doc(database, paths.invitation(code)), { createdAt: Timestamp.now() });
    const mission = page.getByLabel("What is your organization's mission statement?");
    await mission.fill("Fresh food for all.");
    await untilSaved(page);

    const to = `${unique("colleague").replace(" ", ".")}@northwind.example`;
    const desk = await browser.newContext();
    await signInBrowser(desk, await anAdministrator());
    const business = await desk.newPage();
    await business.goto(routes.business(code));
    await business.getByRole("button", { name: "Move to another contact" }).click();
    const dialog = business.getByRole("dialog", { name: /^Move .* to another contact$/ });
    await dialog.getByRole("textbox", { name: "Email of the new contact" }).fill(email);
    await dialog.getByRole("button", { name: "Move to another contact" }).click();
    await expect(dialog.getByText(invitationMessages.contactIsSame)).toBeVisible();
    await dialog.getByRole("textbox", { name: "Email of the new contact" }).fill(to);
    await expectAccessible(business);
    await dialog.getByRole("button", { name: "Move to another contact" }).click();
    await expect(business.getByText(invitationMessages.contactMoved(to))).toBeVisible(patient);
    await expect(business.getByRole("link", { name: to })).toBeVisible();

    const moved = accountMessages.movedAway("Northwind Logistics");
    await expect(page.getByText(moved)).toBeVisible(patient);
    await expect(mission).toHaveCount(0);

    const newcomer = await browser.newContext();
    const colleague = await newcomer.newPage();
    await colleague.goto(routes.invitation(code));
    await expect(colleague.getByText(invitationMessages.invitationInvalid)).toBeVisible();
    const [mail = { text: "" }] = await mailTo(to);
    await colleague.goto(new URL(invitationLinkIn(mail)).search.replace(/^/, routes.dashboard));
    await expect(colleague.getByRole("textbox", { name: "Email" })).toHaveValue(to);
    await fillInRegistration(colleague, { name: "Nora Brandt" });
    await submitRegistration(colleague);
    await expect(colleague.getByRole("heading", { name: "Welcome Northwind Logistics" })).toBeVisible(patient);
    await colleague.goto(routes.assessment);
    await unlock(colleague, code);
    await expect(colleague.getByLabel("What is your organization's mission statement?")).toHaveValue(
      "Fresh food for all.",
    );
    expect(await savedAnswers(code)).toMatchObject({ "0": { missionStatement: "Fresh food for all." } });

    const later = await browser.newContext();
    await signInBrowser(later, client);
    const dashboard = await later.newPage();
    await dashboard.goto(routes.dashboard);
    await expect(dashboard.getByText(moved)).toBeVisible(patient);
    await Promise.all([desk.close(), newcomer.close(), later.close()]);
  },
);
