import { test as base } from "@playwright/test";
import { staffMessages } from "../../../src/domain/inquiries/words";
import { anAdministrator } from "../../support/accounts/accounts";
import { aRacer, race } from "../../support/inquiries/races";
import { expect } from "../../support/journeys/page";
import { entryNamed, findInquiry, createInquiry, openDashboard } from "../../support/journeys/staff";

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

test("two administrators at once leave an inquiry in exactly one place, and the second learns who was first", async ({
  racers: [one, other],
}) => {
  await race([one, "move"], [other, "move"]);
  await race([one, "reply"], [other, "reply"]);
  await race([one, "delete"], [other, "reply"]);
});

test("what one administrator does is seen by the other without a reload, and nothing typed is lost by it", async ({
  racers: [one, other],
}) => {
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
