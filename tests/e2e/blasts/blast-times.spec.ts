// A time is typed on the clock of the person who types it, and kept in one that all places share.
import { blastCardWords } from "../../../src/domain/blasts/card-words";
import { blastWords } from "../../../src/domain/blasts/words";
import { anAdministrator } from "../../support/accounts/accounts";
import { expect, test } from "../../support/journeys/page";
import { answerCall, openDashboard } from "../../support/journeys/staff";

test.use({ timezoneId: "Europe/Berlin" });

test(
  "a blast is timed by the sender's own clock, which is named, and kept in UTC, in winter and in summer",
  { tag: "@heavy" },
  async ({ page }) => {
    await answerCall(page, "countBlastRecipients", {
      ...{ entries: 3, recipients: 2, repeated: 1, waiting: 0, suppressed: 0, unusable: 0, exact: true },
    });
    const sent = await answerCall(page, "sendEmailBlast", { success: true });
    await openDashboard(page, await anAdministrator());
    const year = new Date().getFullYear() + 1;
    const times = { [`${year}-01-15T08:00`]: "07:00", [`${year}-07-15T08:00`]: "06:00" };
    for (const local of Object.keys(times)) {
      await page.getByRole("button", { name: blastCardWords.begin }).click();
      const dialog = page.getByRole("dialog", { name: blastWords.dialog });
      await dialog.getByLabel("Subject").fill("News");
      await dialog.getByLabel("Message").fill("There are new courses.");
      await dialog.getByLabel(blastWords.sendAt("Europe/Berlin")).fill(local);
      await dialog.getByRole("button", { name: /^Schedule for 2 people/ }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole("alert").last()).toContainText("08:00");
    }
    const expected = Object.entries(times).map(([local, hour]) => `${local.slice(0, 10)}T${hour}:00.000Z`);
    expect(sent.map((request) => (request as { sendAt: string }).sendAt)).toEqual(expected);
  },
);
