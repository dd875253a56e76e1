// The desk with a day's work on it: each of its places, rows and dialogs, full.
import type { Page } from "@playwright/test";
import { doc, Timestamp, writeBatch } from "firebase/firestore/lite";
import { blastCardWords } from "../../../src/domain/blasts/card-words";
import { blastScreenMessages, blastWords } from "../../../src/domain/blasts/words";
import { handOverWords } from "../../../src/domain/inquiries/hand-over-words";
import { inquiryWords } from "../../../src/domain/inquiries/words";
import { nextWords } from "../../../src/domain/invitations/next-words";
import { invitationWords } from "../../../src/domain/invitations/words";
import { paths } from "../../../src/domain/kernel/collections";
import { heldWords } from "../../../src/domain/kernel/held-words";
import { listMessages } from "../../../src/domain/kernel/list-words";
import { routes } from "../../../src/domain/kernel/routes";
import { importMessages, importWords } from "../../../src/domain/mailing-list/import/words";
import { subscriberStates, subscriberWords } from "../../../src/domain/mailing-list/subscribers/words";
import { findWords } from "../../../src/domain/operation/find-words";
import { keyWords } from "../../../src/domain/operation/key-words";
import { placeWords } from "../../../src/domain/operation/place-words";
import { anAdministrator } from "../accounts/accounts";
import { aSubscription } from "../shared/builders";
import { buttonNamed } from "./assessment-page";
import { aFullDesk } from "./full-desk";
import { expect } from "./page";
import type { OpenScreen } from "./screens";
import { answerCall, entryNamed, openDashboard } from "./staff";

const people = ["anna@firma.example", "jörg.bäcker@nordwind-logistik.example", "no-reply@harvest.example"];

