// What the administrator's first screen costs when much has come in, against when little has: documents, bytes, and the time from the
// database's answer to the painted screen. The emulator scans where Firestore uses an index, so its own time is told apart.
import { expect, test, type Browser } from "@playwright/test";
import { doc, setDoc } from "firebase/firestore";
import type { Counters } from "../../src/domain/kernel/counters";
import { paths } from "../../src/domain/kernel/collections";
import { anAdministrator, type Account } from "../support/accounts/accounts";
import { database } from "../support/shared/database";
import { signIn } from "../support/accounts/signed-in";
import { median, report } from "./figures";
import { answerOf, blastOf, carryOver, inquiryOf, invitationOf, lay, taskOf } from "./filling";
import { tapFirestore, type Reading } from "./firestore-tap";

const [warmUps, loads] = [3, 15];
const little = { emailList: 100, inquiries: 100, invitations: 100 };
const much = { emailList: 1_000_000, inquiries: 100_000, invitations: 5_000 };
const [mostDocuments, mostReadRatio, mostPaintRatio] = [110, 1.05, 1.2];

const figures = ["documents", "bytes", "paintMs", "databaseMs"] as const satisfies (keyof Reading)[];

const screen = {
  targets: 7,
  shows: {
    "main article": 3 * 25 + 3,
    "main tbody tr": 25,
  },
};

test("the first screen costs the same with 100,000 inquiries as with 100", async ({ browser }) => {
  test.setTimeout(600_000);
  const account = await anAdministrator();
  await lay(paths.taskQueue(account.uid), 0, 100, taskOf);
  await lay(paths.repliedInquiries(account.uid), 0, 100, answerOf);
  await lay(paths.blasts, 0, 10, blastOf);
  await setDoc(doc(database, paths.statementStanding), { delivered: 100, waiting: 0, rejected: 3 });
  const few = await withSoMany({ emailList: 0, inquiries: 0, invitations: 0 }, little, browser, account);
  const many = await withSoMany(little, much, browser, account);

  report("with 100 inquiries", { ...few });
  report("with 100,000 inquiries", { ...many });
  const ratio = (figure: keyof Reading) => many[figure] / few[figure];
  const ratios = figures.map((figure) => `${figure} ${ratio(figure).toFixed(2)}`);
  process.stdout.write(`ratios, the last of them the emulator's own: ${ratios.join(", ")}\n`);
  expect(few.documents).toBeLessThanOrEqual(mostDocuments);
  expect(many.documents).toBeLessThanOrEqual(mostDocuments);
  expect(ratio("documents")).toBeLessThanOrEqual(mostReadRatio);
  expect(ratio("bytes")).toBeLessThanOrEqual(mostReadRatio);
  expect(ratio("paintMs")).toBeLessThanOrEqual(mostPaintRatio);
});

/** The counters are set by hand: of the mailing list the dashboard reads nothing else. */
async function withSoMany(before: Counters, now: Counters, browser: Browser, account: Account): Promise<Reading> {
  const began = performance.now();
  await lay(paths.inquiries, before.inquiries, now.inquiries, inquiryOf);
  await lay(paths.invitations, before.invitations, now.invitations, invitationOf);
  await carryOver();
  await setDoc(doc(database, paths.counters), now);
  report("laid out in (s)", { seconds: (performance.now() - began) / 1000 });
  await measured(browser, account, warmUps);
  return measured(browser, account, loads);
}

/** Medians of so many loads, each by a browser that has nothing yet. */
async function measured(browser: Browser, account: Account, times: number): Promise<Reading> {
  const readings: Reading[] = [];
  for (let load = 0; load < times; load++) {
    const context = await browser.newContext();
    await signIn(context, account);
    const page = await context.newPage();
    const painted = await tapFirestore(page, screen);
    await page.goto("/admin-dashboard");
    readings.push(await painted());
    await context.close();
  }
  const middle = (figure: keyof Reading) => median(readings.map((reading) => reading[figure]));
  return Object.fromEntries(figures.map((figure) => [figure, middle(figure)])) as unknown as Reading;
}
