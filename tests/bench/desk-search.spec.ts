// Measures the line of the desk that finds anything, among 100,000 inquiries and 5,000 businesses: what it reads, and
// the time to its answer. The emulator scans where Firestore uses an index, so only the reads are bounded.
import { expect, test } from "@playwright/test";
import { doc, setDoc } from "firebase/firestore/lite";
import { textsOfInvitation } from "../../src/domain/invitations/invitation";
import { paths } from "../../src/domain/kernel/collections";
import { placeWords } from "../../src/domain/operation/place-words";
import { anAdministrator } from "../support/accounts/accounts";
import { openDashboard } from "../support/journeys/staff";
import { searchable } from "../support/shared/builders";
import { database } from "../support/shared/database";
import { meterPage } from "../support/suite/costs/page-meter";
import { importDocuments, numberedInquiry, numberedInvitation, writeDocuments } from "./fill-database";
import { hold, report } from "./figures";

const [inquiries, businesses] = [100_000, 5_000];
/** Of a search by what is rare, and of one by an address whose words all others share. */
const [mostReads, mostReadsOfAddress] = [12, 300];
/** The emulator looks through all documents for each question. */
const [longestAnswerMs, betweenLooksMs] = [240_000, 1_000];

interface Search {
  types: string;
  /** The list and the entry that are found. */
  finds: readonly [list: string, entry: string];
  most: number;
}

const searches: Search[] = [
  { types: "054321", finds: ["Inquiries", "Sender 054321"], most: mostReads },
  { types: "sender-54321@northwind.example", finds: ["Inquiries", "Sender 054321"], most: mostReadsOfAddress },
  { types: "sender", finds: ["Inquiries", "Sender 099999"], most: mostReads },
  { types: "company 004321", finds: [placeWords.businesses, "Company 004321"], most: mostReadsOfAddress },
];

test("one line finds an inquiry and a business among 100,000, for few reads", async ({ page }) => {
  test.setTimeout(1_800_000);
  const account = await anAdministrator();
  await writeDocuments(paths.inquiries, 0, inquiries, (nth) => {
    const name = `Sender ${String(nth).padStart(6, "0")}`;
    const email = `sender-${nth}@northwind.example`;
    return searchable({ ...numberedInquiry(nth), name, email, message: "Do you train?" }, `laid-${nth}`);
  });
  await writeDocuments(paths.invitations, 0, businesses, (nth) =>
    searchable(numberedInvitation(nth), String(numberedInvitation(nth).invitationCode), textsOfInvitation),
  );
  await importDocuments();
  await setDoc(doc(database, paths.counters), { emailList: 0, inquiries, invitations: businesses });
  const { costs, isAnswered } = await meterPage(page);
  await openDashboard(page, account);
  await expect(page.getByRole("region", { name: "Inquiries" }).getByRole("article")).toHaveCount(10, {
    timeout: 60_000,
  });
  /** The reads until all questions are answered, and nothing comes any more. */
  const allReads = async () => {
    let all = 0;
    const isStill = async () => {
      const { "browser reads": reads } = await costs();
      all += reads;
      return reads === 0 && (await isAnswered());
    };
    await expect.poll(isStill, { intervals: [betweenLooksMs], timeout: longestAnswerMs }).toBe(true);
    return all;
  };
  await allReads();
  for (const { types, finds, most } of searches) {
    const began = performance.now();
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", { name: placeWords.find });
    await dialog.getByRole("searchbox").fill(types);
    const [list, entry] = finds;
    const found = dialog.getByRole("region", { name: list }).getByRole("link", { name: entry });
    await expect(found.first()).toBeVisible({ timeout: longestAnswerMs });
    const seconds = (performance.now() - began) / 1000;
    const reads = await allReads();
    report(types, { seconds });
    hold({ what: `Reads of a search for ${types}`, now: reads, bound: { atMost: most } });
    await page.keyboard.press("Escape");
  }
});
