// What the administrator's first screen costs when much has come in, against when little has: documents, bytes, and the
// time from the database's answer to the painted screen. The emulator scans where Firestore uses an index, so its own
// time is told apart.
import { expect, test, type Browser } from "@playwright/test";
import { doc, setDoc } from "firebase/firestore/lite";
import type { CountedCollection } from "../../src/domain/kernel/counters";
import { paths } from "../../src/domain/kernel/collections";
import { anAdministrator, type Account } from "../support/accounts/accounts";
import { database } from "../support/shared/database";
import { signInBrowser } from "../support/accounts/browser-sign-in";
import { median, report } from "./figures";
import {
  numberedReply,
  numberedBlast,
  importDocuments,
  numberedInquiry,
  numberedInvitation,
  writeDocuments,
  numberedTask,
} from "./fill-database";
import { tapFirestore, type LoadFigures } from "./firestore-tap";

type Counts = Record<CountedCollection, number>;

const [warmUps, loads] = [3, 15];
const little = { emailList: 100, inquiries: 100, invitations: 100 };
const much = { emailList: 1_000_000, inquiries: 100_000, invitations: 5_000 };
const [mostReads, mostReadRatio, mostPaintRatio] = [110, 1.05, 1.2];

const figureNames = ["documents", "bytes", "paintMs", "databaseMs"] as const satisfies (keyof LoadFigures)[];

const firstScreen = {
  targets: 7,
  shows: {
    "main article": 10 + 10 + 5 + 3,
    "main tbody tr": 10,
  },
};

test("the first screen costs the same with 100,000 inquiries as with 100", async ({ browser }) => {
  test.setTimeout(600_000);
  const account = await anAdministrator();
  await writeDocuments(paths.taskQueue(account.uid), 0, 100, numberedTask);
  await writeDocuments(paths.repliedInquiries(account.uid), 0, 100, numberedReply);
  await writeDocuments(paths.blasts, 0, 10, numberedBlast);
  await setDoc(doc(database, paths.relayStatus), { delivered: 100, waiting: 0, rejected: 3 });
  const few = await withSoMany({ emailList: 0, inquiries: 0, invitations: 0 }, little, browser, account);
  const many = await withSoMany(little, much, browser, account);

  report("with 100 inquiries", { ...few });
  report("with 100,000 inquiries", { ...many });
  const ratio = (figure: keyof LoadFigures) => many[figure] / few[figure];
  const ratios = figureNames.map((figure) => `${figure} ${ratio(figure).toFixed(2)}`);
  process.stdout.write(`ratios, the last of them the emulator's own: ${ratios.join(", ")}\n`);
  // For each list and document the rules look whether the right was taken away.
  expect(few.documents + firstScreen.targets).toBeLessThanOrEqual(mostReads);
  expect(many.documents + firstScreen.targets).toBeLessThanOrEqual(mostReads);
  expect(ratio("documents")).toBeLessThanOrEqual(mostReadRatio);
  expect(ratio("bytes")).toBeLessThanOrEqual(mostReadRatio);
  expect(ratio("paintMs")).toBeLessThanOrEqual(mostPaintRatio);
});

/** The counters are set by hand: of the mailing list the dashboard reads nothing else. */
async function withSoMany(before: Counts, now: Counts, browser: Browser, account: Account): Promise<LoadFigures> {
  const began = performance.now();
  await writeDocuments(paths.inquiries, before.inquiries, now.inquiries, numberedInquiry);
  await writeDocuments(paths.invitations, before.invitations, now.invitations, numberedInvitation);
  await importDocuments();
  await setDoc(doc(database, paths.counters), now);
  report("laid out in (s)", { seconds: (performance.now() - began) / 1000 });
  await measureLoads(browser, account, warmUps);
  return measureLoads(browser, account, loads);
}

/** Medians of so many loads, each by a browser that has nothing yet. */
async function measureLoads(browser: Browser, account: Account, times: number): Promise<LoadFigures> {
  const readings: LoadFigures[] = [];
  for (let load = 0; load < times; load++) {
    const context = await browser.newContext();
    await signInBrowser(context, account);
    const page = await context.newPage();
    const painted = await tapFirestore(page, firstScreen);
    await page.goto("/admin-dashboard");
    readings.push(await painted());
    await context.close();
  }
  const middle = (figure: keyof LoadFigures) => median(readings.map((reading) => reading[figure]));
  return Object.fromEntries(figureNames.map((figure) => [figure, middle(figure)])) as unknown as LoadFigures;
}
