import { anAdministrator } from "../../support/accounts/accounts";
import { heldWords } from "../../../src/domain/kernel/words";
import { expect, expectAccessible, test } from "../../support/journeys/page";
import { aBusyProject } from "../../support/suite/costs/busy-project";
import { answerCall, entryNamed, createTask, openDashboard } from "../../support/journeys/staff";

test("a long list is paged by 25, and the search finds what is on none of the open pages", async ({ page }) => {
  const account = await anAdministrator();
  const day = (nth: number) => new Date(Date.UTC(2024, 0, 1, 0, nth));
  const numbers = Array.from({ length: 52 }, (_, nth) => nth + 1);
  await Promise.all(
    numbers.map((nth) => {
      const taskName = `Task ${nth}`;
      return createTask(account.uid, {
        taskName,
        businessName: `Company ${String(nth).padStart(3, "0")}`,
        movedAt: day(nth),
      });
    }),
  );
  await openDashboard(page, account);
  const entries = page.getByRole("region", { name: "Task Queue" }).getByRole("article");
  const pages = page.getByRole("navigation", { name: "Pages of tasks" });
  await expect(entries).toHaveCount(25);
  await expect(entryNamed(page, "Task Queue", "Task 52")).toBeVisible();
  await expectAccessible(page);

  await pages.getByRole("button", { name: "Next page" }).click();
  await expect(entryNamed(page, "Task Queue", "Task 27")).toBeVisible();
  await expect(entries).toHaveCount(25);
  await pages.getByRole("button", { name: "Next page" }).click();
  await expect(entries).toHaveCount(2);
  for (const left of ["Task 2", "Task 1"])
    await entryNamed(page, "Task Queue", left).getByRole("button", { name: "Complete" }).click();
  await expect(pages.getByText("Page 2"), "the page before, when the last one has emptied").toBeVisible();
  await expect(entries).toHaveCount(25);

  await page.getByRole("searchbox", { name: "Search tasks" }).fill("company 01");
  await expect(entries).toHaveCount(10);
  await expect(entryNamed(page, "Task Queue", "Task 10")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search tasks" }).fill("Nobody");
  await expect(page.getByText("Nothing begins with “Nobody”.")).toBeVisible();
  const asked = page.waitForRequest((request) => request.postData()?.includes("INES%40north") ?? false);
  await page.getByRole("searchbox", { name: "Search tasks" }).fill("INES@north");
  await expect(entries).toHaveCount(25);
  await asked; // What is kept in the page may answer before the server has been asked.
});

test("entries that fit nothing hide no other, can be paged through and deleted", async ({ page }) => {
  const account = await anAdministrator();
  const misfit = { name: " ", businessName: 7, email: "u@x..example", message: null, createdAt: "yesterday" };
  await Promise.all(Array.from({ length: 25 }, () => createTask(account.uid, { ...misfit, movedAt: new Date() })));
  await createTask(account.uid, { taskName: "Honest", movedAt: new Date(0) });
  await openDashboard(page, account);
  const queue = page.getByRole("region", { name: "Task Queue" });
  const misfits = queue.getByRole("article", { name: "Someone without a name" });
  await expect(misfits).toHaveCount(25);
  await expect(page.getByRole("searchbox", { name: "Search tasks" })).toBeVisible();
  await page.getByRole("navigation", { name: "Pages of tasks" }).getByRole("button", { name: "Next page" }).click();
  await expect(entryNamed(page, "Task Queue", "Honest")).toBeVisible();
  await page.getByRole("navigation", { name: "Pages of tasks" }).getByRole("button", { name: "Previous page" }).click();
  await misfits.first().getByRole("button", { name: "Delete" }).click();
  await expect(entryNamed(page, "Task Queue", "Honest")).toBeVisible();
});

test("what a flood has brought is named, looked through a page at a time, accepted and deleted", async ({ page }) => {
  const account = await anAdministrator();
  await aBusyProject(page, account.uid);
  await answerCall(page, "readHealth", { late: [] });
  const requests = await answerCall(page, "settleHeld", { settled: 1 });
  await openDashboard(page, account);
  const card = page.getByRole("region", { name: "Inquiries" });
  await expect(card.getByText("4,873 messages are held.")).toBeVisible();
  await expect(page.getByText("One subscription is held.")).toBeVisible();

  await card.getByRole("button", { name: heldWords.lookThrough }).click();
  const dialog = page.getByRole("dialog", { name: "Held messages" });
  await expect(dialog.getByRole("article")).toHaveCount(25);
  await dialog.getByRole("button", { name: "Next page" }).click();
  await expect(dialog.getByRole("article")).toHaveCount(5);
  await expectAccessible(page);
  await dialog.getByRole("article", { name: "Ines Weber 29" }).getByRole("button", { name: heldWords.accept }).click();
  await expect(dialog.getByText("One message is accepted.")).toBeVisible();
  await page.keyboard.press("Escape");

  await card.getByRole("button", { name: heldWords.deleteAll }).click();
  const question = page.getByRole("dialog", { name: "Delete 4,873 messages?" });
  await question.getByRole("button", { name: heldWords.deleteAll }).click();
  await expect(page.getByText("One message is deleted.")).toBeVisible();
  expect(requests).toEqual([
    { action: "accept", from: "inquiries", ids: ["held0000000000000029"] },
    { action: "delete", from: "inquiries" },
  ]);
});
