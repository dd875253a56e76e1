// An invited business with a name and an address that no other test uses, and what its people do in the browser.
import { doc, setDoc } from "firebase/firestore";
import type { Page } from "@playwright/test";
import { paths } from "../../../src/domain/kernel/collections";
import { anInvitation } from "../shared/builders";
import { database } from "../shared/database";
import { expect, unique } from "./page";

export interface Invited {
  businessName: string;
  businessEmail: string;
  code: string;
  link: string;
}

export const password = "trail-2026";

/** An open invitation that was laid into the database, for journeys that do not begin with the administrator. */
export async function anInvited(changes: Record<string, unknown> = {}): Promise<Invited> {
  const businessName = unique("Northwind");
  const businessEmail = `${businessName.replace(" ", ".").toLowerCase()}@northwind.example`;
  const code = `code-${Math.random().toString(36).slice(2).padEnd(17, "0").slice(0, 17)}`;
  const invitation = anInvitation(code, { businessName, businessEmail, ...changes });
  await setDoc(doc(database, paths.invitation(code)), invitation);
  return { businessName, businessEmail, code, link: `/dashboard?invite=${code}` };
}

export async function fillIn(page: Page, changes: { name?: string; password?: string; confirmation?: string } = {}) {
  await page.getByLabel("Your Name").fill(changes.name ?? "Ines Weber");
  await page.getByRole("textbox", { name: "Create a Password" }).fill(changes.password ?? password);
  await page
    .getByRole("textbox", { name: "Confirm Password" })
    .fill(changes.confirmation ?? changes.password ?? password);
}

export async function createAccount(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Create Account" }).click();
}

/** All of it at once, where registering is not what the journey is about. */
export async function register(page: Page, invited: Invited): Promise<void> {
  await page.goto(invited.link);
  await fillIn(page);
  await createAccount(page);
  await expectWelcome(page, invited);
}

/** After an interruption: the form is filled in once more where it is shown, and the dashboard is awaited where it is not. */
export async function finish(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Create Account" });
  await expect(button.or(page.getByRole("heading", { level: 1, name: /^Welcome/ }))).toBeVisible();
  if (!(await button.isVisible())) return;
  if (await page.getByRole("textbox", { name: "Create a Password" }).isVisible()) await fillIn(page);
  else await page.getByLabel("Your Name").fill("Ines Weber");
  await createAccount(page);
}

export async function expectWelcome(page: Page, { businessName }: Invited): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: `Welcome ${businessName}` })).toBeVisible();
}
