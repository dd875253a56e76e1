// A person writes and asks for their data, and later to be forgotten.
import { readFile } from "node:fs/promises";
import { personalDataMessages } from "../../src/domain/operation/words";
import { anAdministrator, anUnusedEmail } from "../support/accounts/accounts";
import { createInquiry, documentAt, openDashboard } from "../support/journeys/staff";
import { expect, test } from "../support/journeys/page";
import { paths } from "../../src/domain/kernel/collections";
import { routes } from "../../src/domain/kernel/routes";

test(
  "an administrator gives a person their data as a file, sees what an erasure takes, and erases them",
  { tag: "@heavy" },
  async ({ page }) => {
    test.setTimeout(120_000);
    const email = anUnusedEmail();
    const { id } = await createInquiry({ email });
    await openDashboard(page, await anAdministrator(), routes.adminSettings);
    const card = page.getByRole("region", { name: personalDataMessages.title });
    const typed = card.getByRole("textbox", { name: "Email" });

    await typed.fill("nobody");
    await card.getByRole("button", { name: "Export" }).click();
    await expect(card.getByText(personalDataMessages.noAddress)).toBeVisible();

    await typed.fill(email.toUpperCase());
    const saving = page.waitForEvent("download");
    await card.getByRole("button", { name: "Export" }).click();
    const saved = JSON.parse(await readFile(await (await saving).path(), "utf8")) as { data: { inquiries: object[] } };
    expect(saved.data.inquiries).toMatchObject([{ email, path: paths.inquiry(id) }]);
    await expect(card.getByRole("alert")).toHaveText(personalDataMessages.exported(email));

    await card.getByRole("button", { name: "Erase" }).click();
    const dialog = page.getByRole("dialog", { name: personalDataMessages.eraseTitle });
    await expect(dialog).toContainText(personalDataMessages.eraseQuestion(email));
    await expect(dialog.getByRole("listitem").first()).toHaveText("1 inquiry");
    await dialog.getByRole("button", { name: personalDataMessages.eraseConfirm }).click();
    await expect(card.getByRole("alert")).toContainText(`${email} is erased: 1 inquiry`, {
      timeout: 75_000, // Everything that the other journeys have written is looked through, twice.
    });
    expect(await documentAt(paths.inquiry(id))).toBeUndefined();
  },
);
