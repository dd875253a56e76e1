import { doc, setDoc } from "firebase/firestore/lite";
import { mailFailures } from "../../../src/domain/kernel/failures/mail-problems";
import { referenceOf } from "../../../src/domain/inquiries/reference";
import { inquiryMessages, staffMessages } from "../../../src/domain/inquiries/action-words";
import { inquiryWords } from "../../../src/domain/inquiries/words";
import { paths } from "../../../src/domain/kernel/collections";
import { anAdministrator } from "../../support/accounts/accounts";
import { aTask } from "../../support/shared/builders";
import { database } from "../../support/shared/database";
import { expect, expectAccessible, failedRequests, test } from "../../support/journeys/page";
import {
  answerCall,
  entryNamed,
  findInquiry,
  createInquiry,
  openDashboard,
  placesOf,
  documentAt,
} from "../../support/journeys/staff";

test("an inquiry appears by itself, is moved into the task queue, and leaves the list", async ({ page }) => {
  const account = await anAdministrator();
  await openDashboard(page, account);
  const { id, name } = await createInquiry();
  const reference = page.getByRole("region", { name: "Inquiries" }).getByRole("searchbox");
  await reference.fill(`[${referenceOf(id)}]`);
  await expect(entryNamed(page, "Inquiries", name)).toBeVisible();
  const entry = await findInquiry(page, name);
  await entry.getByRole("button", { name: "Move to Task Queue" }).click();
  await expect(page.getByText(staffMessages.inquiryMoved(name))).toBeFocused();
  await expect(entry).toHaveCount(0);
  await expect(entryNamed(page, "Task Queue", name)).toBeVisible();
  expect(await placesOf(id, [account.uid])).toEqual([paths.task(account.uid, id)]);
  expect(await documentAt(paths.task(account.uid, id))).toMatchObject({ status: "claimed", completed: false, name });
  await expectAccessible(page);
});

