import { calendarDay } from "../../../src/domain/inquiries/due";
import { anAdministrator } from "../../support/accounts/accounts";
import { heldWords } from "../../../src/domain/kernel/held-words";
import { listMessages } from "../../../src/domain/kernel/list-words";
import { routes } from "../../../src/domain/kernel/routes";
import { placeWords } from "../../../src/domain/operation/place-words";
import { expect, expectAccessible, test } from "../../support/journeys/page";
import { aBusyProject } from "../../support/suite/costs/busy-project";
import { answerCall, entryNamed, createTask, goToPlace, openDashboard } from "../../support/journeys/staff";

test(
  "of a long list ten are shown, then 25 more, and the search finds any word of what is not shown",
  { tag: "@heavy" },
  async ({ page }) => {
    const account = await anAdministrator();
    const day = (nth: number) => new Date(Date.UTC(2024, 0, 1, 0, nth));
    await Promise.all(
      Array.from({ length: 52 }, (_, nth) => nth + 1).map((nth) =>
        createTask(account.uid, {
          taskName: `Task ${nth}`,
          businessName: `Company ${String(nth).padStart(3, "0")}`,
          message: nth < 3 ? "Können Sie uns Führungskräfte schulen?" : "Do you train shift leaders?",
          movedAt: day(nth),
          ...(nth < 3 && { dueOn: nth === 1 ? calendarDay(new Date()) : "2024-01-31" }),
        }),
      ),
    );
    await openDashboard(page, account);
    const queue = page.getByRole("region", { name: "Task Queue" });
    const entries = queue.getByRole("article");
    const more = queue.getByRole("button", { name: "Show more" });
    await expect(entries).toHaveCount(10);
    await expect(entryNamed(page, "Task Queue", "Task 52")).toBeVisible();
    const waits = page.getByRole("list", { name: placeWords.waits });
    await expect(waits.getByRole("link", { name: "10+ tasks" })).toBeVisible();
    await expect(waits.getByText("2 due")).toBeVisible();
    await expect(entries.nth(0)).toContainText(/Task 2.*Overdue by/);
    await expect(entries.nth(1)).toContainText(/Task 1.*Due today/);
    await expect(entries.nth(2)).toContainText("Task 52");
    await expectAccessible(page);

    await more.click();
    await expect(entries).toHaveCount(35);
    await more.click();
    await expect(entries).toHaveCount(52);
    await expect(queue.getByText("52 are shown.")).toBeFocused();
    await createTask(account.uid, { taskName: "Task 53", movedAt: day(53) });
    await expect(entryNamed(page, "Task Queue", "Task 53"), "what comes meanwhile").toBeVisible();
    await expect(entries).toHaveCount(53);

    const search = page.getByRole("searchbox", { name: "Search tasks" });
    await search.fill("company 01");
    await expect(entries).toHaveCount(10);
    await search.fill("FUHRUNGSKRAFTE schul");
    await expect(entries).toHaveCount(2);
    await expect(queue.getByText(listMessages.searchEnds.words)).toBeVisible();
    await search.fill("INES@north");
    await expect(entries).toHaveCount(10);
    await search.fill("Nobody");
    await expect(page.getByText("Nothing has “Nobody” in it.")).toBeVisible();
  },
);

test(
  "entries that fit nothing hide no other, open in place and can be deleted",
  { tag: "@heavy" },
  async ({ page }) => {
    const account = await anAdministrator();
    const misfit = { name: " ", businessName: 7, email: "u@x..example", message: null, createdAt: "yesterday" };
    await Promise.all(Array.from({ length: 10 }, () => createTask(account.uid, { ...misfit, movedAt: new Date() })));
    await createTask(account.uid, { taskName: "Honest", movedAt: new Date(0) });
    await openDashboard(page, account);
    const queue = page.getByRole("region", { name: "Task Queue" });
    const misfits = queue.getByRole("article", { name: "A person without a name" });
    await expect(misfits).toHaveCount(10);
    const first = misfits.first();
    await first.getByRole("button", { name: "A person without a name" }).click();
    await expect(first.getByRole("link", { name: "u@x..example" })).toBeVisible();
    await first.getByRole("button", { name: "Delete" }).click();
    await expect(entryNamed(page, "Task Queue", "Honest"), "the next one follows up").toBeVisible();
  },
);

test(
  "an older link leads to the part at its new place, and a reload and Back come there again",
  { tag: "@heavy" },
  async ({ page }) => {
    await answerCall(page, "readHealth", { late: [] });
    await openDashboard(page, await anAdministrator(), `${routes.adminDashboard}#learning-records`);
    const records = page.getByRole("heading", { name: "Learning Records" });
    await expect(records).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(routes.adminSettings);
    await goToPlace(page, "Inbox");
    await page.goBack();
    await expect(records).toBeFocused();
    await page.reload();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await expect(records).toBeFocused();
    await expect(records).toBeInViewport();
  },
);

test(
  "what a flood has brought is named, looked through a part at a time, accepted and deleted",
  { tag: "@heavy" },
  async ({ page }) => {
    const account = await anAdministrator();
    await aBusyProject(page, account.uid);
    const requests = await answerCall(page, "settleHeld", { settled: 1 });
    await openDashboard(page, account);
    const card = page.getByRole("region", { name: "Inquiries" });
    await expect(card.getByText("4,873 messages are held.")).toBeVisible();
    await expect(page.getByText("One subscription is held.")).toBeVisible();

    await card.getByRole("button", { name: heldWords.lookThrough }).click();
    const dialog = page.getByRole("dialog", { name: "Held messages" });
    await expect(dialog.getByRole("article")).toHaveCount(10);
    await dialog.getByRole("button", { name: "Show more" }).click();
    await expect(dialog.getByRole("article")).toHaveCount(30);
    await expectAccessible(page);
    await dialog
      .getByRole("article", { name: "Ines Weber 29" })
      .getByRole("button", { name: heldWords.accept })
      .click();
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
  },
);
