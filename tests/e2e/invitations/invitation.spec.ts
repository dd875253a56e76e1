import type { Page } from "@playwright/test";
import { needsCheckQuestions } from "../../../src/domain/assessment/needs-check/needs-check";
import { takenWords } from "../../../src/domain/assessment/needs-check/taken-words";
import { invitationMailWords, invitationMessages, invitationWords } from "../../../src/domain/invitations/words";
import { mailFailures } from "../../../src/domain/kernel/failures/mail-problems";
import { ownBusinessesWords } from "../../../src/domain/accounts/dashboard/words";
import { accountMessages, registrationMessages } from "../../../src/domain/accounts/words";
import { colleaguesWords } from "../../../src/domain/invitations/seats/words";
import { paths } from "../../../src/domain/kernel/collections";
import { routes } from "../../../src/domain/kernel/routes";
import { documentsWhere } from "../../support/shared/database";
import { callAsAdministrator } from "../../support/accounts/administrator";
import { anAdministrator } from "../../support/accounts/accounts";
import { invitationLinkIn, mailTo } from "../../support/shared/mail";
import { allRatings } from "../../support/shared/builders";
import { jumpTo, radioNamed, unlock } from "../../support/journeys/assessment-page";
import { setFault } from "../../support/suite/stand-ins";
import {
  anInvitedBusiness,
  submitRegistration,
  expectWelcome,
  fillInRegistration,
  accountPassword,
  registerBusiness,
} from "../../support/journeys/invited-business";
import { expect, expectAccessible, test, unique } from "../../support/journeys/page";
import {
  createInquiry,
  documentAt,
  entryNamed,
  findBusiness,
  findInquiry,
  logIn,
  openDashboard,
  placesOf,
} from "../../support/journeys/staff";

