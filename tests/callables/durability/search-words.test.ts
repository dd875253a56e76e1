// The words for the staff's search come with a document, or are there a moment later.
import { addDoc, collection, deleteDoc, getDoc, updateDoc } from "firebase/firestore/lite";
import { expect, test } from "vitest";
import { paths } from "../../../src/domain/kernel/collections";
import { aSubscription, aTask, anAnsweredInquiry, anInquiry, anInvitation } from "../../support/shared/builders";
import { database } from "../../support/shared/database";

const older = { searchWords: ["older"] };
const visitors = "Können Sie Führungskräfte schulen?";

test.each([
  ["an inquiry", paths.inquiries, anInquiry({ message: visitors }), "fuhrungskrafte"],
  ["a task of an older system", paths.taskQueue("an-administrator"), aTask({ message: visitors }), "fuhrungskrafte"],
  ["an answered inquiry", paths.repliedInquiries("an-administrator"), anAnsweredInquiry(older), "leaders"],
  ["a subscription", paths.emailList, aSubscription({ name: "Jörg Bäcker" }), "backer"],
  ["an invitation", paths.invitations, anInvitation("words-of-an-invitation"), "northwi"],
  [
    "an invitation of an inquiry",
    paths.invitations,
    anInvitation("words-of-an-asked-one", { fromInquiry: { id: "asked", name: "Zoë Krüger" } }),
    "kruger",
  ],
])("%s gets the words by which it is found", async (_, path, fields, word) => {
  const added = await addDoc(collection(database, path), fields);
  const words = async () => (await getDoc(added)).get("searchWords") as unknown;
  await expect.poll(words, { timeout: 30_000 }).toEqual(expect.arrayContaining([word]));
  expect(await words()).not.toContain("older");
  await deleteDoc(added);
});

test("an inquiry is found by its reference, wherever it is", async () => {
  for (const path of [
    paths.inquiries,
    paths.taskQueue("an-administrator"),
    paths.repliedInquiries("an-administrator"),
  ]) {
    const added = await addDoc(collection(database, path), path === paths.inquiries ? anInquiry() : aTask(older));
    const words = async () => (await getDoc(added)).get("searchWords") as unknown;
    const reference = added.id.slice(0, 6).toLowerCase();
    await expect.poll(words, { timeout: 30_000 }).toEqual(expect.arrayContaining([reference]));
    await deleteDoc(added);
  }
});

test("a business whose name is changed is found by the new one, and no more by the old one", async () => {
  const added = await addDoc(collection(database, paths.invitations), anInvitation("words-of-a-changed-one"));
  const words = async () => (await getDoc(added)).get("searchWords") as unknown;
  await expect.poll(words, { timeout: 30_000 }).toEqual(expect.arrayContaining(["logistics"]));
  await updateDoc(added, { businessName: "Northwind Freight" });
  await expect.poll(words, { timeout: 30_000 }).toEqual(expect.arrayContaining(["freight"]));
  expect(await words()).not.toContain("logistics");
  await deleteDoc(added);
});
