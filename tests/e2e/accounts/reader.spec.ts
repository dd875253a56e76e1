// A reader of the staff: an own queue, answers and businesses, without the parts, actions and requests of
// administrators.
import { doc, setDoc, Timestamp } from "firebase/firestore/lite";
import { staffWords } from "../../../src/domain/accounts/signed-in-words";
import { fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { aPlanText } from "../../../src/domain/assessment/plan/plan.fixture";
import { libraryWords } from "../../../src/domain/course/library/words";
import { inquiryMessages, staffMessages } from "../../../src/domain/inquiries/action-words";
import { inquiryWords } from "../../../src/domain/inquiries/words";
import { paths } from "../../../src/domain/kernel/collections";
import { routes } from "../../../src/domain/kernel/routes";
import { noteWords } from "../../../src/ui/notes/words";
import { anAccount, anUnusedEmail } from "../../support/accounts/accounts";
import { aRegisteredClient } from "../../support/accounts/registered-client";
import { expect, expectAccessible, test, unique } from "../../support/journeys/page";
import { createInquiry, documentAt, entryNamed, findBusiness, findInquiry, logIn } from "../../support/journeys/staff";
import { database } from "../../support/shared/database";
import { mailTo } from "../../support/shared/mail";

/** Stands in a request for a document or a call of administrators alone. */
const forbidden =
  /emailList|heldInquiries|heldSubscriptions|\bblasts|imports|statements|notificationSettings|sharedLinks|courses|readHealth/;

test(
  "a reader answers, takes tasks and reads businesses, and finds nothing that they may not do",
  { tag: "@heavy" },
  async ({ page }) => {
    test.setTimeout(120_000);
    const asked: string[] = [];
    page.on("request", (request) => {
      const sent = `${request.url()} ${decodeURIComponent(request.postData() ?? "")}`;
      if (forbidden.test(sent) && !request.url().includes("/assets/")) asked.push(sent);
    });
    const account = await anAccount({ reader: true });
    const email = anUnusedEmail();
    const [answered, taken] = [await createInquiry({ email }), await createInquiry()];
    const businessName = unique("Harvest");
    const { code } = await aRegisteredClient({ businessName, createdAt: Timestamp.now() });
    const plan = { trainingPlan: aPlanText(), planModel: "sample", planGeneratedAt: Timestamp.now() };
    const answers = { progressData: fullAnswers(), lastUpdated: Timestamp.now(), ...plan };
    await setDoc(doc(database, paths.answersOf(code)), answers);

    await logIn(page, account);
    await expect(page).toHaveURL(routes.adminDashboard);
    await expect(page.getByRole("navigation", { name: "Desk" }).getByRole("link")).toHaveText(["Inbox", "Businesses"]);
    await expect(page.getByRole("heading", { level: 2 })).toHaveText([
      "Inquiries",
      "Task Queue",
      "Generated Invitations",
    ]);
    await expectAccessible(page);

    const entry = await findInquiry(page, answered.name);
    await entry.getByRole("button", { name: answered.name }).click();
    await expect(entry.getByRole("button", { name: inquiryWords.delete })).toHaveCount(0);
    await expect(entry.getByRole("button", { name: inquiryWords.invite })).toHaveCount(0);
    await entry.getByRole("button", { name: inquiryWords.reply }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Email")).not.toBeEditable();
    await dialog.getByLabel("Message").fill("Yes, we do.");
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("alert")).toHaveText(inquiryMessages.replySent);
    const mails = await mailTo(email);
    expect(mails.filter(({ text }) => text.includes("Yes, we do."))).toHaveLength(1);
    expect(await documentAt(paths.repliedInquiry(account.uid, answered.id))).toMatchObject({ reply: "Yes, we do." });

    const second = await findInquiry(page, taken.name);
    await second.getByRole("button", { name: taken.name }).click();
    await second.getByRole("button", { name: inquiryWords.move }).click();
    const task = entryNamed(page, "Task Queue", taken.name);
    await task.getByRole("button", { name: taken.name }).click();
    await task.getByLabel(noteWords.note).fill("Call on Monday.");
    await task.getByRole("button", { name: noteWords.add }).click();
    await expect(task.getByText("Call on Monday.", { exact: true })).toBeVisible();
    await expect(task.getByRole("button", { name: inquiryWords.delete, exact: true })).toHaveCount(0);
    await task.getByRole("button", { name: inquiryWords.complete }).click();
    await expect(page.getByText(staffMessages.taskCompleted(taken.name))).toBeVisible();

    await (await findBusiness(page, businessName)).getByRole("link", { name: businessName }).click();
    await expect(page.getByRole("heading", { level: 1, name: businessName })).toBeVisible();
    await expect(page.getByRole("list", { name: "Progress" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("button")).toHaveText(["Find", "Logout", "Show as table"]);
    await expect(page.getByRole("link", { name: /^Design this course/ })).toHaveCount(0);
    await expectAccessible(page);
    const results = page.getByRole("navigation", { name: "Results" });
    for (const name of ["Gap profile", "Training plan", "Answers"]) {
      await results.getByRole("link", { name }).click();
      await expect(page.getByRole("button", { name: /Word|Markdown|Change|Add|Remind|Edit|Release/ })).toHaveCount(0);
    }
    await expect(page.getByText("Complaints are answered too late.")).toBeAttached();

    await page.goto(`${routes.adminDashboard}#mailing-list`);
    await expect(page).toHaveURL(`${routes.adminMailingList}#mailing-list`);
    await expect(page.getByText(staffWords.forAdministrators)).toBeVisible();
    await page.goto(routes.course("a-course-1", code));
    await expect(page.getByText(libraryWords.closedToReaders)).toBeVisible();
    expect(asked).toEqual([]);
  },
);
