import { createHash } from "node:crypto";
import { addDoc, collection, doc, setDoc } from "firebase/firestore/lite";
import { blastMessages, blastScreenMessages, undeliveredReasons } from "../../../src/domain/blasts/words";
import { paths } from "../../../src/domain/kernel/collections";
import { routes } from "../../../src/domain/kernel/routes";
import { dayMs } from "../../../src/domain/kernel/durations";
import { anAdministrator } from "../../support/accounts/accounts";
import { aBlast, aSubscription } from "../../support/shared/builders";
import { database } from "../../support/shared/database";
import { anAddress } from "../../support/mailing-list/subscriptions";
import { mailTo } from "../../support/shared/mail";
import { expect, expectAccessible, failedRequests, test, unique } from "../../support/journeys/page";
import { answerCall, openDashboard } from "../../support/journeys/staff";
import type { Page } from "@playwright/test";

async function openBlastDialog(page: Page) {
  await page.getByRole("button", { name: "Send Email Blast" }).click();
  return page.getByRole("dialog", { name: "Email Blast" });
}

/** Returns the server's name for the document of a recipient whom a blast did not reach. */
function undeliveredId(address: string): string {
  return createHash("sha256").update(address).digest("base64url").slice(0, 27);
}

function blastEntry(page: Page, subject: string) {
  return page.getByRole("region", { name: "Blast Progress" }).getByRole("article", { name: subject });
}

const subjectsTo = async (address: string) => (await mailTo(address)).map(({ subject }) => subject);

