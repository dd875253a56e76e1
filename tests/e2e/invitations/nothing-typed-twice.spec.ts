import { needsCheckQuestions } from "../../../src/domain/assessment/needs-check/needs-check";
import { takenWords } from "../../../src/domain/assessment/needs-check/taken-words";
import { needsCheckWords } from "../../../src/domain/assessment/needs-check/words";
import { accountWords } from "../../../src/domain/accounts/words";
import { inquiryFormWords } from "../../../src/domain/inquiries/form-words";
import { invitationMailWords, invitationMessages } from "../../../src/domain/invitations/words";
import { routes } from "../../../src/domain/kernel/routes";
import { anAdministrator } from "../../support/accounts/accounts";
import { countDeeds, ratedAgain, typedAgain } from "../../support/journeys/counted-deeds";
import { accountPassword, submitRegistration } from "../../support/journeys/invited-business";
import { radioNamed, unlock } from "../../support/journeys/assessment-page";
import { expect, test, unique } from "../../support/journeys/page";
import { findInquiry, openDashboard } from "../../support/journeys/staff";
import { invitationLinkIn, mailTo } from "../../support/shared/mail";

const ratingOf = (nth: number) => String((nth % 5) + 1);

test(
  "from the needs check to the first answers nothing is typed or rated twice",
  { tag: "@heavy" },
  async ({ page }) => {
    test.setTimeout(90_000);
    const visitor = { name: unique("Ines Weber"), businessName: unique("Northwind"), email: "" };
    visitor.email = `${visitor.businessName.replace(" ", ".").toLowerCase()}@northwind.example`;
    const deeds = await countDeeds(page);

    await page.goto(routes.needsCheck);
    for (const [nth, { question }] of needsCheckQuestions.entries())
      await radioNamed(page, question.text, ratingOf(nth)).check();
    await page.getByRole("button", { name: needsCheckWords.show }).click();
    await page.getByRole("link", { name: needsCheckWords.sendAlong }).click();
    const form = page.getByRole("region", { name: "Inquiry" });
    await form.getByLabel("Name", { exact: true }).fill(visitor.name);
    await form.getByLabel("Business name").fill(visitor.businessName);
    await form.getByLabel("Email").fill(visitor.email);
    await form.getByLabel("Message").fill("Where would you begin?");
    await form.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText(inquiryFormWords.inquirySent)).toBeVisible();

    await openDashboard(page, await anAdministrator());
    const inquiry = await findInquiry(page, visitor.name);
    const before = deeds.length;
    await inquiry.getByRole("button", { name: "Invite this business" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Generate Invitation" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      invitationMessages.invitationSent(visitor.businessName, visitor.email),
      { timeout: 30_000 }, // the first call of its function begins a process
    );
    const ofConsultant = deeds.slice(before);
    expect(ofConsultant.map(({ kind, about }) => ({ kind, about }))).toEqual([
      { kind: "pressed", about: "Invite this business" },
      { kind: "pressed", about: "Generate Invitation" },
    ]);
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(routes.login);

    const mail = (await mailTo(visitor.email)).find(({ subject }) => subject === invitationMailWords.subject);
    const link = invitationLinkIn(mail ?? { text: "" });
    await page.goto(link);
    await expect(page.getByLabel(accountWords.yourName)).toHaveValue(visitor.name);
    await page.getByRole("textbox", { name: "Create a Password" }).fill(accountPassword);
    await page.getByRole("textbox", { name: "Confirm Password" }).fill(accountPassword);
    await submitRegistration(page);
    await page.getByRole("link", { name: "Complete Training Needs Assessment" }).click();
    const code = new URL(link).searchParams.get("invite") ?? "";
    await unlock(page, code);
    await page.getByRole("button", { name: takenWords.takeOver }).click();
    await expect(page.getByText(takenWords.takenOver)).toBeVisible();
    for (const [nth, { question, step }] of needsCheckQuestions.entries())
      if (step === "0") await expect(radioNamed(page, question.text, ratingOf(nth))).toBeChecked();
    const rated = deeds.filter(({ kind }) => kind === "rated");
    expect(rated, "ratings by hand").toHaveLength(needsCheckQuestions.length);
    expect({ typed: typedAgain(deeds), rated: ratedAgain(deeds) }).toEqual({ typed: [], rated: [] });
  },
);
