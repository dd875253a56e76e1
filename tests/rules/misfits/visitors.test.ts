// The writes of anybody, with one thing wrong.
import { addDoc, collection, serverTimestamp, type Firestore } from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { anInquiry, aSubscription, type DocumentFields } from "../../support/shared/builders";
import { nobody, permissionTable, type Permission } from "../people";
import { misfitsOf, ratingsThatDoNot, ratingsThatFit } from "./misfits";

const join = (db: Firestore, fields: DocumentFields) => addDoc(collection(db, paths.emailList), fields);
const send = (db: Firestore, fields: DocumentFields) => addDoc(collection(db, paths.inquiries), fields);

const now = { text: "I agree.", at: serverTimestamp() };

permissionTable("misfits on the mailing list", {
  may: misfitsOf("join", {
    by: "visitor",
    fields: aSubscription({ language: "de" }),
    write: join,
    optional: ["language"],
    most: { name: 200, businessName: 200, email: 254, "consent.text": 1000 },
    misfits: {
      "at a time of their own": { createdAt: new Date(0) },
      "with a consent at a time of their own": { consent: { ...now, at: new Date(0) } },
      "with 300 kB beside the consent": { consent: { ...now, more: "x".repeat(300_000) } },
      "with a consent that is no map": { consent: "I agree." },
      "with words in the hidden field": { hiddenField: "https://spam.example" },
    },
    fits: { "with the hidden field filled in": { hiddenField: true } },
  }),
});

permissionTable("misfits among inquiries", {
  may: misfitsOf("send an inquiry", {
    by: "visitor",
    fields: anInquiry({ language: "de" }),
    write: send,
    most: { name: 200, businessName: 200, email: 254, message: 5000 },
    optional: ["createdAt", "language"],
    misfits: {
      "at a time of their own": { createdAt: new Date(0) },
      "with words in the hidden field": { hiddenField: "https://spam.example" },
      ...ratingsThatDoNot,
    },
    fits: {
      ...ratingsThatFit,
      "in two lines, the first of them blank": { message: " \n\tHello." },
      "with the hidden field filled in": { hiddenField: true },
    },
  }),
});

/** From the first to the last of each range, and what stands by itself. */
const unseen = Array.from(
  " \t\n\r\f\u0085\u00a0\u034f\u115f\u1160\u1680\u17b4\u17b5\u180b\u180f\u2000\u200a\u200b\u200c\u200d\u2028\u2029\u202f\u205f\u2800\u3000\u3164\ufe00\ufe0f\ufeff\uffa0\u{e0000}\u{e0fff}",
);
const forbidden = Array.from(
  "\u0000\u0008\u000b\u000c\u000e\u001f\u007f\u009f\u00ad\u061c\u200b\u200e\u200f\u2028\u202a\u202e\u2060\u2066\u206f\ufeff\ufff0\ufffb\u{1bca0}\u{1bca3}\u{1d173}\u{1d17a}",
);

/** Four of them on one letter, with anything between them. */
const heapedMarks = {
  "four accents on a letter": "\u0301".repeat(4),
  "four circles around a letter": "\u20dd".repeat(4),
  ...Object.fromEntries(
    Array.from("\u200c\u200d\u{e0000}\u{e00ff}", (character) => [
      `four accents on a letter with two of ${codeOf(character)} between them`,
      Array.from({ length: 4 }, () => "\u0301").join(character.repeat(2)),
    ]),
  ),
  "four accents in its second line": "\ne\u0301\u0301\u0301\u0301\n",
};

function joiningAs(changes: DocumentFields): Permission {
  return { who: nobody, by: ["visitor"], act: (db) => join(db, aSubscription(changes)) };
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`;
}

/** In every field that must be seen there is one use of the same function of the rules. */
const fields = { name: aSubscription, businessName: aSubscription, message: anInquiry };

permissionTable("what cannot be seen", {
  may: {
    ...Object.fromEntries(
      unseen.map((character) => [
        `join under a name of ${codeOf(character)}`,
        joiningAs({ name: character.repeat(3) }),
      ]),
    ),
    ...Object.fromEntries(
      forbidden.map((character) => [
        `join under a name with ${codeOf(character)} in it`,
        joiningAs({ name: `Ines ${character} Weber` }),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(heapedMarks).map(([what, marks]) => [
        `join under a name with ${what}`,
        joiningAs({ name: `Zoe${marks} Weber` }),
      ]),
    ),
    "join under a name with three marks on each letter": {
      who: ["visitor"],
      by: ["visitor"],
      act: (db) => join(db, aSubscription({ name: "Ź⃝́ó‍́́‍" })),
    },
    "join under a name whose marks follow their letter": {
      who: ["visitor"],
      by: ["visitor"],
      act: (db) => join(db, aSubscription({ name: "ကျော်" })),
    },
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([field, build]) =>
        Object.entries({ blanks: "   ", "a bell": "a\u0007", "a bell in its third line": "a\nb\nc\u0007d" }).map(
          ([what, value]): [string, Permission] => [
            `write ${what} as ${field}`,
            {
              who: nobody,
              by: ["visitor"],
              act: (db) => (build === anInquiry ? send : join)(db, build({ [field]: value })),
            },
          ],
        ),
      ),
    ),
    "join under a name with what cannot be seen before and after what can": {
      who: ["visitor"],
      by: ["visitor"],
      act: (db) => join(db, aSubscription({ name: "\u2003\u3000\u200d \nInes\u2003\u3000\u200d \n" })),
    },
  },
});
