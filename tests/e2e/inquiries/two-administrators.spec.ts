import { test as base } from "@playwright/test";
import { doc, setDoc } from "firebase/firestore/lite";
import { calendarDay } from "../../../src/domain/inquiries/due";
import { handOverWords } from "../../../src/domain/inquiries/hand-over-words";
import { formerTaskWords, staffMessages } from "../../../src/domain/inquiries/action-words";
import { inquiryWords } from "../../../src/domain/inquiries/words";
import { paths } from "../../../src/domain/kernel/collections";
import { noteWords } from "../../../src/ui/notes/words";
import { anAdministrator } from "../../support/accounts/accounts";
import { aRacer, race } from "../../support/inquiries/races";
import { expect, expectAccessible } from "../../support/journeys/page";
import { database } from "../../support/shared/database";
import {
  createTask,
  entryNamed,
  findInquiry,
  createInquiry,
  openDashboard,
  placesOf,
} from "../../support/journeys/staff";

const test = base.extend<{ racers: [Awaited<ReturnType<typeof aRacer>>, Awaited<ReturnType<typeof aRacer>>] }>({
  racers: async ({ browser }, run) => {
    const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
    const open = async (nth: 0 | 1) => {
      const account = await anAdministrator();
      const page = await contexts[nth].newPage();
      await openDashboard(page, account);
      return aRacer(page, account);
    };
    await run(await Promise.all([open(0), open(1)]));
    await Promise.all(contexts.map((context) => context.close()));
  },
});

test(
  "two administrators at once leave an inquiry in exactly one place, and the second learns who was first",
  { tag: "@heavy" },
  async ({ racers: [one, other] }) => {
    await race([one, "reply"], [other, "reply"]);
    await race([one, "delete"], [other, "reply"]);
  },
);

test("what one administrator does is seen by the other without a reload, and nothing typed is lost by it", async ({
  racers: [one, other],
}) => {
  await race([one, "move"], [other, "move"]);
  const { name } = await createInquiry();
  await (await findInquiry(one.page, name)).getByRole("button", { name: "Reply" }).click();
  const dialog = one.page.getByRole("dialog");
  await dialog.getByLabel("Message").fill("A long and careful answer.");

  await (await findInquiry(other.page, name)).getByRole("button", { name: "Move to Task Queue" }).click();
  await expect(other.page.getByText(staffMessages.inquiryMoved(name))).toBeVisible();
  await expect(one.page.locator("article").filter({ hasText: name })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog.getByRole("alert")).toContainText(`${other.account.email} moved this inquiry`);
  await expect(dialog.getByLabel("Message")).toHaveValue("A long and careful answer.");
  expect(one.mails).toEqual([]);
  await expect(entryNamed(other.page, "Task Queue", name)).toBeVisible();
});

test(
  "a task is handed to a colleague, who has it at once, sees from whom and why, and says by when it is done",
  { tag: "@heavy" },
  async ({ racers: [one, other] }) => {
    const { id, name } = await createTask(one.account.uid);
    const given = entryNamed(one.page, "Task Queue", name);
    await given.getByRole("button", { name }).click();
    await given.getByLabel(noteWords.note).fill("Knows us from a fair.");
    await given.getByRole("button", { name: noteWords.add }).click();
    await expect(given.getByRole("listitem")).toContainText("Knows us from a fair.");
    await given.getByRole("button", { name: "Hand over" }).click();
    const dialog = one.page.getByRole("dialog", { name: "Hand Over a Task" });
    await dialog.getByLabel("A sentence for your colleague").fill("Please call before Friday.");
    await dialog.getByRole("button", { name: "Hand over" }).click();
    await expect(dialog.getByText(handOverWords.colleagueMissing)).toBeVisible();
    await dialog.getByLabel("Colleague", { exact: true }).selectOption(other.account.email);
    await expectAccessible(one.page);
    await dialog.getByRole("button", { name: "Hand over" }).click();
    await expect(one.page.getByText(staffMessages.handedOver(name, other.account.email))).toBeVisible();
    await expect(given).toHaveCount(0);

    const taken = entryNamed(other.page, "Task Queue", name);
    await expect(taken).toContainText("Please call before Friday.");
    await taken.getByRole("button", { name }).click();
    await expect(taken).toContainText(inquiryWords.handedOverBy(one.account.email));
    await expect(taken.getByRole("listitem")).toContainText(`Knows us from a fair.${one.account.email}`);
    await taken.getByLabel("Due").fill(calendarDay(new Date()));
    await expect(taken).toContainText("Due today");
    await expectAccessible(other.page);
    expect(await placesOf(id, [one.account.uid, other.account.uid])).toEqual([paths.task(other.account.uid, id)]);

    const left = { revokedAt: new Date() };
    await setDoc(doc(database, paths.revokedAdministrator(other.account.uid)), left);
    await setDoc(doc(database, paths.administrator(other.account.uid)), { email: other.account.email, ...left });
    await one.page.getByRole("button", { name: formerTaskWords.formerTasks }).click();
    const behind = one.page.getByRole("list", { name: formerTaskWords.formerTasksOf(other.account.email) });
    await behind.getByRole("article", { name }).getByRole("button", { name: "Take over" }).click();
    await expect(one.page.getByText(staffMessages.takenOver(name))).toBeVisible();
    await expect(behind.getByRole("article", { name })).toHaveCount(0); // each list follows by itself
    await expect(given).toContainText("Due today");
    expect(await placesOf(id, [one.account.uid, other.account.uid])).toEqual([paths.task(one.account.uid, id)]);
  },
);
