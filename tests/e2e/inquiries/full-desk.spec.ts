// A desk with a day's work on it: what waits is in sight, and each deed takes few presses and fields.
import type { Locator, Page } from "@playwright/test";
import { nextWords } from "../../../src/domain/invitations/next-words";
import { invitationMessages } from "../../../src/domain/invitations/words";
import { blastCardWords } from "../../../src/domain/blasts/card-words";
import { inquiryMessages } from "../../../src/domain/inquiries/action-words";
import { routes } from "../../../src/domain/kernel/routes";
import { placeWords } from "../../../src/domain/operation/place-words";
import { anAdministrator } from "../../support/accounts/accounts";
import { countDeeds, type Deed } from "../../support/journeys/counted-deeds";
import { aFullDesk, newCode, ready } from "../../support/journeys/full-desk";
import { expect, test } from "../../support/journeys/page";
import { answerCall, enterLogin, entryNamed, goToPlace, openDashboard } from "../../support/journeys/staff";
import { meterPage } from "../../support/suite/costs/page-meter";

const waits = (page: Page) => page.getByRole("list", { name: placeWords.waits });
const attention = (page: Page) => page.getByRole("region", { name: placeWords.invitationsForAttention });

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(
    `what waits is in sight on ${width} by ${height}, for few reads and tabs`,
    { tag: "@heavy" },
    async ({ page }) => {
      const account = await anAdministrator();
      await aFullDesk(page, account);
      await page.setViewportSize({ width, height });
      const { costs } = await meterPage(page);
      await openDashboard(page, account);
      await expect(attention(page).getByRole("article")).toHaveCount(5);
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      const { "browser reads": reads } = await costs();
      for (const waiting of ["70 inquiries", "63 businesses need attention", "10+ tasks"])
        await expect(waits(page).getByText(waiting)).toBeInViewport();
      await expect(entryNamed(page, "Inquiries", "Zoë Krüger 0")).toBeInViewport({ ratio: 1 });
      if (width === 1280) await expect(entryNamed(page, "Task Queue", "Northwind 0")).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), "wider than it").toBe(0);

      const row = entryNamed(page, "Inquiries", "Zoë Krüger 0");
      let tabs = 0;
      const tabTo = async (target: Locator) => {
        do {
          await page.keyboard.press("Tab");
          tabs++;
        } while (!(await target.evaluate((element) => element === document.activeElement)));
      };
      await tabTo(page.getByRole("link", { name: "Skip to content" }));
      await page.keyboard.press("Enter");
      await tabTo(row.getByRole("button", { name: "Zoë Krüger 0" }));
      await page.keyboard.press("Enter");
      await tabTo(row.getByRole("button", { name: "Reply" }));
      test.info().annotations.push({ type: "measured", description: `${reads} reads, ${tabs} tabs` });
      expect.soft(reads, "reads").toBeLessThanOrEqual(60);
      expect.soft(tabs, "tabs to the first Reply").toBeLessThanOrEqual(12);
    },
  );
}

test("the deeds of a day take few presses and fields", { tag: "@heavy" }, async ({ page }) => {
  test.setTimeout(120_000);
  const account = await anAdministrator();
  await aFullDesk(page, account);
  const deeds = await countDeeds(page);
  let before = 0;
  /** Counts the deeds since the last count; a password and a search are typed, but never noted. */
  const taken = (unnoted = 0) => {
    const since: Deed[] = deeds.slice(before);
    before = deeds.length;
    const fields = since.filter(({ kind }) => kind === "typed").length + unnoted;
    return { presses: since.filter(({ kind }) => kind === "pressed").length, fields };
  };
  const expectTaken = (about: string, expected: ReturnType<typeof taken>, unnoted?: number) => {
    const counted = taken(unnoted);
    const description = `${about}: ${counted.presses} presses, ${counted.fields} fields`;
    test.info().annotations.push({ type: "measured", description });
    expect.soft(counted, about).toEqual(expected);
  };

  await answerCall(page, "sendEmailReply", { success: true });
  await page.goto(routes.adminLogin);
  await enterLogin(page, account);
  await pressInRow(page, "Zoë Krüger 0", "Reply");
  const reply = page.getByRole("dialog", { name: "Reply to Inquiry" });
  await reply.getByLabel("Message").fill("Yes, we do.");
  await reply.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toHaveText(inquiryMessages.replySent);
  expectTaken("from the login to a reply", { presses: 3, fields: 3 }, 1);

  await answerCall(page, "generateInvitation", { invitationCode: newCode });
  await pressInRow(page, "Zoë Krüger 1", "Invite this business");
  await page.getByRole("dialog").getByRole("button", { name: "Generate Invitation" }).click();
  await expect(page.getByRole("alert").last()).toHaveText(
    invitationMessages.invitationSent("Harvest Foods", "person-1@firma.example"),
  );
  expectTaken("from an inquiry to an invitation", { presses: 2, fields: 0 });

  await goToPlace(page, "Businesses");
  taken();
  await page.getByRole("searchbox", { name: "Search businesses" }).fill("klinikum");
  await page.getByRole("link", { name: ready }).click();
  await page.getByRole("navigation", { name: "Results" }).getByRole("link", { name: "Training plan" }).click();
  await expect(page.getByText("What Summary says.").first()).toBeVisible();
  expectTaken("from 94 businesses to the plan of one", { presses: 2, fields: 1 }, 1);

  await goToPlace(page, "Inbox");
  taken();
  await answerCall(page, "sendEmailBlast", { success: true });
  await page.getByRole("button", { name: blastCardWords.begin }).click();
  const blast = page.getByRole("dialog", { name: "Email Blast" });
  await expect(blast).toContainText("45 of 55 entries get mail.");
  await blast.getByLabel("Subject").fill("News");
  await blast.getByLabel("Message").fill("There are new courses.");
  await blast.getByRole("button", { name: "Send to 45 people" }).click();
  await expect(blast).toHaveCount(0);
  expectTaken("a mail to the list", { presses: 2, fields: 2 });

  const reminders = await answerCall(page, "remindInvited", { success: true });
  await attention(page).getByRole("button", { name: nextWords.remindAll }).click();
  await page.getByRole("button", { name: nextWords.remindAllConfirm(63) }).click();
  await expect(page.getByText(nextWords.allReminded(63))).toBeVisible({ timeout: 30_000 });
  expect(reminders).toHaveLength(63);
  expectTaken("a reminder to all who are quiet", { presses: 2, fields: 0 });
});

/** The mouse shows the buttons of a closed row. */
async function pressInRow(page: Page, name: string, button: string): Promise<void> {
  const row = entryNamed(page, "Inquiries", name);
  await row.hover();
  await row.getByRole("button", { name: button }).click();
}
