// Measures the administrator's first screen with many entries, against few: documents, bytes, and the time from the
// database's answer to the painted screen. The emulator scans while Firestore uses an index, so its own time is told
// apart. Then the work with the full screen: that it holds still, its length, and the way to the first task's button by
// keyboard.
import { expect, test, type Browser } from "@playwright/test";
import { doc, setDoc } from "firebase/firestore/lite";
import type { CountedCollection } from "../../src/domain/kernel/counters";
import { inquiryWords } from "../../src/domain/inquiries/words";
import { paths } from "../../src/domain/kernel/collections";
import { routes } from "../../src/domain/kernel/routes";
import { anAdministrator, type Account } from "../support/accounts/accounts";
import { database } from "../support/shared/database";
import { signInBrowser } from "../support/accounts/browser-sign-in";
import { screensHigh, tabsTo, watchLayoutShift } from "../support/suite/costs/measured-screen";
import { hold, median, report } from "./figures";
import {
  numberedReply,
  importDocuments,
  numberedInquiry,
  numberedInvitation,
  numberedSubscription,
  writeDocuments,
  numberedTask,
} from "./fill-database";
import { tapFirestore, type LoadFigures } from "./firestore-tap";

type Counts = Record<CountedCollection, number>;

const [warmUps, loads] = [3, 15];
const little = { emailList: 100, inquiries: 100, invitations: 100 };
const much = { emailList: 1_000_000, inquiries: 100_000, invitations: 5_000 };
/** The counters say a million; the dashboard reads no subscription, so that so many are enough. */
const subscriptions = 10_000;
const mostReads = 60;
/** Of what 100 inquiries cost; the database's own time is the emulator's. */
const mostRatios = { reads: 1.05, bytes: 1.05, paintMs: 1.2 };
const [mostShift, mostTabs, mostScreens] = [0.05, 30, 4];
const widths = [1280, 720, 390];

const figureNames = ["reads", "bytes", "paintMs", "databaseMs"] as const satisfies (keyof LoadFigures)[];

const firstScreen = {
  targets: 6,
  shows: {
    "main article": 10 + 10 + 5,
    "main tbody tr": 10,
  },
};

test("the first screen costs the same with 100,000 inquiries as with 100", async ({ browser }) => {
  test.setTimeout(900_000);
  const account = await anAdministrator();
  await writeDocuments(paths.taskQueue(account.uid), 0, 100, numberedTask);
  await writeDocuments(paths.repliedInquiries(account.uid), 0, 100, numberedReply);
  await writeDocuments(paths.emailList, 0, subscriptions, numberedSubscription);
  const few = await withSoMany({ emailList: 0, inquiries: 0, invitations: 0 }, little, browser, account);
  const many = await withSoMany(little, much, browser, account);

  report("with 100 inquiries", { ...few });
  report("with 100,000 inquiries", { ...many });
  for (const [inquiries, { reads }] of Object.entries({ "100": few, "100,000": many }))
    hold({ what: `Reads of the first screen of ${inquiries} inquiries`, now: reads, bound: { atMost: mostReads } });
  for (const name of ["reads", "bytes", "paintMs"] as const) {
    const beside = { name: "with 100", figure: few[name] };
    const bound = { atMost: mostRatios[name] };
    hold({ what: `First screen of 100,000 inquiries, ${name}`, now: many[name], beside, bound });
  }
  for (const width of widths) await expectEasy(browser, account, width);
});

async function expectEasy(browser: Browser, account: Account, width: number): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  await signInBrowser(context, account);
  const page = await context.newPage();
  const shiftOf = await watchLayoutShift(page);
  await page.goto(routes.adminDashboard);
  for (const [selector, count] of Object.entries(firstScreen.shows))
    await expect(page.locator(selector)).toHaveCount(count, { timeout: 60_000 });
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  const [shift, screens] = [await shiftOf(), await screensHigh(page)];
  const tabs = await tabsTo(page, inquiryWords.complete);
  const at = `of the first screen at ${width} pixels`;
  hold({ what: `Layout shift ${at}`, now: shift, bound: { atMost: mostShift } });
  hold({ what: `Tabs to the first task ${at}`, now: tabs, bound: { atMost: mostTabs } });
  if (width === 1280) hold({ what: `Heights ${at}`, now: screens, bound: { atMost: mostScreens } });
  await context.close();
}

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
    await page.goto(routes.adminDashboard);
    readings.push(await painted());
    await context.close();
  }
  const middle = (figure: keyof LoadFigures) => median(readings.map((reading) => reading[figure]));
  return Object.fromEntries(figureNames.map((figure) => [figure, middle(figure)])) as unknown as LoadFigures;
}
