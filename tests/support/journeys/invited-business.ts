// An invited business with a name and an address that no other test uses, and what its people do in the browser.
import { doc, setDoc } from "firebase/firestore/lite";
import type { Page } from "@playwright/test";
import { paths } from "../../../src/domain/kernel/collections";
import { routes } from "../../../src/domain/kernel/routes";
import { languageOfBusiness } from "../languages/journeys-language";
import { anInvitation } from "../shared/builders";
import { database } from "../shared/database";
import { expect, unique } from "./page";

export interface InvitedBusiness {
  businessName: string;
  businessEmail: string;
  code: string;
  link: string;
}

export const accountPassword = "trail-2026";

/** An open invitation, written to the database, for journeys that do not begin with the administrator. */
export async function anInvitedBusiness(changes: Record<string, unknown> = {}): Promise<InvitedBusiness> {
  const businessName = unique("Northwind");
  const businessEmail = `${businessName.replace(" ", ".").toLowerCase()}@northwind.example`;
  const code = `code-${Math.random().toString(36).slice(2).padEnd(17, "0").slice(0, 17)}`;
  const invitation = anInvitation(code, { businessName, businessEmail, ...languageOfBusiness(), ...changes });
  await setDoc(doc(database, paths.invitation(code)), invitation);
  return { businessName, businessEmail, code, link: routes.invitation(code) };
}

export async function fillInRegistration(
  page: Page,
  changes: { name?: string; password?: string; confirmation?: string } = {},
) {
  await page.getByLabel("Your Name").fill(changes.name ?? "Ines Weber");
  await page.getByRole("textbox", { name: "Create a Password" }).fill(changes.password ?? accountPassword);
  await page
    .getByRole("textbox", { name: "Confirm Password" })
    .fill(changes.confirmation ?? changes.password ?? accountPassword);
}

export async function submitRegistration(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Create Account" }).click();
}

/** All of it at once, where registering is not what the journey is about. */
export async function registerBusiness(page: Page, invited: InvitedBusiness): Promise<void> {
  await page.goto(invited.link);
  await fillInRegistration(page);
  await submitRegistration(page);
  await expectWelcome(page, invited);
}

/**
 * After an interruption: fills the form in once more where it is shown, and waits for the dashboard where it is not.
 */
export async function finishRegistration(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Create Account" });
  await expect(button.or(page.getByRole("heading", { level: 1, name: /^Welcome/ }))).toBeVisible();
  if (!(await button.isVisible())) return;
  if (await page.getByRole("textbox", { name: "Create a Password" }).isVisible()) await fillInRegistration(page);
  else await page.getByLabel("Your Name").fill("Ines Weber");
  await submitRegistration(page);
}

export async function expectWelcome(page: Page, { businessName }: InvitedBusiness): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: `Welcome ${businessName}` })).toBeVisible();
}
