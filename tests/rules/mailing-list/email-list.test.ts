import {
  addDoc,
  collection,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { aSubscription, without } from "../../support/shared/builders";
import {
  deleting,
  everyone,
  listing,
  nobody,
  permissionTable,
  reading,
  setting,
  updating,
  type Permission,
} from "../people";

/** An id of the automatic form, so that nothing but the document being there already can be the reason. */
const existing = paths.subscription("AbCdEfGhIjKlMnOpQ012");

function adding(changes: Record<string, unknown>): Permission["act"] {
  return (db) => addDoc(collection(db, paths.emailList), aSubscription(changes));
}

function joiningAs(id: string): Permission["act"] {
  return (db) => setDoc(doc(db, paths.subscription(id)), aSubscription());
}

const refusedFields: Record<string, Record<string, unknown>> = {
  "join with a field that is not asked for": { admin: true },
  "join as somebody who has confirmed already": { confirmedAt: new Date() },
  "join with an end of their own": { expiresAt: new Date() },
  "join with an address beside the e-mail": { address: "ines@northwind.example" },
  "join without a name": { name: "" },
  "join with a name of 201 characters": { name: "n".repeat(201) },
  "join with a name that is no text": { name: 7 },
  "join with a business name of 201 characters": { businessName: "b".repeat(201) },
  "join with an e-mail that has no domain": { email: "ines@northwind" },
  "join with two e-mails in one": { email: "ines@northwind.example,evil@elsewhere.example" },
  "join with a display name in the e-mail": { email: "Ines <ines@northwind.example>" },
  "join with a line break in the e-mail": { email: "ines@northwind.example\r\nBcc: evil@elsewhere.example" },
  "join with a space in the e-mail": { email: "ines @northwind.example" },
  "join with an e-mail of 255 characters": { email: `${"i".repeat(239)}@waymark.example` },
  "join with a time of their own": { createdAt: new Date(0) },
  "join with a consent at a time of their own": { consent: { text: "I agree.", at: new Date(0) } },
  "join in a language that there is not": { language: "fr" },
  "join in several languages": { language: ["de", "en"] },
  "join with an empty consent": { consent: {} },
};

permissionTable("mailing list", {
  given: (db) => setDoc(doc(db, existing), aSubscription()),
  may: {
    join: { who: everyone, act: adding({}) },
    "join on a German page": { who: everyone, act: adding({ language: "de" }) },
    "join on an English page that says so": { who: everyone, act: adding({ language: "en" }) },
    "join with the longest name and e-mail": {
      who: everyone,
      act: adding({ name: "n".repeat(200), email: `${"i".repeat(238)}@waymark.example` }),
    },
    ...Object.fromEntries(
      Object.entries(refusedFields).map(([action, changes]) => [
        action,
        { who: nobody, by: ["visitor"], act: adding(changes) },
      ]),
    ),
    "join without consent": {
      who: nobody,
      act: (db) => addDoc(collection(db, paths.emailList), without(aSubscription(), "consent")),
    },
    "join under an id of the automatic form": { who: everyone, act: joiningAs("aZbYcXdWeVfU01234567") },
    ...Object.fromEntries(
      [
        "ines@northwind.example",
        "ines-northwind-examp",
        "aZbYcXdWeVfU 1234567",
        "aZbYcXdWeVfU,1234567",
        "aZbYcXdWeVfU<1234567",
        "aZbYcXdWeVfU0123456",
        "aZbYcXdWeVfU012345678",
      ].map((id) => [`join under the id ${id}`, { who: nobody, act: joiningAs(id) }]),
    ),
    "overwrite a subscription": { who: nobody, act: setting(existing, aSubscription()) },
    "change a subscription": { who: nobody, act: updating(existing, { email: "evil@elsewhere.example" }) },
    "confirm a subscription past the link": {
      who: nobody,
      act: (db) => updateDoc(doc(db, existing), { confirmedAt: new Date() }),
    },
    "read one subscription": { who: ["administrator"], act: reading(existing) },
    "list a page": { who: ["administrator"], act: listing(paths.emailList, 26) },
    "find some by a word": {
      who: ["administrator"],
      act(db) {
        const [found, latest] = [where("searchWords", "array-contains", "ines"), orderBy("createdAt", "desc")];
        return getDocs(query(collection(db, paths.emailList), found, latest, limit(26)));
      },
    },
    "say what the search finds them by": { who: nobody, act: adding({ searchWords: ["ines"] }) },
    "list more than a page": { who: nobody, act: listing(paths.emailList, 27) },
    "list without a limit": { who: nobody, act: listing(paths.emailList) },
    "remove a subscription past its call": { who: nobody, act: deleting(existing) },
  },
});
