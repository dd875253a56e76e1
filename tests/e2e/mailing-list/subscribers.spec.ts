// Bringing people onto the mailing list from a file, finding one of them, and taking them off again.
import { readFile } from "node:fs/promises";
import { routes } from "../../../src/domain/kernel/routes";
import { personalDataMessages } from "../../../src/domain/operation/words";
import { importMessages, importWords } from "../../../src/domain/mailing-list/import/words";
import {
  subscriberMessages,
  subscriberStates,
  subscriberWords,
} from "../../../src/domain/mailing-list/subscribers/words";
import { anAdministrator } from "../../support/accounts/accounts";
import { addSubscription, anAddress, subscriptionsTo } from "../../support/mailing-list/subscriptions";
import { expect, expectAccessible, test, unique } from "../../support/journeys/page";
import { openDashboard } from "../../support/journeys/staff";

test(
  "an administrator imports a file, finds whom it brought, removes one, and downloads the list",
  { tag: "@heavy" },
  async ({ page }) => {
    test.setTimeout(90_000);
    const [known, added, other] = [anAddress(), anAddress(), anAddress()];
    const consent = unique("Signed up on paper at our stand");
    await addSubscription(known);
    await openDashboard(page, await anAdministrator(), routes.adminMailingList);
    const card = page.getByRole("region", { name: subscriberWords.title, exact: true });
    await card.getByRole("button", { name: importWords.begin }).click();
    const dialog = page.getByRole("dialog", { name: importWords.title });
    const text = `Vorname;Nachname;Firma;E-Mail\r\n=Zoë;Müller;"Nord; Süd";${added}\r\nOlaf;;;${other}\r\nInes;;;${known}\r\nX;;;nobody\r\n`;
    const chooser = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: importWords.file }).click();
    await (await chooser).setFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(text, "latin1") });
    await expect(dialog.getByText(importMessages.windows)).toBeVisible();
    await expect(dialog.getByText(importMessages.adds(2))).toBeVisible({ timeout: 30_000 });
    await expect(dialog.getByRole("row").nth(1)).toContainText("=Zoë Müller");
    await expect(dialog.getByText(importMessages.skipped(4, known, "listed"))).toBeVisible();
    await expect(dialog.getByText(importMessages.skipped(5, "nobody", "address"))).toBeVisible();
    await expectAccessible(page);

    const begin = dialog.getByRole("button", { name: importWords.confirm(2) });
    await begin.click();
    await expect(dialog.getByText(importMessages.consentMissing)).toBeVisible();
    await dialog.getByLabel(importWords.consent).fill(consent);
    await begin.click();
    await expect(page.getByText(importMessages.received)).toBeVisible({ timeout: 30_000 });
    const imports = page.getByRole("region", { name: importWords.recent });
    await expect(imports.getByRole("listitem").filter({ hasText: consent })).toContainText("2 people added", {
      timeout: 30_000,
    });

    await card.getByRole("searchbox").fill(added);
    const entry = card.getByRole("article", { name: added });
    await expect(entry).toContainText(subscriberStates.subscribed, { timeout: 30_000 });
    await expect(entry).toContainText(consent);
    await expect(card.getByRole("article")).toHaveCount(1);
    await expectAccessible(page);

    const saving = page.waitForEvent("download", { timeout: 30_000 });
    await card.getByRole("button", { name: subscriberWords.downloadCsv }).click();
    const file = await readFile(await (await saving).path(), "utf8");
    expect(file).toMatch(/^\ufeffName,Business name,Email,/);
    expect(file).toContain(`"'=Zoë Müller",Nord; Süd,${added},`);

    await entry.getByRole("button", { name: subscriberWords.erase }).click();
    const erasing = page.getByRole("dialog", { name: personalDataMessages.eraseTitle });
    await expect(erasing).toContainText(personalDataMessages.eraseQuestion(added), { timeout: 30_000 });
    await erasing.getByRole("button", { name: personalDataMessages.eraseDecline }).click();
    await entry.getByRole("button", { name: subscriberWords.remove }).click();
    const removing = page.getByRole("dialog", { name: subscriberWords.removeTitle });
    await expect(removing).toContainText(subscriberMessages.removeQuestion(added));
    await removing.getByRole("button", { name: subscriberWords.removeConfirm }).click();
    await expect(page.getByText(subscriberMessages.removed(added))).toBeVisible({ timeout: 30_000 });
    await expect(entry).toHaveCount(0);
    expect(await subscriptionsTo(added)).toEqual([]);
  },
);
