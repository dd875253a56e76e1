import { addDoc, collection, serverTimestamp } from "firebase/firestore/lite";
import { invitationMessages } from "../../../src/domain/invitations/words";
import { inquiryMessages } from "../../../src/domain/inquiries/action-words";
import { blastMessages } from "../../../src/domain/blasts/words";
import { paths } from "../../../src/domain/kernel/collections";
import { anAdministrator } from "../../support/accounts/accounts";
import { anInvitation, aSubscription } from "../../support/shared/builders";
import { database } from "../../support/shared/database";
import { expect, expectAccessible, failedRequests, test, unique } from "../../support/journeys/page";
import {
  answerCall,
  createInquiry,
  createInvitation,
  createTask,
  documentAt,
  entryNamed,
  findInquiry,
  goToPlace,
  openDashboard,
} from "../../support/journeys/staff";

test("the table shows status and last login, and a row opens the code with a link to copy", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const business = unique("Zenith Tools");
  const code = `code-${business.slice(-6)}-of-zenith`;
  await createInvitation(
    code,
    anInvitation(code, { businessName: business, businessEmail: "zoe@zenith.example", status: "unused" }),
  );
  const used = `code-${business.slice(-6)}-used`;
  const seen = { businessName: `${business} B`, status: "used", lastLogin: serverTimestamp() };
  await createInvitation(used, anInvitation(used, seen));
  await openDashboard(page, await anAdministrator());
  const card = page.getByRole("region", { name: "Generated Invitations" });
  await expect(card.getByRole("columnheader")).toHaveText(["Business Name", "Business Email", "Status", "Last Login"]);
  const row = card.getByRole("row").filter({ hasText: "zoe@zenith.example" });
  await expect(row.getByRole("cell")).toHaveText([
    business,
    "zoe@zenith.example",
    /^unusedOpen, ends tomorrow$/,
    "N/A",
  ]);
  await expect(card.getByRole("row").filter({ hasText: `${business} B` })).toContainText(/used.*\d{4}/);

  await row.getByRole("cell").nth(1).click();
  const dialog = page.getByRole("dialog", { name: "Invitation" });
  await expect(dialog).toContainText(business);
  await expect(dialog.getByText(code, { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Copy link" }).click();
  await expect(dialog.getByText(invitationMessages.linkCopied)).toBeVisible();
  await expectAccessible(page);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(new URL(`/dashboard?invite=${code}`, page.url()).href);
  await page.keyboard.press("Escape");

  await row.getByRole("button", { name: business }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
});

test(
  "an invitation needs both fields, and says what became of it in the agreed words",
  { tag: "@heavy" },
  async ({ page }) => {
    const business = unique("Atlas Freight");
    await openDashboard(page, await anAdministrator());
    const form = page.getByRole("region", { name: "Generate New Invitation" });
    await form.getByLabel("Business name").fill("   ");
    await form.getByRole("button", { name: "Generate Invitation" }).click();
    await expect(form.getByRole("alert")).toHaveText(invitationMessages.invitationFieldsMissing);
    await expectAccessible(page);

    const requests = await answerCall(page, "generateInvitation", { invitationCode: "a-code-of-22-letters-x" });
    await form.getByLabel("Business name").fill(` ${business} `);
    await form.getByLabel("Business email").fill("office@atlas.example");
    await goToPlace(page, "Businesses");
    await goToPlace(page, "Inbox");
    await form.getByRole("button", { name: "Generate Invitation" }).click();
    await expect(form.getByRole("alert")).toHaveText(
      invitationMessages.invitationSent(business, "office@atlas.example"),
    );
    await expect(form.getByLabel("Business name")).toHaveValue("");
    expect(requests).toEqual([{ businessName: business, businessEmail: "office@atlas.example" }]);
  },
);

test(
  "the count follows the mailing list by itself, and a blast goes to all of it",
  { tag: "@heavy" },
  async ({ page }) => {
    const requests = await answerCall(page, "sendEmailBlast", { success: true });
    await openDashboard(page, await anAdministrator());
    const card = page.getByRole("region", { name: "Collected Emails" });
    const count = async () => Number((await card.locator("strong").first().innerText()).replace(/\D/g, ""));
    await expect(card.locator("strong").first()).toHaveText(/\d/);
    const before = await count();
    // Other journeys leave the list meanwhile: one more address could go unseen.
    await Promise.all(Array.from({ length: 20 }, () => addDoc(collection(database, paths.emailList), aSubscription())));
    await expect.poll(count).toBeGreaterThan(before);

    await card.getByRole("button", { name: "Send Email Blast" }).click();
    const dialog = page.getByRole("dialog", { name: "Email Blast" });
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(inquiryMessages.replyIncomplete);
    await dialog.getByLabel("Subject").fill("News");
    await dialog.getByLabel("Message").fill("Our assessments are open.");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("alert")).toHaveText(blastMessages.blastSent);
    expect(requests).toMatchObject([{ subject: "News", message: "Our assessments are open." }]);
    expect(requests[0]).toHaveProperty("__token");
  },
);

test.describe("what fails", () => {
  test.use({ expectedErrors: [failedRequests] });

  test("an invitation or a blast that fails says so and keeps what was typed", { tag: "@heavy" }, async ({ page }) => {
    await answerCall(page, "generateInvitation", { status: "INTERNAL", message: "internal" }, 500);
    await answerCall(page, "sendEmailBlast", { success: false, error: "the mail server is away" });
    const account = await anAdministrator();
    const [inquiry, task] = [await createInquiry(), await createTask(account.uid)];
    await openDashboard(page, account);
    const asked = [await findInquiry(page, inquiry.name), entryNamed(page, "Task Queue", task.name)];
    for (const entry of asked) {
      await entry.getByRole("button", { name: "Invite this business" }).click();
      const dialog = page.getByRole("dialog", { name: "Generate New Invitation" });
      await dialog.getByLabel("Business name").fill("Atlas Freight");
      await dialog.getByRole("button", { name: "Generate Invitation" }).click();
      await expect(dialog.getByRole("alert")).toHaveText(invitationMessages.invitationFailed);
      await expect(dialog.getByLabel("Business name")).toHaveValue("Atlas Freight");
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    }
    expect(await documentAt(paths.inquiry(inquiry.id))).not.toHaveProperty("answering");
    expect(await documentAt(paths.task(account.uid, task.id))).not.toHaveProperty("answeringAt");

    const form = page.getByRole("region", { name: "Generate New Invitation" });
    await form.getByLabel("Business name").fill("Atlas Freight");
    await form.getByLabel("Business email").fill("office@atlas.example");
    await form.getByRole("button", { name: "Generate Invitation" }).click();
    await expect(form.getByRole("alert")).toHaveText(invitationMessages.invitationFailed);
    await expect(form.getByLabel("Business name")).toHaveValue("Atlas Freight");

    await page.getByRole("button", { name: "Send Email Blast" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Subject").fill("News");
    await dialog.getByLabel("Message").fill("Our assessments are open.");
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(blastMessages.blastError("the mail server is away"));
    await expect(dialog.getByLabel("Message")).toHaveValue("Our assessments are open.");
  });
});