async function openFullDesk(page: Page, path: string = routes.adminDashboard): Promise<void> {
  const account = await anAdministrator();
  const database = await aFullDesk(page, account);
  const batch = writeBatch(database);
  people.forEach((email, nth) => {
    const createdAt = Timestamp.fromMillis(Date.now() - nth * 1000);
    batch.set(doc(database, paths.emailList, `person-${nth}`), aSubscription({ email, createdAt }));
  });
  batch.set(doc(database, paths.administrator("a-colleague")), { email: "uta.berg@waymark.example" });
  await batch.commit();
  const left = [people[2]];
  await answerCall(page, "checkAddresses", { asksToConfirm: false, left, refused: [], listed: [people[0]] });
  await openDashboard(page, account, path);
  if (path === routes.adminDashboard) {
    await expect(entryNamed(page, "Task Queue", "Northwind 0")).toBeVisible();
    const attention = page.getByRole("region", { name: placeWords.invitationsForAttention });
    await expect(attention.getByRole("article")).toHaveCount(5);
  }
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

async function openInquiry(page: Page) {
  await openFullDesk(page);
  const entry = entryNamed(page, "Inquiries", "Zoë Krüger 0");
  await entry.getByRole("button", { name: "Zoë Krüger 0" }).click();
  return entry;
}

async function openTask(page: Page) {
  await openFullDesk(page);
  const entry = entryNamed(page, "Task Queue", "Northwind Logistics");
  await entry.getByRole("button", { name: "Northwind Logistics" }).click();
  return entry;
}

async function openBlast(page: Page) {
  await openFullDesk(page, routes.adminMailingList);
  await buttonNamed(page, blastCardWords.begin).click();
  const dialog = page.getByRole("dialog", { name: blastWords.dialog });
  await expect(dialog).toContainText(/45 (of|von) 55/);
  await dialog.getByLabel("Subject").fill("News of the spring");
  await dialog.getByLabel("Message").fill("Dear {name},\n\nthere are new courses.");
  return dialog;
}

export const deskStates: Record<string, OpenScreen> = {
  "a full inbox": async (page) => {
    await openFullDesk(page);
    await expect(page.getByRole("region", { name: placeWords.invitationsForAttention })).toBeVisible();
  },
  "a full inbox with an inquiry opened": async (page) => {
    const entry = await openInquiry(page);
    await expect(entry.getByRole("button", { name: inquiryWords.reply })).toBeVisible();
  },
  "a full inbox with a task opened": async (page) => {
    const entry = await openTask(page);
    await expect(entry.getByLabel("Due")).toBeVisible();
  },
  "an inquiry that was deleted, with its way back": async (page) => {
    const entry = await openInquiry(page);
    await entry.getByRole("button", { name: inquiryWords.delete }).click();
    await expect(page.getByRole("region", { name: listMessages.notices })).toContainText("Undo");
  },
  "a business that is invited from its inquiry": async (page) => {
    const entry = await openInquiry(page);
    await entry.getByRole("button", { name: inquiryWords.invite }).click();
    await expect(page.getByRole("dialog", { name: invitationWords.generateTitle })).toBeVisible();
  },
  "a task that is handed over to nobody": async (page) => {
    const entry = await openTask(page);
    await entry.getByRole("button", { name: inquiryWords.handOver }).click();
    const dialog = page.getByRole("dialog", { name: handOverWords.handOverTitle });
    await dialog.getByRole("button", { name: inquiryWords.handOver }).click();
    await expect(dialog.getByText(handOverWords.colleagueMissing)).toBeVisible();
  },
  "the line that finds anything, with what it found": async (page) => {
    await openFullDesk(page);
    await page.keyboard.press("Control+k");
    await page.getByRole("searchbox", { name: findWords.label }).fill("harvest");
    const dialog = page.getByRole("dialog", { name: placeWords.find });
    await expect(dialog.getByText(findWords.finding)).toHaveCount(0);
    await expect(dialog.getByRole("region", { name: placeWords.businesses }).getByRole("listitem")).toHaveCount(5);
  },
  "the keys of the inbox, unfolded": async (page) => {
    await openFullDesk(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await buttonNamed(page, keyWords.title).click();
    await expect(page.getByRole("checkbox", { name: keyWords.use })).toBeVisible();
  },
  "messages of a flood, looked through": async (page) => {
    const account = await anAdministrator();
    await aFullDesk(page, account, { heldInquiries: 30 });
    await openDashboard(page, account);
    await buttonNamed(page, heldWords.lookThrough).click();
    await expect(page.getByRole("dialog").getByText("Buy now!").first()).toBeVisible();
  },
  "all businesses": async (page) => {
    await openFullDesk(page, routes.adminBusinesses);
    await expect(page.getByRole("list", { name: placeWords.businesses }).getByRole("article")).toHaveCount(10);
  },
  "the question before all who are quiet are reminded": async (page) => {
    await openFullDesk(page, routes.adminBusinesses);
    await buttonNamed(page, nextWords.remindAll).click();
    await expect(page.getByRole("dialog")).toContainText("Bäckerei Sonnenschein");
  },
  "a full mailing list": async (page) => {
    await openFullDesk(page, routes.adminMailingList);
    await expect(page.getByText(subscriberStates.unsubscribed).first()).toBeVisible();
    await expect(page.getByText(/^45 (of|von) 55/)).toBeVisible();
  },
  "an import with a row that is skipped, without its consent": async (page) => {
    await openFullDesk(page, routes.adminMailingList);
    await buttonNamed(page, importWords.begin).click();
    const dialog = page.getByRole("dialog", { name: importWords.title });
    const chooser = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: importWords.file }).click();
    const text = "Name;Firma;E-Mail\nUta Berg;Nord;uta@nord.example\nAnna;;anna@firma.example\nX;;nobody\n";
    await (await chooser).setFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    await dialog.getByRole("button", { name: /^(Import one|Eine Person)/ }).click();
    await expect(dialog.getByText(importMessages.consentMissing)).toBeVisible();
  },
  "an entry before it leaves the list": async (page) => {
    await openFullDesk(page, routes.adminMailingList);
    await buttonNamed(page, subscriberWords.remove).first().click();
    await expect(page.getByRole("dialog", { name: subscriberWords.removeTitle })).toBeVisible();
  },
  "a blast whose greeting lacks its word": async (page) => {
    const dialog = await openBlast(page);
    await dialog.getByRole("button", { name: "Send to 45 people" }).click();
    await expect(dialog.getByText(blastScreenMessages.fallbackMissing)).toBeVisible();
  },
  "the preview of a blast": async (page) => {
    const dialog = await openBlast(page);
    await dialog.getByLabel(blastWords.nameFallback).fill("reader");
    await answerCall(page, "previewEmailBlast", {
      html: '<html lang="en"><head><title>News</title></head><body><p>Dear Ines,</p></body></html>',
      text: "",
    });
    await dialog.getByRole("button", { name: blastWords.preview }).click();
    await expect(dialog.getByTitle(blastWords.previewFrame)).toBeVisible();
  },
};
