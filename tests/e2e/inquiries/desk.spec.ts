// The desk by its keys: rows, answers, and the line that finds anything.
import { doc, Timestamp, writeBatch } from "firebase/firestore/lite";
import { blastCardWords } from "../../../src/domain/blasts/card-words";
import { referenceOf } from "../../../src/domain/inquiries/reference";
import { paths } from "../../../src/domain/kernel/collections";
import { listMessages } from "../../../src/domain/kernel/list-words";
import { routes } from "../../../src/domain/kernel/routes";
import { dayMs } from "../../../src/domain/kernel/durations";
import { nextWords } from "../../../src/domain/invitations/next-words";
import { textsOfSubscriber } from "../../../src/domain/mailing-list/subscribers/subscriber";
import { findWords } from "../../../src/domain/operation/find-words";
import { placeWords } from "../../../src/domain/operation/place-words";
import { textsOfInvitation } from "../../../src/domain/invitations/invitation";
import { invitationFilterWords, invitationWords } from "../../../src/domain/invitations/words";
import { anAdministrator } from "../../support/accounts/accounts";
import { expect, expectAccessible, test } from "../../support/journeys/page";
import { answerCall, entryNamed, openDashboard } from "../../support/journeys/staff";
import { anInquiry, anInvitation, aSubscription, searchable } from "../../support/shared/builders";
import { aBusyProject } from "../../support/suite/costs/busy-project";