test("an administrator previews, tries and sends a blast, and watches it finish", async ({ page }) => {
  const account = await anAdministrator();
  const address = anAddress();
  await addDoc(collection(database, paths.emailList), aSubscription({ email: address }));
  await openDashboard(page, account);
  const dialog = await openBlastDialog(page);

  const subject = unique("Spring news");
  await dialog.getByLabel("Subject").fill(subject);
  await dialog.getByLabel("Message").fill('Dear all,\n\n<b>assessments</b> style="color:red" are open.');
  await dialog.getByRole("button", { name: "Preview" }).click();
  const mail = page.frameLocator("iframe[title='Preview of the mail']");
  await expect(mail.getByText('<b>assessments</b> style="color:red" are open.')).toBeVisible();
  await dialog.getByRole("button", { name: "Preview in dark mode" }).click();
  await expect(mail.locator("html")).toHaveCSS("color-scheme", "dark");
  await expect(dialog.getByText(/^This goes to ((up to )?[\d,]+ people|one person)/)).toBeVisible({ timeout: 30_000 });

  await dialog.getByRole("button", { name: "Mail me a test" }).click();
  await expect(dialog.getByText(blastScreenMessages.testSent(account.email))).toBeVisible();
  expect(await subjectsTo(account.email)).toEqual([subject]);
  expect(await subjectsTo(address)).toEqual([]);

  await dialog.getByRole("button", { name: "Back to writing" }).click();
  await expect(dialog.getByLabel("Subject")).toHaveValue(subject);
  await dialog.getByRole("button", { name: "Send" }).dblclick();
  await expect(page.getByRole("alert")).toHaveText(blastMessages.blastSent);
  await page.getByRole("region", { name: "What has just happened" }).getByRole("link").click();
  const entry = blastEntry(page, subject);
  await expect(entry).toBeFocused();
  await expect(entry.getByRole("status")).toContainText("Finished", { timeout: 30_000 });
  await expect(entry.getByRole("progressbar")).toHaveAttribute("aria-valuenow", /^[1-9]/);
  await expect(entry.getByText("To go", { exact: true }).locator("xpath=following-sibling::dd")).toHaveText("0");
  expect(await subjectsTo(address)).toEqual([subject]);
  await expect(page.getByRole("alert")).toHaveCount(0, { timeout: 30_000 }); // its line has led there for long enough

  await entry.getByRole("button", { name: "Send again as new" }).click();
  await expect(dialog.getByLabel("Subject")).toHaveValue(subject);
  await dialog.getByLabel("Message").fill("Dear {name},\n\nour spring news once more.");
  await dialog.getByLabel(/^Send at \(/).fill("2020-01-01T08:00");
  const schedule = dialog.getByRole("button", { name: /^Schedule for / });
  await schedule.click();
  await expect(dialog.getByText(blastScreenMessages.fallbackMissing)).toBeVisible();
  await dialog.getByLabel("In place of a missing name").fill("reader");
  await dialog.getByRole("button", { name: "Preview" }).click();
  const reader = (await dialog.getByText(/^This is the mail to /).innerText()).split(/ to |, who/)[1] ?? "";
  expect(reader).not.toMatch(/^(reader)?$/);
  await expect(mail.getByText(`Dear ${reader},`)).toBeVisible();
  await dialog.getByRole("button", { name: "Back to writing" }).click();
  await schedule.click();
  await expect(dialog.getByText(blastMessages.blastError(blastScreenMessages.timeOver))).toBeVisible();
  const day = new Date(Date.now() + 3 * dayMs).toISOString().slice(0, 10);
  await dialog.getByLabel(/^Send at \(/).fill(`${day}T08:00`);
  await schedule.click();
  await expect(page.getByRole("alert")).toContainText("The email blast will be sent on");
  const waiting = page.getByRole("region", { name: "Blast Progress" }).getByRole("article").filter({
    hasText: "It will be sent on",
  });
  await waiting.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Cancel the email blast" }).click();
  await expect(waiting).toHaveCount(0);
});

test(
  "two administrators see a blast change; pausing, resuming and sending again to the uncertain work for both",
  { tag: "@heavy" },
  async ({ page, browser }) => {
    const [subject, unsure, refused] = [unique("Paused news"), anAddress(), anAddress()];
    const id = `laid-${subject.slice(-6)}`;
    const at = new Date();
    const counts = { planned: 5, sent: 2, failed: 1, uncertain: 1, skipped: 1 };
    await setDoc(doc(database, paths.blast(id)), {
      ...{ subject, message: "Hello", createdBy: "somebody", createdAt: at, recipients: 5, counts },
      ...{ status: "paused", active: true, problem: null, retryAt: null, failures: 0, resendIsSafe: false },
    });
    const undelivered = collection(database, paths.undeliveredMails(id));
    await addDoc(undelivered, { address: refused, state: "failed", reason: "refused", at });
    await setDoc(doc(undelivered, undeliveredId(unsure)), {
      address: unsure,
      state: "uncertain",
      reason: "interrupted",
      at,
    });
    await openDashboard(page, await anAdministrator(), routes.adminMailingList);
    const entry = blastEntry(page, subject);
    await expect(entry.getByRole("status").first()).toContainText("Paused.");
    await expect(entry.getByRole("definition")).toHaveText(["2", "1", "1", "1", "0"]);

    const other = await (await browser.newContext()).newPage();
    await openDashboard(other, await anAdministrator(), routes.adminMailingList);
    await expect(blastEntry(other, subject).getByRole("button", { name: "Resume" })).toBeVisible();

    await entry.getByRole("button", { name: "Show who was not reached" }).click();
    const failed = entry.getByRole("region", { name: "Failed" });
    await expect(failed.getByRole("listitem")).toHaveText(`${refused}${undeliveredReasons.refused}`);
    await expectAccessible(page);

    await entry.getByRole("checkbox", { name: unsure }).check();
    await entry.getByRole("button", { name: "Send again to 1 chosen" }).click();
    const question = page.getByRole("dialog", { name: "Send it to them again?" });
    await expect(question).toContainText("may have reached one address already");
    await question.getByRole("button", { name: "Send again" }).click();
    await expect(page.getByText(blastScreenMessages.resent(1))).toBeVisible();
    await expect(blastEntry(other, subject).getByRole("definition")).toHaveText(["2", "1", "0", "1", "1"]);

    await entry.getByRole("button", { name: "Resume" }).click();
    await expect(blastEntry(other, subject).getByText("Finished")).toBeVisible({ timeout: 30_000 });
    await other.context().close();
    await expect(entry.getByRole("button", { name: "Cancel" })).toHaveCount(0);
    expect(await subjectsTo(unsure)).toEqual([subject]);
    expect(await subjectsTo(refused)).toEqual([]);
  },
);

test(
  "a blast under way stands above newer ones; cancelling asks first, and says how many will not get it",
  { tag: "@heavy" },
  async ({ page }) => {
    const subject = unique("Cancelled news");
    const id = `laid-${subject.slice(-6)}`;
    await setDoc(doc(database, paths.blast(id)), {
      ...{ subject, message: "Hello", createdBy: "somebody", createdAt: new Date(0), recipients: 12 },
      ...{ counts: { planned: 12, sent: 3, failed: 0, uncertain: 0, skipped: 0 }, failures: 2, resendIsSafe: false },
      ...{ status: "paused", active: true, problem: "unreachable", retryAt: new Date(Date.now() + 60_000) },
    });
    const ended = { status: "finished", active: false, recipients: 0 };
    for (const nth of [1, 2, 3])
      await setDoc(doc(database, paths.blast(`${id}-${nth}`)), aBlast({ ...ended, createdAt: new Date(nth) }));
    await openDashboard(page, await anAdministrator(), routes.adminMailingList);
    const entry = blastEntry(page, subject);
    await expect(entry).toContainText("the mail server cannot be reached at the moment");
    await entry.getByRole("button", { name: "Cancel" }).click();
    const question = page.getByRole("dialog", { name: "Cancel this email blast?" });
    await expect(question).toContainText("9 people have not had it yet");
    await expectAccessible(page);
    await question.getByRole("button", { name: "Keep it" }).click();
    await expect(entry.getByText("Paused.")).toBeVisible();
    await entry.getByRole("button", { name: "Cancel" }).click();
    await question.getByRole("button", { name: "Cancel the email blast" }).click();
    await expect(entry.getByText("Cancelled; 9 people did not get it.")).toBeVisible();
  },
);

test.describe("what fails", () => {
  test.use({ expectedErrors: [failedRequests] });

  test("counting, preview, test and sending say so, the draft stays, and sending it again is the same blast", async ({
    page,
  }) => {
    const broken = { status: "INTERNAL", message: "internal" };
    for (const name of ["countBlastRecipients", "previewEmailBlast"]) await answerCall(page, name, broken, 500);
    await answerCall(page, "testEmailBlast", { success: false, error: "the mail server is away." });
    const requests = (await answerCall(page, "sendEmailBlast", broken, 500)) as { key: string }[];
    await openDashboard(page, await anAdministrator());
    const dialog = await openBlastDialog(page);
    await expect(dialog.getByText("We could not count the recipients just now.")).toBeVisible();
    await dialog.getByLabel("Subject").fill("News");
    await dialog.getByLabel("Message").fill("Our assessments are open.");
    await dialog.getByRole("button", { name: "Mail me a test" }).click();
    await expect(dialog.getByText(blastScreenMessages.testError("the mail server is away."))).toBeVisible();
    await dialog.getByRole("button", { name: "Preview" }).click();
    await expect(dialog.getByText(blastScreenMessages.previewFailed)).toBeVisible();
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(dialog.getByText(blastMessages.blastFailed)).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();

    await page.reload();
    await openBlastDialog(page);
    await expect(dialog.getByLabel("Message")).toHaveValue("Our assessments are open.");
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(dialog.getByText(blastMessages.blastFailed)).toBeVisible();
    expect(requests).toHaveLength(2);
    expect(requests[0]?.key).toMatch(/^[\da-f-]{36}$/);
    expect(requests[1]?.key).toBe(requests[0]?.key);

    // Changed after it was tried: the next window's draft is another blast.
    await dialog.getByLabel("Message").fill("Our assessments are open today.");
    await dialog.getByRole("button", { name: "Close" }).click();
    await openBlastDialog(page);
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => requests.length).toBe(3);
    expect(requests[2]?.key).not.toBe(requests[0]?.key);
  });
});