test("a business goes from its inquiry and its invitation in the mail to its dashboard", async ({ page }) => {
  test.setTimeout(90_000);
  const businessName = unique("Bräuer & <Söhne>");
  const businessEmail = `${unique("office").replace(" ", ".")}@brauer.example`;
  const account = await anAdministrator();
  await openDashboard(page, account);
  const { id, name } = await createInquiry({ businessName, email: businessEmail, ratings: allRatings() });
  const inquiry = await findInquiry(page, name);
  await inquiry.getByRole("button", { name: "Invite this business" }).click();
  const form = page.getByRole("dialog", { name: "Generate New Invitation" });
  await expect(form.getByLabel("Business name")).toHaveValue(businessName);
  await expect(form.getByLabel("Business email")).toHaveValue(businessEmail);
  await expect(form.getByText(name)).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel("Business email").fill("office");
  await form.getByRole("button", { name: "Generate Invitation" }).click();
  await expect(form.getByLabel("Business email")).toHaveValue("office");
  await form.getByLabel("Business email").fill(businessEmail);
  await form.getByRole("button", { name: "Generate Invitation" }).click();
  await expect(page.getByRole("alert")).toHaveText(invitationMessages.invitationSent(businessName, businessEmail));
  await expect(form).toHaveCount(0);
  expect(await placesOf(id, [account.uid])).toEqual([paths.repliedInquiry(account.uid, id)]);
  expect(await documentAt(paths.inquiryOutcome(id))).toMatchObject({ outcome: "invited", by: account.uid });
  const filed = entryNamed(page, "Task Queue", name);
  await filed.getByRole("button", { name }).click();
  await expect(filed).toContainText(/Invited on .*: Bräuer/);
  await expectAccessible(page);
  await filed.getByRole("link", { name: businessName }).click();
  await expect(page.getByRole("heading", { level: 1, name: businessName })).toBeVisible();
  await expect(await findBusiness(page, businessEmail)).toContainText(invitationWords.fromInquiry(name));
  await page.getByRole("button", { name: "Logout" }).click();

  const mail = (await mailTo(businessEmail)).find(({ subject }) => subject === invitationMailWords.subject);
  const link = invitationLinkIn(mail ?? { text: "" });
  const invitationCode = new URL(link).searchParams.get("invite") ?? "";
  for (const width of [390, 320]) await expectLetter(page, { html: mail?.html ?? "", name, invitationCode, width });

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Create Your Account" })).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByLabel("Email")).toHaveValue(businessEmail);
  await expect(page.getByLabel("Email")).toHaveAttribute("readonly", "");
  await expect(page.getByLabel("Email")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expectAccessible(page);
  await page.reload();
  await fillInRegistration(page);
  await submitRegistration(page);

  await expectWelcome(page, { businessName, businessEmail, code: invitationCode, link });
  await expect(page.getByRole("heading", { name: "To-Do List" })).toBeVisible();
  await expect(page.getByText("Not started.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Complete Training Needs Assessment" })).toHaveAttribute(
    "href",
    "/leadership-assessment",
  );
  await expectAccessible(page);
  expect(await documentsWhere("invitations", "invitationCode", invitationCode)).toMatchObject([{ status: "used" }]);
  expect(await documentsWhere("profiles", "invitationId", invitationCode)).toMatchObject([
    { name: "Ines Weber", businessName, businessEmail },
  ]);

  // The ratings that came with its inquiry become its first answers.
  await page.getByRole("link", { name: "Complete Training Needs Assessment" }).click();
  await unlock(page, invitationCode);
  await expect(page.getByText(takenWords.offered)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Take over my twelve ratings" }).click();
  await expect(page.getByText(takenWords.takenOver)).toBeVisible();
  for (const { question } of needsCheckQuestions.filter(({ step }) => step === "0")) {
    await expect(radioNamed(page, question.text, "2")).toBeChecked();
    await expect(page.getByRole("radiogroup", { name: question.text, exact: true })).toContainText(takenWords.given);
  }
  await expectAccessible(page);
  await page.reload();
  await jumpTo(page, 3);
  await page.getByRole("button", { name: `Edit ${takenWords.team}` }).click();
  await expect(page.getByText(takenWords.given)).toHaveCount(3);
  await jumpTo(page, 1);
  await expect(page.getByText(takenWords.given)).toHaveCount(2);
  await expect(page.getByText(takenWords.offered)).toHaveCount(0);
  expect(await documentAt(paths.offeredRatings(invitationCode))).toBeUndefined();
  await page.goto(routes.dashboard);

  // The console tells of each part of the dashboard that is asked for after its account has left.
  await expect(page.getByText(/^You are at step/)).toBeVisible();
  await expect(page.getByRole("button", { name: colleaguesWords.invite })).toBeEnabled();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await page.goto(link);
  await expect(page).toHaveURL("/login");
  await logIn(page, { uid: "", email: businessEmail, password: accountPassword });
  await expectWelcome(page, { businessName, businessEmail, code: invitationCode, link });
});

test("the form names what is wrong in the order that was agreed, and keeps what was typed", async ({ page }) => {
  const { link } = await anInvitedBusiness();
  await page.goto(link);
  for (const [typed, label, problem] of [
    [{ name: "  ", password: "a", confirmation: "b" }, "Your Name", accountMessages.nameMissing],
    [{ password: "trail", confirmation: "trial" }, "Confirm Password", accountMessages.passwordsDiffer],
    [{ password: "trail" }, "Create a Password", accountMessages.passwordTooShort],
  ] as const) {
    await fillInRegistration(page, typed);
    await submitRegistration(page);
    await expect(page.getByRole("alert")).toHaveText(problem);
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
  await expect(page.getByLabel("Your Name")).toHaveValue("Ines Weber");
  await expect(page.getByRole("textbox", { name: "Confirm Password" })).toHaveValue("trail");
  await expectAccessible(page);
});

test("without a code, or with one that is unknown, expired, revoked or none, the visitor is told whom to ask", async ({
  page,
}) => {
  const expired = await anInvitedBusiness({ expiresAt: new Date(Date.now() - 1000) });
  const ways = ["/dashboard", "/dashboard?invite=nobody-has-this-code", "/dashboard?invite=../../x", expired.link];
  for (const way of ways) {
    await page.goto(way);
    await expect(page.getByRole("heading", { name: invitationMessages.invitationInvalid })).toBeVisible();
    await expect(page.getByText(invitationMessages.invitationSupport)).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: accountMessages.logIn, exact: true }).click();
  await expect(page).toHaveURL(routes.login);
});

test.describe("with an account that is there already", () => {
  // The dashboard may ask for the invitation, and for what is below its answers, before the account has it.
  test.use({ expectedErrors: [[/400/, /403 \(Forbidden\) .*:(batchGet|runQuery)/], { scope: "test" }] });

  test(
    "two people with the same link get one account, and the other reads why",
    { tag: "@heavy" },
    async ({ browser, page }) => {
      const invited = await anInvitedBusiness();
      const other = await (await browser.newContext()).newPage();
      for (const one of [page, other]) await one.goto(invited.link);
      await fillInRegistration(page);
      await fillInRegistration(other, { name: "Somebody Else", password: "another-2026" });
      await submitRegistration(page);
      await expectWelcome(page, invited);
      await submitRegistration(other);
      await expect(other.getByRole("alert")).toHaveText(registrationMessages.otherPassword);
      await expect(other.getByLabel("Your Name")).toHaveValue("Somebody Else");
      await expectAccessible(other);
      expect(await documentsWhere("profiles", "invitationId", invited.code)).toMatchObject([{ name: "Ines Weber" }]);
    },
  );

  test(
    "who registers with a second invitation has both businesses in the account of the first",
    { tag: "@heavy" },
    async ({ page }) => {
      const invited = await anInvitedBusiness();
      await registerBusiness(page, invited);
      await page.getByRole("button", { name: "Logout" }).click();
      await expect(page).toHaveURL("/login");
      const again = await anInvitedBusiness({ businessEmail: invited.businessEmail });
      await page.goto(again.link);
      await fillInRegistration(page);
      await submitRegistration(page);
      await expectWelcome(page, again);
      await expect(page.getByRole("region", { name: ownBusinessesWords.title })).toBeVisible();
      await expectAccessible(page);
    },
  );
});

/** A write of Firestore's REST interface. */
const commitPath = "documents:commit";

test(
  "a second tab with the same link follows by itself, and writes nothing a second time",
  { tag: "@heavy" },
  async ({ context, page }) => {
    const invited = await anInvitedBusiness();
    const second = await context.newPage();
    for (const tab of [page, second]) await tab.goto(invited.link);
    let written = 0;
    context.on(
      "request",
      (request) => (written += Number(request.method() === "POST" && request.url().includes(commitPath))),
    );
    await page.route(`**/${commitPath}*`, async (route) => {
      await expect(second.getByText(accountMessages.loadingDashboard)).toBeVisible();
      await route.continue();
    });
    await fillInRegistration(page);
    await submitRegistration(page);
    for (const tab of [page, second]) await expectWelcome(tab, invited);
    expect(written).toBe(1);
  },
);

test("who is signed in with another account is told so", { tag: "@heavy" }, async ({ page }) => {
  const [mine, others] = [await anInvitedBusiness(), await anInvitedBusiness()];
  await page.goto(mine.link);
  await fillInRegistration(page, { password: accountPassword });
  await submitRegistration(page);
  await expectWelcome(page, mine);
  await page.goto(others.link);
  await expect(
    page.getByText(registrationMessages.otherAccount(others.businessEmail, mine.businessEmail)),
  ).toBeVisible();
});

test.describe("while the form is open", () => {
  test.use({ expectedErrors: [/400 \(Bad Request\) .*createAccount/] });

  test("a revoked invitation no longer opens an account", { tag: "@heavy" }, async ({ page }) => {
    const invited = await anInvitedBusiness();
    await page.goto(invited.link);
    await fillInRegistration(page);
    await callAsAdministrator("changeInvitation", { change: "revoke", invitationCode: invited.code });
    await submitRegistration(page);
    await expect(page.getByRole("alert")).toHaveText(registrationMessages.closed);
  });
});

test(
  "a mail that fails leaves an invitation that is sent again, reminded of and revoked where it is listed",
  { tag: "@heavy" },
  async ({ page }) => {
    const businessName = unique("Harbour");
    const businessEmail = `${businessName.replace(" ", ".").toLowerCase()}@harbour.example`;
    await setFault("mail", { kind: "reject-5xx", match: businessEmail });
    await openDashboard(page, await anAdministrator());
    const form = page.getByRole("region", { name: "Generate New Invitation" });
    await form.getByLabel("Business name").fill(businessName);
    await form.getByLabel("Business email").fill(businessEmail);
    await form.getByRole("button", { name: "Generate Invitation" }).click();
    await expect(form.getByRole("alert")).toHaveText(invitationMessages.invitationMailFailed(mailFailures.refused));
    await form.getByRole("button", { name: "Resend" }).click();
    await expect(form.getByRole("alert")).toHaveText(invitationMessages.resent(businessEmail));
    const [mail] = await mailTo(businessEmail);
    const [stored] = await documentsWhere("invitations", "businessEmail", businessEmail);
    expect(invitationLinkIn(mail ?? { text: "" })).toContain(stored?.invitationCode);

    const business = await findBusiness(page, businessName.toLowerCase());
    await business.getByRole("button", { name: invitationWords.invitation }).click();
    const dialog = page.getByRole("dialog", { name: "Invitation", exact: true });
    await dialog.getByRole("button", { name: "Send reminder" }).click();
    await expect(dialog.getByText(invitationMessages.reminded(businessEmail))).toBeVisible();
    await dialog.getByRole("button", { name: "Revoke" }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Revoke invitation" }).click();
    await expect(dialog.getByText(invitationMessages.revoked(businessName))).toBeVisible();
    await expect(dialog.getByText("Revoked. Its link no longer works.", { exact: true })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Resend" })).toHaveCount(0);
    await expectAccessible(page);
  },
);

/** The letter greets by name, its button is in the first 300 pixels, and its code breaks nowhere. */
async function expectLetter(
  page: Page,
  { html, name, invitationCode, width }: { html: string; name: string; invitationCode: string; width: number },
): Promise<void> {
  const letter = await page.context().newPage();
  await letter.setViewportSize({ width, height: 800 });
  await letter.setContent(html);
  await expect(letter.getByText(invitationMailWords.hello(name))).toBeVisible();
  const button = await letter.getByRole("link", { name: invitationMailWords.action }).boundingBox();
  expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThan(300);
  const code = letter.getByText(invitationCode, { exact: true });
  const lineHeight = 1.5 * Number.parseFloat(await code.evaluate((text) => getComputedStyle(text).fontSize));
  expect((await code.boundingBox())?.height).toBeLessThan(1.5 * lineHeight);
  await letter.close();
}
