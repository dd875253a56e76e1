// Two administrators who do something to the same inquiry at the same moment, each in a browser of their own.
import { expect, type Page } from "@playwright/test";
import { paths } from "../../../src/domain/kernel/collections";
import { answerCall, findInquiry, createInquiry, placesOf, documentAt } from "../journeys/staff";
import type { Account } from "../accounts/accounts";

export const raceActions = ["move", "reply", "delete"] as const;
export type RaceAction = (typeof raceActions)[number];

export interface Racer {
  page: Page;
  account: Account;
  /** The replies that this browser has sent. */
  mails: unknown[];
}

export async function aRacer(page: Page, account: Account): Promise<Racer> {
  return { page, account, mails: await answerCall(page, "sendEmailReply", { success: true }) };
}

/**
 * Runs one race and throws unless the inquiry ends in one place, one action is done, and the other person sees a
 * notice.
 */
export async function race(first: [Racer, RaceAction], second: [Racer, RaceAction]): Promise<string> {
  const { id, name } = await createInquiry();
  const sent = first[0].mails.length + second[0].mails.length;
  const [act, actToo] = await Promise.all([prepareAction(first, name), prepareAction(second, name)]);
  await Promise.all([act(), actToo()]);
  const notices = await Promise.all([noticeShownTo(first[0].page), noticeShownTo(second[0].page)]);

  const outcome = await documentAt(paths.inquiryOutcome(id));
  expect(outcome, `what became of ${id}; told: ${notices.join(" | ")}`).toBeDefined();
  const winner = outcome?.by === first[0].account.uid ? first : second;
  const by = winner[0].account.uid;
  const place = { moved: [paths.task(by, id)], replied: [paths.repliedInquiry(by, id)], deleted: [] };
  const where = await placesOf(id, [first[0].account.uid, second[0].account.uid]);
  expect(where).toEqual(place[outcome?.outcome as keyof typeof place]);
  expect(notices.join("\n"), "who was first").toContain(winner[0].account.email);
  const mails = first[0].mails.length + second[0].mails.length - sent;
  expect(mails, "answers that went out").toBe(outcome?.outcome === "replied" ? 1 : 0);
  await Promise.all([dismissNotices(first[0].page), dismissNotices(second[0].page)]);
  return outcome?.outcome as string;
}

/** Prepares the action up to its last click, which is returned. */
async function prepareAction([{ page }, action]: [Racer, RaceAction], name: string): Promise<() => Promise<void>> {
  const entry = await findInquiry(page, name);
  if (action === "move") return () => entry.getByRole("button", { name: "Move to Task Queue" }).click({ force: true });
  if (action === "delete") return () => entry.getByRole("button", { name: "Delete" }).click({ force: true });
  await entry.getByRole("button", { name: "Reply" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Message").fill("Yes, we do.");
  return () => dialog.getByRole("button", { name: "Send" }).click();
}

async function noticeShownTo(page: Page): Promise<string> {
  const notice = page
    .getByRole("region", { name: "What has just happened" })
    .or(page.getByRole("dialog").getByRole("alert"))
    .filter({ hasText: /\w/ });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  return (await notice.allInnerTexts()).join(" ");
}

async function dismissNotices(page: Page): Promise<void> {
  if (await page.getByRole("dialog").isVisible()) await page.keyboard.press("Escape");
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  while ((await dismiss.count()) > 0) await dismiss.first().click();
}
