// A day at the desk on a phone, with one thumb: each deed is a tap on something in sight that a thumb can hit.
import type { Locator, Page } from "@playwright/test";
import { blastCardWords } from "../../../src/domain/blasts/card-words";
import { staffMessages, inquiryMessages } from "../../../src/domain/inquiries/action-words";
import { inquiryWords } from "../../../src/domain/inquiries/words";
import { invitationMessages, invitationWords } from "../../../src/domain/invitations/words";
import { routes } from "../../../src/domain/kernel/routes";
import { findWords } from "../../../src/domain/operation/find-words";
import { placeWords } from "../../../src/domain/operation/place-words";
import { anAdministrator } from "../../support/accounts/accounts";
import { aFullDesk, newCode, ready } from "../../support/journeys/full-desk";
import { expect, test } from "../../support/journeys/page";
import { overflowOf } from "../../support/journeys/rendered-page";
import { answerCall, enterLogin, entryNamed } from "../../support/journeys/staff";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** WCAG 2.5.8, in pixels. */
const leastOfTarget = 24;

/** Taps it where a thumb does, after a look whether the thumb has room. */
async function tap(target: Locator): Promise<void> {
  // A list above it may still come and move it.
  await expect(
    async () => {
      await target.scrollIntoViewIfNeeded();
      expect(await target.evaluate(foreignAround, leastOfTarget)).toEqual([]);
    },
    `pixels around the middle of ${await target.innerText()} that are its own`,
  ).toPass();
  await target.tap();
}

/** Returns the pixels above and below the middle of an element that belong to another. */
function foreignAround(element: Element, least: number): number[] {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const around = [-1, 0, 1].map((share) => (share * (least - 1)) / 2);
  return around.filter((by) => !element.contains(document.elementFromPoint(x, y + by)));
}

test("a day at the desk is worked on a phone with one thumb", { tag: "@heavy" }, async ({ page }) => {
  test.setTimeout(120_000);
  const account = await anAdministrator();
  await aFullDesk(page, account);
  await answerCall(page, "sendEmailReply", { success: true });
  await answerCall(page, "generateInvitation", { invitationCode: newCode });
  await answerCall(page, "remindInvited", { success: true });
  await answerCall(page, "sendEmailBlast", { success: true });
  await answerCall(page, "checkAddresses", { asksToConfirm: false, left: [], refused: [], listed: [] });
  const press = (within: Page | Locator, name: string) => tap(within.getByRole("button", { name, exact: true }));
  const opened = async (card: "Inquiries" | "Task Queue", name: string) => {
    const row = entryNamed(page, card, name);
    await press(row, name);
    return row;
  };

  await page.goto(routes.adminLogin);
  await enterLogin(page, account);
  await press(await opened("Inquiries", "Zoë Krüger 0"), inquiryWords.reply);
  const reply = page.getByRole("dialog", { name: "Reply to Inquiry" });
  await reply.getByLabel("Message").fill("Yes, we do.");
  await press(reply, "Send");
  await expect(page.getByRole("alert")).toHaveText(inquiryMessages.replySent);
  await press(page, "Dismiss");

  await press(await opened("Inquiries", "Zoë Krüger 1"), inquiryWords.invite);
  await press(page.getByRole("dialog"), invitationWords.generate);
  await expect(page.getByRole("alert")).toHaveText(
    invitationMessages.invitationSent("Harvest Foods", "person-1@firma.example"),
  );
  await press(page, "Dismiss");

  await press(await opened("Inquiries", "Zoë Krüger 2"), inquiryWords.move);
  await expect(page.getByText(staffMessages.inquiryMoved("Zoë Krüger 2"))).toBeVisible();
  await press(page, "Dismiss");
  await press(await opened("Inquiries", "Zoë Krüger 3"), inquiryWords.delete);
  await press(page, "Undo");
  await expect(page.getByText(staffMessages.inquiryRestored("Zoë Krüger 3"))).toBeVisible();
  await press(page, "Dismiss");

  await press(entryNamed(page, "Task Queue", "Northwind Logistics"), inquiryWords.complete);
  await expect(page.getByText(/is completed\.$/)).toBeVisible();
  await press(page, "Dismiss");

  const attention = page.getByRole("region", { name: placeWords.invitationsForAttention });
  const quiet = attention.getByRole("article").nth(1);
  await tap(quiet.getByRole("button", { expanded: false }));
  await press(quiet, invitationWords.remind);
  await expect(page.getByText(/^A reminder was sent to/)).toBeVisible();
  await press(page, "Dismiss");

  const goTo = (name: string) =>
    tap(page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name, exact: true }));
  await goTo(placeWords.businesses);
  await page.getByRole("searchbox", { name: "Search businesses" }).fill("klinikum");
  await tap(page.getByRole("link", { name: ready }));
  await tap(page.getByRole("navigation", { name: "Results" }).getByRole("link", { name: "Training plan" }));
  await expect(page.getByText("What Summary says.").first()).toBeVisible();

  await goTo(placeWords.mailingList);
  await press(page, blastCardWords.begin);
  const blast = page.getByRole("dialog", { name: "Email Blast" });
  await blast.getByLabel("Subject").fill("News");
  await blast.getByLabel("Message").fill("There are new courses.");
  await press(blast, "Send to 45 people");
  await expect(blast).toHaveCount(0);

  await press(page, placeWords.find);
  await page.getByRole("searchbox", { name: findWords.label }).fill("zoë krüger 4");
  await tap(page.getByRole("dialog").getByRole("link", { name: "Zoë Krüger 4", exact: true }).first());
  await expect(page.getByRole("region", { name: "Inquiries" }).getByRole("article").first()).toContainText(
    "Zoë Krüger 4",
  );
  await goTo(placeWords.settings);
  await expect(page.getByRole("heading", { level: 1, name: placeWords.settings })).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
});