test("an answer to an inquiry goes out with the default subject and is filed", async ({ page }) => {
  const account = await anAdministrator();
  const { id, name } = await createInquiry();
  const requests = await answerCall(page, "sendEmailReply", { success: true });
  await openDashboard(page, account);
  await (await findInquiry(page, name)).getByRole("button", { name: "Reply" }).click();
  const dialog = page.getByRole("dialog", { name: "Reply to Inquiry" });
  await expect(dialog.getByLabel("Email")).toHaveValue("ines@northwind.example");
  await expect(dialog.getByLabel("Subject")).toHaveValue(inquiryMessages.defaultInquirySubject);
  await expectAccessible(page);

  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(inquiryMessages.replyIncomplete);
  await dialog.getByLabel("Message").fill("Yes, we do.");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(entryNamed(page, "Inquiries", name).getByRole("button", { name: "Reply" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Message"), "what was typed").toHaveValue("Yes, we do.");

  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toHaveText(inquiryMessages.replySent);
  await expect(dialog).toHaveCount(0);
  expect(requests).toEqual([
    {
      recipientEmail: "ines@northwind.example",
      subject: inquiryMessages.defaultInquirySubject,
      message: "Yes, we do.",
      inquiry: id,
    },
  ]);
  await expect(entryNamed(page, "Task Queue", name)).toContainText("Yes, we do.");
  expect(await placesOf(id, [account.uid])).toEqual([paths.repliedInquiry(account.uid, id)]);
  const filed = await documentAt(paths.repliedInquiry(account.uid, id));
  expect(filed).toMatchObject({ status: "open", reply: "Yes, we do." });
  expect(filed).not.toHaveProperty("answering");

  const answered = entryNamed(page, "Task Queue", name);
  await answered.getByRole("button", { name }).click();
  await expect(answered).toContainText(inquiryWords.reference(referenceOf(id)));
  await answered.getByRole("button", { name: "Reply" }).click();
  await expect(dialog.getByText("Yes, we do.")).toBeVisible();
  await expect(dialog.getByText(inquiryWords.referenceAdded(referenceOf(id)))).toBeVisible();
  await expect(dialog.getByLabel("Message")).toHaveValue("");
  await dialog.getByLabel("Message").fill("At night, too.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(answered).toContainText(/Answered .*Yes, we do\..*Answered .*At night, too\./);
  expect(requests).toHaveLength(2);
  const again = await documentAt(paths.repliedInquiry(account.uid, id));
  expect(again).toMatchObject({ status: "open", reply: "At night, too.", earlierReplies: [{ reply: "Yes, we do." }] });
  expect(again).not.toHaveProperty("answeringAt");
});

test.describe("an inquiry whose id was used before", () => {
  test.use({ expectedErrors: [failedRequests] });

  test("is moved beside the task of its id, and another one is deleted", { tag: "@heavy" }, async ({ page }) => {
    const account = await anAdministrator();
    const [moved, deleted] = [await createInquiry(), await createInquiry()];
    const by = { by: account.uid, byEmail: account.email, at: new Date(0) };
    for (const { id } of [moved, deleted])
      await setDoc(doc(database, paths.inquiryOutcome(id)), { outcome: "moved", ...by });
    const earlier = aTask({ name: "The first one", movedAt: new Date(0) });
    await setDoc(doc(database, paths.task(account.uid, moved.id)), earlier);
    await openDashboard(page, account);
    await (await findInquiry(page, deleted.name)).getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText(staffMessages.inquiryDeleted(deleted.name))).toBeVisible();
    expect(await placesOf(deleted.id, [account.uid])).toEqual([]);
    await (await findInquiry(page, moved.name)).getByRole("button", { name: "Move to Task Queue" }).click();
    await expect(page.getByText(staffMessages.inquiryMoved(moved.name))).toBeVisible();
    await expect(entryNamed(page, "Task Queue", moved.name)).toBeVisible();
    expect(await placesOf(moved.id, [account.uid])).toEqual([paths.task(account.uid, moved.id)]);
    expect(await documentAt(paths.task(account.uid, moved.id))).toMatchObject({ name: "The first one" });
  });
});

test.describe("what fails", () => {
  test.use({ expectedErrors: [failedRequests] });

  const uncertain = { success: false, error: mailFailures.uncertain };
  for (const [what, answer, status, sentence, reserved] of [
    [
      "is refused",
      { success: false, error: "no such mailbox" },
      200,
      inquiryMessages.replyError("no such mailbox"),
      false,
    ],
    ["may not be sent", { status: "PERMISSION_DENIED", message: "no" }, 403, inquiryMessages.replyFailed, false],
    ["may be out", uncertain, 200, inquiryMessages.replyError(mailFailures.uncertain), true],
    ["fails inside", { status: "INTERNAL", message: "internal" }, 500, staffMessages.replyFailedInside, true],
    ["is lost", {}, 0, staffMessages.replyUncertain, true],
  ] as const) {
    test(
      `an answer that ${what} leaves the inquiry where it is, and what was typed`,
      { tag: what === "is refused" ? [] : "@heavy" },
      async ({ page }) => {
        const account = await anAdministrator();
        const { id, name } = await createInquiry();
        await answerCall(page, "sendEmailReply", answer, status);
        await openDashboard(page, account);
        await (await findInquiry(page, name)).getByRole("button", { name: "Reply" }).click();
        const dialog = page.getByRole("dialog");
        await dialog.getByLabel("Message").fill("Yes, we do.");
        await dialog.getByRole("button", { name: "Send" }).click();
        await expect(dialog.getByRole("alert")).toHaveText(sentence);
        await expect(dialog.getByLabel("Message")).toHaveValue("Yes, we do.");
        expect(await placesOf(id, [account.uid])).toEqual([paths.inquiry(id)]);
        expect("answering" in ((await documentAt(paths.inquiry(id))) ?? {}), "kept from colleagues").toBe(reserved);
      },
    );
  }
});

test("a deleted inquiry is gone for everybody, and comes back as it was when that is undone", async ({ page }) => {
  const account = await anAdministrator();
  const { id, name } = await createInquiry();
  const before = await documentAt(paths.inquiry(id));
  await openDashboard(page, account);
  const entry = await findInquiry(page, name);
  await entry.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(staffMessages.inquiryDeleted(name))).toBeVisible();
  await expect(entry).toHaveCount(0);
  expect(await placesOf(id, [account.uid])).toEqual([]);
  await expectAccessible(page);

  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(staffMessages.inquiryRestored(name))).toBeVisible();
  await expect(entry).toBeVisible();
  const after = await documentAt(paths.inquiry(id));
  const ofTrigger = ["expiresAt", "searchWords"]; // a moment later
  const sent = (fields = {}) => Object.keys(fields).filter((field) => !ofTrigger.includes(field));
  expect(sent(after).sort()).toEqual(sent(before).sort());
  expect(after).toMatchObject({ name, status: "new", message: before?.message });
  expect(await documentAt(paths.inquiryOutcome(id))).toBeUndefined();
});
