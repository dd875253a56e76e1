// The language of a business: given with its invitation, chosen by its contact, and that of its colleagues and rounds.
import { randomUUID } from "node:crypto";
import { doc, getDoc, updateDoc } from "firebase/firestore/lite";
import { expect, test } from "vitest";
import { invitationMessages } from "../../../src/domain/invitations/words";
import { paths } from "../../../src/domain/kernel/collections";
import { aRegisteredClient } from "../../support/accounts/registered-client";
import { inviteBy } from "../../support/invitations/colleagues";
import { database } from "../../support/shared/database";
import { refusalOf } from "../../support/suite/caller";
import { runCallable, type Caller } from "../../support/suite/in-process-call";

const dana: Caller = { uid: "dana", token: { admin: true, email: "dana@waymark.example" } };
const generate = (request: object) => runCallable<{ invitationCode: string }>("generateInvitation", request, dana);
const invite = inviteBy(({ uid, email }, change) => runCallable("changeColleagues", change, { uid, token: { email } }));
const anAddress = () => `ines-${randomUUID()}@northwind.example`;
const languageOf = async (path: string): Promise<unknown> => (await getDoc(doc(database, path))).get("language");
const soon = { timeout: 20_000 };

test.each([
  ["de", "de"],
  ["en", undefined],
  [undefined, undefined],
])("an invitation in %s is stored with %s, and a move keeps it", async (language, stored) => {
  const businessEmail = anAddress();
  const { invitationCode } = await generate({
    businessName: "Northwind",
    businessEmail,
    ...(language && { language }),
  });
  expect(await languageOf(paths.invitation(invitationCode))).toBe(stored);
  const move = { change: "contact", invitationCode, from: businessEmail, to: anAddress() };
  await runCallable("changeInvitation", move, dana);
  expect(await languageOf(paths.invitation(invitationCode)), "after a move").toBe(stored);
});

test("a language that there is not is refused, and another one for an open invitation, too", async () => {
  const request = { businessName: "Northwind", businessEmail: anAddress() };
  expect(await refusalOf(generate({ ...request, language: "fr" }))).toMatchObject({ code: "invalid-argument" });
  await generate(request);
  const { details } = await refusalOf(generate({ ...request, language: "de" }));
  expect(details.sentence).toBe(invitationMessages.isInvited(request.businessName, request.businessEmail));
});

test("colleagues and the next round have the language of their business, also after it has chosen another", async () => {
  const contact = await aRegisteredClient({ language: "de" });
  const seat = await invite(contact);
  const next = await generate({ businessName: "x", businessEmail: anAddress(), previousRound: contact.code });
  const copies = [paths.seat(seat.code), paths.invitation(next.invitationCode)];
  expect(await Promise.all(copies.map(languageOf))).toEqual(["de", "de"]);
  await updateDoc(doc(database, paths.invitation(contact.code)), { language: "en" });
  await expect.poll(() => Promise.all(copies.map(languageOf)), soon).toEqual(["en", "en"]);
});
