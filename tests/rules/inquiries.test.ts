import { addDoc, collection, doc, getDocs, limit, orderBy, query, setDoc, where } from "firebase/firestore/lite";
import { paths } from "../../src/domain/kernel/collections";
import { anInquiry, without } from "../support/shared/builders";
import {
  deleting,
  everyone,
  listing,
  nobody,
  permissionTable,
  reading,
  setting,
  signatureOf,
  staff,
  updating,
  type Permission,
} from "./people";

/** An id of the automatic form, so that nothing but the document being there already can be the reason. */
const existing = paths.inquiry("AbCdEfGhIjKlMnOpQ012");

/** Ids of the automatic form, under which an inquiry was dealt with before. */
const dealtWith = { moved: "DealtWith00000000001", answered: "DealtWith00000000002", deleted: "DealtWith00000000003" };

function sending(changes: Record<string, unknown>): Permission["act"] {
  return (db) => addDoc(collection(db, paths.inquiries), anInquiry(changes));
}

function sendingAs(id: string): Permission["act"] {
  return (db) => setDoc(doc(db, paths.inquiry(id)), anInquiry());
}

const refusedFields: Record<string, Record<string, unknown>> = {
  "send one that is already claimed": { status: "claimed" },
  "send one that is already answered": { reply: "Yes.", repliedAt: new Date() },
  "send one that is already moved": { movedAt: new Date() },
  "send one that says itself what the search finds it by": { searchWords: ["urgent"] },
  "send one without a message": { message: "" },
  "send one with a message of 5,001 characters": { message: "m".repeat(5001) },
  "send one with a list for a message": { message: ["m"] },
  "send one without a name": { name: "" },
  "send one with a name of 201 characters": { name: "n".repeat(201) },
  "send one with an e-mail that is none": { email: "ines" },
  "send one with two e-mails": { email: "ines@northwind.example;evil@elsewhere.example" },
  "send one with a name of blanks": { name: "   " },
  "send one with a name of no-break spaces": { name: "\u00a0\u3000" },
  "send one with a name that cannot be seen": { name: "\u200b\u2060" },
  "send one with a name that turns the line round": { name: "Ines \u202egro.live" },
  "send one with a business name of blanks": { businessName: " \n " },
  "send one with a control character in the name": { name: "Ines\u0007" },
  "send one with a message of blanks": { message: " \n\t " },
  "send one with a control character in the message": { message: "Hello\u0000" },
  ...Object.fromEntries(
    [
      "u@x..example",
      ".u@x.example",
      "u.@x.example",
      "u..v@x.example",
      "ü@x.example",
      "u@x.e",
      "u@-x.example",
      "u@x_y.example",
      "u@x.example\n",
      "u\u200b@x.example",
    ].map((email) => [`send one with the e-mail ${JSON.stringify(email)}`, { email }]),
  ),
  "send one in a language that there is not": { language: "fr" },
  "send one in several languages": { language: ["de", "en"] },
  "send one with a time of their own": { createdAt: new Date(0) },
};

permissionTable("inquiries", {
  given: (db) =>
    Promise.all([
      setDoc(doc(db, existing), anInquiry()),
      ...Object.values(dealtWith).map((id, nth) => {
        const outcome = ["moved", "replied", "deleted"][nth];
        return setDoc(doc(db, paths.inquiryOutcome(id)), { outcome, ...signatureOf("administrator") });
      }),
    ]),
  may: {
    "send one": { who: everyone, act: sending({}) },
    "send one on a German page": { who: everyone, act: sending({ language: "de" }) },
    "send one on an English page that says so": { who: everyone, act: sending({ language: "en" }) },
    ...Object.fromEntries(
      ["r&d@firm.example", "sales/eu@firm.example", "a!b@firm.example", "anna@firm.xn--p1ai"].map((email) => [
        `send one with the e-mail ${email}`,
        { who: everyone, act: sending({ email }) },
      ]),
    ),
    "send one with the longest message": { who: everyone, act: sending({ message: "m".repeat(5000) }) },
    ...Object.fromEntries(
      Object.entries(refusedFields).map(([action, changes]) => [
        action,
        { who: nobody, by: ["visitor"], act: sending(changes) },
      ]),
    ),
    "send one in Persian, with joiners, and lines and tabs in the message": {
      who: everyone,
      act: sending({ name: "می\u200cخواهم", message: "One\n\ttwo" }),
    },
    "send one in the agreed shape, without a time": {
      who: everyone,
      act: (db) => addDoc(collection(db, paths.inquiries), without(anInquiry(), "createdAt")),
    },
    "send one without a status": {
      who: nobody,
      act: (db) => addDoc(collection(db, paths.inquiries), without(anInquiry(), "status")),
    },
    "send one under an id of the automatic form": { who: everyone, act: sendingAs("aZbYcXdWeVfU01234567") },
    ...Object.fromEntries(
      [
        "mine",
        "aZbYcXdWeVfU-1234567",
        "aZbYcXdWeVfU 1234567",
        "aZbYcXdWeVfU,1234567",
        "aZbYcXdWeVfU<1234567",
        "aZbYcXdWeVfU0123456",
        "aZbYcXdWeVfU012345678",
      ].map((id) => [`send one under the id ${id}`, { who: nobody, act: sendingAs(id) }]),
    ),
    ...Object.fromEntries(
      Object.entries(dealtWith).map(([what, id]) => [
        `send one under the id of one that was ${what}`,
        { who: nobody, act: sendingAs(id) },
      ]),
    ),
    "send one twice": {
      who: nobody,
      act: async (db, person) => {
        const id = `Twice00000000000000${everyone.indexOf(person)}`;
        await sendingAs(id)(db, person);
        await sendingAs(id)(db, person);
      },
      hasSteps: true,
    },
    "overwrite one": { who: nobody, act: setting(existing, anInquiry()) },
    "change one": { who: nobody, act: updating(existing, { message: "Changed." }) },
    "read one": { who: staff, act: reading(existing) },
    "list a page": { who: staff, act: listing(paths.inquiries, 100) },
    "look for a word": {
      who: staff,
      act: (db) => {
        const found = where("searchWords", "array-contains", "ines");
        return getDocs(query(collection(db, paths.inquiries), found, orderBy("createdAt", "desc"), limit(26)));
      },
    },
    "list without a limit": { who: nobody, act: listing(paths.inquiries) },
    "delete one": { who: ["administrator"], act: deleting(existing) },
  },
});
