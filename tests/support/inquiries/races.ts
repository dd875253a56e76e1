// Two administrators who do something to the same inquiry at the same moment, each in a browser of their own.
import { expect, type Page } from "@playwright/test";
import { paths } from "../../../src/domain/kernel/collections";
import { answerCall, findInquiry, layInquiry, placesOf, stored } from "../journeys/staff";
import type { Account } from "../accounts/accounts";

export const deeds = ["move", "reply", "delete"] as const;
export type Deed = (typeof deeds)[number];

export interface Racer {
  page: Page;
  account: Account;
  /** The answers that this browser has sent. */
  mails: unknown[];
}

export async function aRacer(page: Page, account: Account): Promise<Racer> {
  return { page, account, mails: await answerCall(page, "sendEmailReply", { success: true }) };
}

/** Runs one race and throws unless the inquiry ends in exactly one place, one deed is done, and the other person is told. */
export async function race(first: [Racer, Deed], second: [Racer, Deed]): Promise<string> {
  const { id, name } = await layInquiry();
  const sent = first[0].mails.length + second[0].mails.length;
  const [act, actToo] = await Promise.all([ready(first, name), ready(second, name)]);
  await Promise.all([act(), actToo()]);
  const told = await Promise.all([toldTo(first[0].page), toldTo(second[0].page)]);

  const outcome = await stored(paths.inquiryOutcome(id));
  expect(outcome, `what became of ${id}; told: ${told.join(" | ")}`).toBeDefined();
  const winner = outcome?.by === first[0].account.uid ? first : second;
  const by = winner[0].account.uid;
  const place = { moved: [paths.task(by, id)], replied: [paths.repliedInquiry(by, id)], deleted: [] };
  const where = await placesOf(id, [first[0].account.uid, second[0].account.uid]);
  expect(where).toEqual(place[outcome?.outcome as keyof typeof place]);
  expect(told.join("\n"), "who was first").toContain(winner[0].account.email);
  const mails = first[0].mails.length + second[0].mails.length - sent;
  expect(mails, "answers that went out").toBe(outcome?.outcome === "replied" ? 1 : 0);
  await Promise.all([calm(first[0].page), calm(second[0].page)]);
  return outcome?.outcome as string;
}

/** Brings the deed to the last click, which is answered. */
async function ready([{ page }, deed]: [Racer, Deed], name: string): Promise<() => Promise<void>> {
  const entry = await findInquiry(page, name);
  if (deed === "move") return () => entry.getByRole("button", { name: "Move to Task Queue" }).click({ force: true });
  if (deed === "delete") return () => entry.getByRole("button", { name: "Delete" }).click({ force: true });
  await entry.getByRole("button", { name: "Reply" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Message").fill("Yes, we do.");
  return () => dialog.getByRole("button", { name: "Send" }).click();
}

async function toldTo(page: Page): Promise<string> {
  const notice = page
    .getByRole("region", { name: "What has just happened" })
    .or(page.getByRole("dialog").getByRole("alert"))
    .filter({ hasText: /\w/ });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  return (await notice.allInnerTexts()).join(" ");
}

async function calm(page: Page): Promise<void> {
  if (await page.getByRole("dialog").isVisible()) await page.keyboard.press("Escape");
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  while ((await dismiss.count()) > 0) await dismiss.first().click();
}
