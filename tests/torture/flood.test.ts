// A flood of thousands, through the rules as visitors write and through the triggers as the platform runs them: what
// the first screen costs, what honest people notice, and what an administrator has to do.
import { chromium, type Browser, type Page } from "@playwright/test";
import { addDoc, collection, doc, setDoc, writeBatch } from "firebase/firestore/lite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inquiryWords } from "../../src/domain/inquiries/words";
import { paths } from "../../src/domain/kernel/collections";
import { heldWords } from "../../src/domain/kernel/held-words";
import { anAdministrator, type Account } from "../support/accounts/accounts";
import { answerCall, findInquiry, openDashboard } from "../support/journeys/staff";
import { anInquiry, without } from "../support/shared/builders";
import { databaseAs } from "../support/shared/database-as";
import { findBrowser } from "../support/suite/browser";
import { aBusyProject, workWith } from "../support/suite/costs/busy-project";
import { meterPage } from "../support/suite/costs/page-meter";
import { aFloodedProject } from "../support/suite/flooded-project";
import { runAgainstSuite } from "../support/suite/in-process";
import { runningSuite } from "../support/suite/running-suite";

const floodSize = 5000;
/** The rules look up one document for each inquiry, and may look up twenty for a commit. */
const perCommit = 20;
const perHour = 60;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(await findBrowser());
});
afterAll(() => browser.close());

async function aPage(): Promise<Page> {
  const baseURL = `http://127.0.0.1:${runningSuite().ports.hosting}`;
  const page = await (await browser.newContext({ baseURL, reducedMotion: "reduce" })).newPage();
  await answerCall(page, "readHealth", { late: [] });
  return page;
}

/** The documents that a dashboard reads until it shows all its lists. */
async function costOfFirstScreen(page: Page, account: Account): Promise<number> {
  const { costs } = await meterPage(page);
  await openDashboard(page, account);
  await page.getByRole("region", { name: inquiryWords.inquiries }).getByRole("article").nth(9).waitFor();
  await page
    .getByText(/^Loading/)
    .first()
    .waitFor({ state: "detached" });
  return (await costs())["browser reads"];
}

/** In the specification's shape, so that its time is the database's. */
const aMessage = (name: string) => without(anInquiry({ name, businessName: name }), "createdAt");

test(`after ${floodSize} inquiries the first screen costs what it did, and honest ones are seen`, async () => {
  const account = await anAdministrator();
  const page = await aPage();
  const { projectId, database: owner } = await aBusyProject(page, account.uid);
  await setDoc(doc(owner, paths.counters), { emailList: 0, inquiries: 30, invitations: 30, heldInquiries: 30 });
  const before = await costOfFirstScreen(page, account);

  runAgainstSuite({ GCLOUD_PROJECT: projectId, INQUIRIES_PER_HOUR: String(perHour), LRS_ENABLED: "off" });
  const { database } = await import("../../functions/src/firestore/database");
  const { inquiryWritten, subscriptionWritten } = await import("../../functions/src/background/triggers");
  const { settleHeld } = await import("../../functions/src/limits/flood/settle-held");
  const platform = aFloodedProject(database, { inquiries: inquiryWritten, emailList: subscriptionWritten });

  const visitor = databaseAs(projectId, "a visitor");
  const honest = await addDoc(collection(visitor, paths.inquiries), aMessage("Honest before"));
  await platform.tellOf("inquiries", honest.id);

  const ids: string[] = [];
  for (let nth = 0; nth < floodSize; nth += perCommit) {
    const batch = writeBatch(visitor);
    for (let one = 0; one < perCommit; one++) {
      const document = doc(collection(visitor, paths.inquiries));
      batch.set(document, aMessage("Buy now"));
      ids.push(document.id);
    }
    await batch.commit();
  }
  const began = performance.now();
  const instances = [0, 1].map(async (nth) => {
    for (const id of ids.filter((_, at) => at % 2 === nth)) await platform.tellOf("inquiries", id);
  });
  await Promise.all(instances);
  const perEvent = (performance.now() - began) / floodSize;
  await platform.arrive("inquiries", aMessage("Honest after"), { at: new Date(Date.now() + 60 * 60 * 1000) });

  const count = async (name: string) => (await database.collection(name).count().get()).data().count;
  const numbers = (await database.doc(paths.counters).get()).data() as Record<string, number>;
  const admitted = (numbers.inquiries ?? 0) - 30;
  // Both instances may have counted the last one; the flood may have gone past the end of an hour.
  expect(admitted - 1).toBeLessThanOrEqual(2 * (perHour + 1));
  expect(await count(paths.inquiries)).toBe(numbers.inquiries);
  expect(await count(paths.heldInquiries)).toBe(numbers.heldInquiries);
  expect(admitted + (numbers.heldInquiries ?? 0) - 30).toBe(floodSize + 2);

  const later = await aPage();
  await workWith(projectId, later);
  expect(await costOfFirstScreen(later, account)).toBe(before);
  await findInquiry(later, "Honest before");
  await findInquiry(later, "Honest after");
  process.stdout.write(
    `  first screen: ${before} documents, before and after; ${perEvent.toFixed(1)} ms for an event\n`,
  );

  await later.route("**/us-central1/settleHeld", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    const { data } = route.request().postDataJSON() as { data: unknown };
    const auth = { uid: account.uid, token: { admin: true } };
    const result = await settleHeld.run({ data, auth, rawRequest: { headers: {} } } as never);
    await route.fulfill({ json: { result }, headers: { "access-control-allow-origin": "*" } });
  });
  const held = numbers.heldInquiries ?? 0;
  const card = later.getByRole("region", { name: inquiryWords.inquiries });
  await card.getByText(heldWords.held("inquiries", held)).waitFor();
  await card.getByRole("button", { name: heldWords.deleteAll }).click();
  const question = later.getByRole("dialog", { name: heldWords.deleteQuestion("inquiries", held) });
  await question.getByRole("button", { name: heldWords.deleteAll }).click();
  await later.getByText(/messages are deleted/).waitFor({ timeout: 120_000 });
  expect(await count(paths.heldInquiries)).toBe(30); // those that were laid out have no time at which they were held
  expect(await count(paths.inquiries)).toBe(numbers.inquiries);
});
