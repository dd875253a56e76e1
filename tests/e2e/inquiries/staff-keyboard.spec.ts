import type { Locator, Page } from "@playwright/test";
import { staffMessages } from "../../../src/domain/inquiries/action-words";
import { anAdministrator } from "../../support/accounts/accounts";
import { anInvitation } from "../../support/shared/builders";
import { expect, test, unique } from "../../support/journeys/page";
import {
  entryNamed,
  findInquiry,
  createInquiry,
  createInvitation,
  createTask,
  openDashboard,
} from "../../support/journeys/staff";

test(
  "everything on the dashboard is reached and done by keyboard, and dialogs keep the focus and give it back",
  { tag: "@heavy" },
  async ({ page }) => {
    const account = await anAdministrator();
    const [inquiry, task, business] = [await createInquiry(), await createTask(account.uid), unique("Zenith Tools")];
    const code = `code-${business.slice(-6)}-of-zenith`;
    await createInvitation(code, anInvitation(code, { businessName: business }));
    await openDashboard(page, account);
    const entry = await findInquiry(page, inquiry.name);
    const invitations = page.getByRole("region", { name: "Generated Invitations" });
    const own = entryNamed(page, "Task Queue", task.name);
    await expect(own).toBeVisible();
    await expect(page.getByRole("button", { name: "Send Email Blast" })).toBeVisible();
    await expect(invitations.getByRole("button", { name: business })).toBeVisible();

    for (const opened of [entry, own]) {
      const toggle = opened.getByRole("button", { expanded: false });
      await toggle.press("Enter");
      await expect(opened.getByRole("link", { name: "ines@northwind.example" })).toBeVisible();
    }
    const reached = await tabThrough(page);
    for (const name of [
      "Logout",
      "Businesses",
      "Send Email Blast",
      "Generate Invitation",
      "Search inquiries",
      "Complete",
      business,
    ])
      expect(reached).toContain(name);
    for (const name of ["Reply", "Move to Task Queue", "Delete"]) expect(reached).toContain(name);

    const openers: [Locator, string][] = [
      [page.getByRole("button", { name: "Send Email Blast" }), "Email Blast"],
      [entry.getByRole("button", { name: "Reply" }), "Reply to Inquiry"],
      [own.getByRole("button", { name: "Reply" }), "Reply to Task"],
      [own.getByRole("button", { name: "Invite this business" }), "Generate New Invitation"],
      [invitations.getByRole("button", { name: business }), "Invitation"],
    ];
    for (const [opener, title] of openers) {
      await opener.press("Enter");
      const dialog = page.getByRole("dialog", { name: title });
      await expect(dialog).toBeVisible();
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press(step < 8 ? "Tab" : "Shift+Tab");
        expect(await staysIn(dialog), `the focus in “${title}” after ${step + 1} steps`).toBe(true);
      }
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    }

    await entry.getByRole("button", { name: "Move to Task Queue" }).press("Enter");
    await expect(page.getByText(staffMessages.inquiryMoved(inquiry.name))).toBeFocused();
    await own.getByRole("button", { name: "Delete" }).press("Enter");
    await expect(page.getByText(staffMessages.taskDeleted(task.name))).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText(staffMessages.taskRestored(task.name))).toBeFocused();
    await own.getByRole("button", { name: "Complete" }).press("Enter");
    await expect(page.getByText(staffMessages.taskCompleted(task.name))).toBeFocused();
  },
);

/** Returns the stops of the Tab key from the top of the page to its end. */
async function tabThrough(page: Page): Promise<string[]> {
  const names: string[] = [];
  await page.getByRole("link", { name: "Skip to content" }).focus();
  for (;;) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement | null;
      if (!focused || focused === document.body) return undefined;
      return (focused.ariaLabel ?? focused.labels?.[0]?.textContent ?? focused.textContent).trim();
    });
    if (name === undefined) return names;
    names.push(name);
  }
}

/** The browser's own bar lies between the last element of a dialog and the first, and counts as nowhere. */
function staysIn(dialog: Locator): Promise<boolean> {
  return dialog.evaluate(
    (element) => document.activeElement === document.body || element.contains(document.activeElement),
  );
}