test(
  "keys lead through the rows, and one line finds an inquiry, a business, a person and a place",
  { tag: "@heavy" },
  async ({ page }) => {
    const account = await anAdministrator();
    const { database } = await aBusyProject(page, account.uid);
    const batch = writeBatch(database);
    // More share the words of its address than a search looks through.
    for (let nth = 0; nth < 130; nth++) {
      const id = `${String(nth).padStart(6, "0")}-of-a-sender`;
      const email = `${nth === 129 ? "rare" : `sender-${nth}`}@firma.example`;
      const createdAt = Timestamp.fromMillis(Date.now() - 3_600_000 - nth * 60_000);
      batch.set(doc(database, paths.inquiry(id)), searchable(anInquiry({ name: `Olaf ${nth}`, email, createdAt }), id));
    }
    const code = "code-of-harvest-foods";
    const longAgo = Timestamp.fromMillis(Date.now() - 30 * dayMs);
    const quiet = { createdAt: longAgo, status: "used", lists: { atWork: longAgo, needsAttention: longAgo } };
    const invited = anInvitation(code, { businessName: "Harvest Foods", ...quiet });
    batch.set(doc(database, paths.invitation(code)), searchable(invited, code, textsOfInvitation));
    const reader = aSubscription({ email: "reader@post.example" });
    batch.set(doc(database, paths.emailList, "reader"), searchable(reader, "reader", textsOfSubscriber));
    await batch.commit();
    await answerCall(page, "countBlastRecipients", { entries: 55, recipients: 45, ...noReasons, suppressed: 10 });
    await answerCall(page, "countVoices", { isOff: false, voices: {} });
    await answerCall(page, "checkAddresses", { asksToConfirm: false, left: [], refused: [], listed: [] });
    await openDashboard(page, account);
    await expect(entryNamed(page, "Inquiries", "Ines Weber 1")).toBeVisible();

    const attention = page.getByRole("region", { name: placeWords.invitationsForAttention });
    const waiting = attention.getByRole("article", { name: "Harvest Foods" });
    await expect(waiting).toContainText("Registered");
    await waiting.getByRole("button", { name: "Harvest Foods" }).click();
    await expect(waiting.getByRole("button", { name: invitationWords.remind })).toBeVisible();
    await expect(waiting.getByRole("link", { name: invitationWords.openBusiness })).toHaveAttribute(
      "href",
      routes.business(code),
    );
    await expectAccessible(page);
    await waiting.getByRole("button", { name: "Harvest Foods" }).click();
    await page.getByRole("button", { name: blastCardWords.begin }).click();
    const blast = page.getByRole("dialog", { name: "Email Blast" });
    await expect(blast).toContainText("45 of 55 entries get mail. Of the others, 10 must get no mail.");
    await page.keyboard.press("Escape");
    await expect(blast).toHaveCount(0);
    await page.locator("h1").click(); // the keys begin at the first row

    await page.keyboard.press("j");
    await page.keyboard.press("j");
    const second = entryNamed(page, "Inquiries", "Ines Weber 1").getByRole("button", { name: "Ines Weber 1" });
    await expect(second).toBeFocused();
    await page.keyboard.press("r");
    const reply = page.getByRole("dialog", { name: "Reply to Inquiry" });
    await expect(reply.getByLabel("Message")).toBeFocused();
    await reply.getByRole("button", { name: "Send" }).press("Enter");
    await expect(reply.getByLabel("Message")).toBeFocused();
    await expect(reply.getByLabel("Message")).toHaveAttribute("aria-invalid", "true");
    await page.keyboard.press("Escape");
    await expect(second).toBeFocused();

    const dialog = page.getByRole("dialog", { name: placeWords.find });
    const found = (list: string) => dialog.getByRole("region", { name: list }).getByRole("link");
    const find = async (text: string) => {
      await expect(dialog).toHaveCount(0); // the one before, with what it had found
      await page.keyboard.press("Control+k");
      await page.getByRole("searchbox", { name: findWords.label }).fill(text);
    };
    await page.keyboard.press("Control+k");
    const field = page.getByRole("searchbox", { name: findWords.label });
    const place = await field.boundingBox();
    await field.fill("rare@firma.example");
    await expect(found("Inquiries").first()).toHaveText("Olaf 129");
    expect((await field.boundingBox())?.y).toBe(place?.y); // what is found moves nothing under a press
    await expectAccessible(page);
    await found("Inquiries").first().click();
    await expect(page).toHaveURL(routes.staffList("inquiries", referenceOf("000129-of-a-sender")));
    await expect(entryNamed(page, "Inquiries", "Olaf 129")).toBeVisible();

    await find("olaf 129");
    await expect(dialog.getByText(findWords.nothingSoFar)).toBeVisible();
    await found("Inquiries").click();
    await expect(page).toHaveURL(routes.staffList("inquiries", "olaf 129"));
    await page.getByRole("button", { name: listMessages.showMoreOf("inquiries") }).click();
    await expect(entryNamed(page, "Inquiries", "Olaf 129")).toBeVisible();

    await find("harvest foo");
    await expect(found(placeWords.businesses)).toHaveText("Harvest Foods");
    await found(placeWords.businesses).click();
    await expect(page).toHaveURL(routes.business(code));

    await find("weber logi");
    await expect(found(findWords.people)).toHaveText("reader@post.example");
    await page.keyboard.press("Escape");
    await find("reader@");
    await expect(found(findWords.people)).toHaveText("reader@post.example");
    await found(findWords.people).click();
    await expect(page.getByRole("article", { name: "reader@post.example" })).toBeVisible();
    await expect(page.getByText("45 of 55 entries get mail. Of the others, 10 must get no mail.")).toBeVisible();

    await find("list mail");
    await expect(found(findWords.places)).toHaveText("Mailing list");
    await page.keyboard.press("Escape");
    await find("busin");
    await expect(found(findWords.places)).toHaveText("Businesses");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(routes.adminBusinesses);
    const rows = page.getByRole("list", { name: "Businesses" }).getByRole("article");
    await page.getByRole("searchbox", { name: "Search businesses" }).fill("harvest f");
    await expect(rows).toHaveCount(1);
    await page.getByRole("radio", { name: `${invitationFilterWords.open.name} 0` }).check();
    await expect(page.getByText("Nothing has “harvest f” in it.")).toBeVisible();
    await page.getByRole("radio", { name: `${invitationFilterWords.needsAttention.name} 1` }).check();
    await expect(rows).toHaveCount(1);
    await page.getByRole("radio", { name: `${invitationFilterWords.all.name} 31` }).check();
    await expect(rows).toHaveCount(1);
    await expectAccessible(page);

    const reminders = await answerCall(page, "remindInvited", { success: true });
    await page.getByRole("button", { name: nextWords.remindAll }).click();
    const asking = page.getByRole("dialog", { name: nextWords.remindAllTitle(1) });
    await expect(asking).toContainText("Harvest Foods");
    await asking.getByRole("button", { name: nextWords.remindAllConfirm(1) }).click();
    await expect(page.getByText(nextWords.allReminded(1))).toBeVisible();
    expect(reminders).toEqual([{ invitationCode: code }]);
  },
);

test("a business is found by its address, however many share the words of it", async ({ page }) => {
  const account = await anAdministrator();
  const { database } = await aBusyProject(page, account.uid);
  const batch = writeBatch(database);
  // More than a search looks through.
  for (let nth = 0; nth < 130; nth++) {
    const code = `code-${String(nth).padStart(17, "0")}`;
    const createdAt = Timestamp.fromMillis(Date.now() - 3_600_000 - nth * 60_000);
    const at = { businessName: `Company ${nth}`, businessEmail: `kontakt@f-${nth}.example`, createdAt };
    batch.set(doc(database, paths.invitation(code)), searchable(anInvitation(code, at), code, textsOfInvitation));
  }
  await batch.commit();
  await openDashboard(page, account, routes.adminBusinesses);
  await page.getByRole("searchbox", { name: "Search businesses" }).fill("kontakt@f-129.example");
  await expect(page.getByRole("list", { name: "Businesses" }).getByRole("article").first()).toContainText(
    "Company 129",
  );
});

const noReasons = { repeated: 0, waiting: 0, unusable: 0, exact: true };
