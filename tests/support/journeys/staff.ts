// The shared steps of administrators' journeys: signing in, creating an inquiry, and finding it among those of other
// tests.
import type { Locator, Page } from "@playwright/test";
import { collection, doc, getDoc, serverTimestamp, setDoc } from "firebase/firestore/lite";
import { textsOfInvitation } from "../../../src/domain/invitations/invitation";
import { paths } from "../../../src/domain/kernel/collections";
import { dayMs } from "../../../src/domain/kernel/durations";
import { listMessages } from "../../../src/domain/kernel/list-words";
import { routes } from "../../../src/domain/kernel/routes";
import { retention } from "../../../src/domain/operation/retention";
import type { Account } from "../accounts/accounts";
import { aTask, anInquiry, searchable } from "../shared/builders";
import { database } from "../shared/database";
import { signInBrowser } from "../accounts/browser-sign-in";
import { expect, unique } from "./page";

export async function logIn(page: Page, account: Account, path: string = routes.login): Promise<void> {
  await page.goto(path);
  await enterLogin(page, account);
}

/** On a page that is the login already. */
export async function enterLogin(page: Page, { email, password }: Omit<Account, "uid">): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Signed in already: the way through the login screen is a journey of its own. */
export async function openDashboard(page: Page, account: Account, path: string = routes.adminDashboard): Promise<void> {
  await signInBrowser(page.context(), account);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Goes from one place of the desk to another. */
export async function goToPlace(page: Page, name: "Inbox" | "Businesses" | "Mailing list" | "Settings"): Promise<void> {
  const link = page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name });
  await link.click();
  await expect(link).toHaveAttribute("aria-current", "page");
}

/** Other tests invite businesses as well: the search leaves this one alone on the page. */
export async function findBusiness(page: Page, search: string): Promise<Locator> {
  await goToPlace(page, "Businesses");
  await page.getByRole("searchbox", { name: "Search businesses" }).fill(search);
  await expect(page.getByText(listMessages.searchEnds.people)).toBeVisible();
  const rows = page.getByRole("list", { name: "Businesses" }).getByRole("article");
  await expect(rows).toHaveCount(1);
  return rows;
}

export interface CreatedDocument {
  id: string;
  name: string;
}

/** Writes an inquiry in the form in which its trigger leaves it, so that no action on it meets the trigger's write. */
export async function createInquiry(changes: Record<string, unknown> = {}): Promise<CreatedDocument> {
  const name = unique("Ines Weber");
  const { id } = doc(collection(database, paths.inquiries));
  const expiresAt = new Date(Date.now() + retention.newInquiries.keptFor * dayMs);
  const inquiry = searchable(anInquiry({ name, businessName: name, expiresAt, ...changes }), id);
  await setDoc(doc(database, paths.inquiry(id)), inquiry);
  return { id, name };
}

export async function createTask(uid: string, changes: Record<string, unknown> = {}): Promise<CreatedDocument> {
  const name = unique("Ines Weber");
  const { id } = doc(collection(database, paths.taskQueue(uid)));
  const task = searchable(aTask({ name, businessName: name, movedAt: serverTimestamp(), ...changes }), id);
  await setDoc(doc(database, paths.task(uid, id)), task);
  return { id, name };
}

export async function createInvitation(code: string, fields: Record<string, unknown>): Promise<void> {
  await setDoc(doc(database, paths.invitation(code)), searchable(fields, code, textsOfInvitation));
}

/** Returns the document of a path, or undefined. */
export async function documentAt(path: string): Promise<Record<string, unknown> | undefined> {
  return (await getDoc(doc(database, path))).data();
}

/** In which of the places an inquiry is now. */
export async function placesOf(id: string, uids: string[]): Promise<string[]> {
  const places = [paths.inquiry(id), ...uids.flatMap((uid) => [paths.task(uid, id), paths.repliedInquiry(uid, id)])];
  const found = await Promise.all(places.map(async (place) => ((await documentAt(place)) ? [place] : [])));
  return found.flat();
}

/** An entry of a card, found by its name. */
export function entryNamed(page: Page, card: "Inquiries" | "Task Queue", name: string): Locator {
  return page.getByRole("region", { name: card }).getByRole("article", { name, exact: true });
}

/** Other tests write inquiries as well: the search leaves this one alone on the page, and nothing moves it any more. */
export async function findInquiry(page: Page, name: string): Promise<Locator> {
  const list = page.getByRole("region", { name: "Inquiries" });
  await list.getByRole("searchbox", { name: "Search inquiries" }).fill(name);
  // Its line moves the entries down, and a press in that moment goes astray.
  await expect(list.getByText(listMessages.searchEnds.words)).toBeVisible();
  // The trigger that writes the words to be found by may wait for its process.
  await expect(list.getByRole("article")).toHaveCount(1, { timeout: 30_000 });
  const entry = entryNamed(page, "Inquiries", name);
  await expect(entry).toBeVisible();
  return entry;
}

/**
 * Stands in for a callable at the edge of the network, status 0 for no answer; answers with the requests that it got.
 */
export async function answerCall(page: Page, name: string, answer: object, status = 200): Promise<unknown[]> {
  const requests: unknown[] = [];
  await page.route(`**/us-central1/${name}`, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    requests.push((route.request().postDataJSON() as { data: unknown }).data);
    if (status === 0) return route.abort();
    return route.fulfill({
      status,
      json: status === 200 ? { result: answer } : { error: answer },
      headers: { "access-control-allow-origin": "*" },
    });
  });
  return requests;
}
