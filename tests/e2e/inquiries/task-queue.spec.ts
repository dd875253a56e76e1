import { addDoc, collection } from "firebase/firestore/lite";
import { savedReplyWords } from "../../../src/domain/inquiries/saved-reply-words";
import { inquiryMessages, staffMessages } from "../../../src/domain/inquiries/action-words";
import { paths } from "../../../src/domain/kernel/collections";
import { anAdministrator } from "../../support/accounts/accounts";
import { expect, expectAccessible, test, unique } from "../../support/journeys/page";
import { aTask, without } from "../../support/shared/builders";
import { database } from "../../support/shared/database";
import { answerCall, entryNamed, createTask, openDashboard, documentAt } from "../../support/journeys/staff";

test("only tasks that are not completed are listed, and completing one takes it off", async ({ page }) => {
  const { uid, ...account } = await anAdministrator();
  const { id, name } = await createTask(uid);
  const done = await createTask(uid, { status: "completed", completed: true });
  await openDashboard(page, { uid, ...account });
  const entry = entryNamed(page, "Task Queue", name);
  await expect(entry).toBeVisible();
  await expect(entryNamed(page, "Task Queue", done.name)).toHaveCount(0);
  await entry.getByRole("button", { name: "Complete" }).click();
  await expect(page.getByText(staffMessages.taskCompleted(name))).toBeVisible();
  await expect(entry).toHaveCount(0);
  expect(await documentAt(paths.task(uid, id))).toMatchObject({ completed: true, status: "completed" });
});

test(
  "a task that an older system kept without a business name is listed by its person, and can be completed",
  { tag: "@heavy" },
  async ({ page }) => {
    const account = await anAdministrator();
    const name = unique("Ines Weber");
    await addDoc(collection(database, paths.taskQueue(account.uid)), without(aTask({ name }), "businessName"));
    await openDashboard(page, account);
    const entry = entryNamed(page, "Task Queue", name);
    await entry.getByRole("button", { name: "Complete" }).click();
    await expect(page.getByText(staffMessages.taskCompleted(name))).toBeVisible();
    await expect(entry).toHaveCount(0);
  },
);

test("an answer to a task is kept with it, and the task stays open", async ({ page }) => {
  const { uid, ...account } = await anAdministrator();
  const { id, name } = await createTask(uid);
  await addDoc(collection(database, paths.savedReplies), { title: `A ${id}` }); // fits nothing, and hides no other
  const requests = await answerCall(page, "sendEmailReply", { success: true });
  await openDashboard(page, { uid, ...account });
  await entryNamed(page, "Task Queue", name).getByRole("button", { name: "Reply" }).click();
  const dialog = page.getByRole("dialog", { name: "Reply to Task" });
  await expect(dialog.getByLabel("Subject")).toHaveValue(inquiryMessages.defaultTaskSubject);
  await dialog.getByLabel("Message").fill("On Monday.");
  await dialog.getByRole("button", { name: savedReplyWords.save }).click();
  await dialog.getByLabel(savedReplyWords.saveAs).fill(`Monday ${id}`);
  await dialog.getByLabel(savedReplyWords.saveAs).press("Enter");
  await dialog.getByLabel("Message").fill("");
  await dialog.getByLabel(savedReplyWords.title).selectOption(`Monday ${id}`);
  await expect(dialog.getByLabel("Message")).toHaveValue("On Monday.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: savedReplyWords.manage }).click();
  await dialog.getByRole("button", { name: savedReplyWords.deleteOf(`Monday ${id}`) }).click();
  await expect(dialog.getByText(savedReplyWords.deleted(`Monday ${id}`))).toBeVisible();
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toHaveText(inquiryMessages.replySent);
  await expect(entryNamed(page, "Task Queue", name)).toContainText("On Monday.");
  expect(requests).toHaveLength(1);
  expect(await documentAt(paths.task(uid, id))).toMatchObject({
    reply: "On Monday.",
    status: "open",
    completed: false,
  });
});

test("a deleted task leaves one's own queue, and can be brought back", { tag: "@heavy" }, async ({ page }) => {
  const { uid, ...account } = await anAdministrator();
  const { id, name } = await createTask(uid, { taskName: "Call back", status: "open", reply: "Soon." });
  await openDashboard(page, { uid, ...account });
  const entry = entryNamed(page, "Task Queue", "Call back");
  await expect(entry).toContainText(name);
  await entry.getByRole("button", { name: "Delete" }).click();
  await expect(entry).toHaveCount(0);
  expect(await documentAt(paths.task(uid, id))).toBeUndefined();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(entry).toBeVisible();
  expect(await documentAt(paths.task(uid, id))).toMatchObject({
    name,
    status: "open",
    reply: "Soon.",
    completed: false,
  });
});
