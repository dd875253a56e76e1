import { doc, setDoc, Timestamp, writeBatch } from "firebase/firestore/lite";
import { paths } from "../../src/domain/kernel/collections";
import { routes } from "../../src/domain/kernel/routes";
import { listsOf } from "../../src/domain/invitations/invitation-lists";
import { anAdministrator } from "../support/accounts/accounts";
import { aBusyProject } from "../support/suite/costs/busy-project";
import { searchable, anInvitation, anInquiry, aSubscription } from "../support/shared/builders";
import { textsOfInvitation } from "../../src/domain/invitations/invitation";
import { expect, test } from "../support/journeys/page";
import { answerCall, openDashboard } from "../support/journeys/staff";

test("pictures", async ({ page }) => {
  test.setTimeout(240_000);
  const account = await anAdministrator();
  const { database } = await aBusyProject(page, account.uid);
  const batch = writeBatch(database);
  const day = 86400000;
  const names = ["Bäckerei Sonnenschein", "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk", "Harvest Foods", "Kim & Park Accountants", "Nordlicht Pflegedienst gGmbH", "Stadtwerke Neustadt an der Weinstraße"];
  for (let nth = 0; nth < 60; nth++) {
    const code = `code-${String(nth).padStart(18, "0")}`;
    const businessName = `${names[nth % 6]} ${nth}`;
    const createdAt = new Date(Date.now() - nth * day * 0.7);
    const base: any = { businessName, businessEmail: `kontakt@firma-${nth}.example`, invitationCode: code, createdAt, expiresAt: new Date(Date.now() + (30 - nth) * day), status: "unused" };
    if (nth % 3 === 1) Object.assign(base, { status: "used", usedAt: createdAt, lastLogin: createdAt, progress: { step: nth % 6, complete: nth % 6 === 5, lastAnswerAt: createdAt } });
    if (nth % 7 === 2) Object.assign(base, { status: "used", usedAt: createdAt, lastLogin: createdAt, progress: { step: 5, complete: true, lastAnswerAt: createdAt, plannedAt: createdAt, ...(nth % 2 ? { releasedAt: createdAt } : {}) } });
    batch.set(doc(database, paths.invitation(code)), searchable({ ...base, lists: listsOf(base) }, code, textsOfInvitation));
  }
  for (let nth = 0; nth < 40; nth++) {
    const id = `visitor-${String(nth).padStart(12, "0")}`;
    batch.set(doc(database, paths.inquiry(id)), searchable(anInquiry({ name: ["Zoë Krüger", "Olaf Brandt", "Ines Weber", "Mehmet Yıldız"][nth % 4] + " " + nth, businessName: names[nth % 6], email: `person-${nth}@firma.example`, createdAt: Timestamp.fromMillis(Date.now() - nth * 3 * 3600_000), message: "Wir suchen ein Programm für unsere Schichtleiter, etwa 40 Personen an drei Standorten. Können Sie im Februar beginnen?" }), id));
    batch.set(doc(database, paths.emailList, `sub-${nth}`), aSubscription({ name: `Reader ${nth}`, businessName: names[nth % 6], email: `reader-${nth}@post.example`, createdAt: Timestamp.fromMillis(Date.now() - nth * day) }));
  }
  const counts = { planned: 45, sent: 41, failed: 2, uncertain: 1, skipped: 1 };
  ["Spring news", "Neue Kurse im März", "Invitation to the open day"].forEach((subject, nth) => {
    batch.set(doc(database, paths.blast(`blast-${nth}`)), { subject, message: "Hello {name}", createdBy: "x", createdAt: new Date(Date.now() - nth * 5 * day), recipients: 45, counts: nth ? counts : { ...counts, sent: 20 }, status: nth ? "finished" : "sending", active: nth === 0, problem: null, retryAt: null, failures: 0, resendIsSafe: false });
  });
  batch.set(doc(database, paths.counters), { emailList: 55, inquiries: 70, invitations: 90, heldInquiries: process.env.HELD ? 12 : 0, heldSubscriptions: 0 });
  await batch.commit();
  await answerCall(page, "readHealth", { late: [] });
  await answerCall(page, "countBlastRecipients", { entries: 55, recipients: 45, repeated: 3, waiting: 2, suppressed: 4, unusable: 1, exact: true });
  await answerCall(page, "checkAddresses", { asksToConfirm: false, left: ["reader-3@post.example"], refused: [], listed: [] });
  await openDashboard(page, account);
  const shot = async (name: string) => {
    for (const [w, h] of [[1280, 800], [390, 844], [320, 700]] as const) {
      await page.setViewportSize({ width: w, height: h });
      await page.waitForTimeout(400);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      console.log(name, w, "overflow", over, "height", await page.evaluate(() => document.documentElement.scrollHeight));
      await page.screenshot({ path: `/tmp/desk/shots/${name}-${w}.png` });
      await page.screenshot({ path: `/tmp/desk/shots/${name}-${w}-full.png`, fullPage: true });
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: "dark" });
    await page.screenshot({ path: `/tmp/desk/shots/${name}-dark.png` });
    await page.emulateMedia({ colorScheme: "light" });
  };
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await page.waitForTimeout(2500);
  await shot("inbox");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+k");
  await page.getByRole("searchbox").last().fill("nordlicht");
  await page.waitForTimeout(1500);
  await shot("find");
  await page.keyboard.press("Escape");
  await page.keyboard.press("r");
  await page.waitForTimeout(800);
  await shot("reply");
  await page.keyboard.press("Escape");
  for (const [name, path] of [["businesses", routes.adminBusinesses], ["mailing", routes.adminMailingList], ["settings", routes.adminSettings]] as const) {
    await page.goto(path);
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await page.waitForTimeout(2500);
    await shot(name);
  }
});
