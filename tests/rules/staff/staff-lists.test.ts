import { addDoc, collection, doc, getDocs, limit, orderBy, query, setDoc } from "firebase/firestore/lite";
import { paths, serverPaths } from "../../../src/domain/kernel/collections";
import { heldCollections } from "../../../src/domain/kernel/held";
import { anInquiry, anInvitation } from "../../support/shared/builders";
import { deleting, listing, nobody, permissionTable, reading, setting, staff, updating } from "../people";

const code = "AbCdEfGhIjKlMnOpQrStUv";

permissionTable("invitations and counters for the staff", {
  given: (db) =>
    Promise.all([
      setDoc(doc(db, paths.invitation(code)), anInvitation(code)),
      setDoc(doc(db, paths.counters), { emailList: 3 }),
      setDoc(doc(db, serverPaths.countedEvent("event")), { expiresAt: new Date() }),
    ]),
  may: {
    "list a page of invitations": {
      who: staff,
      act: (db) => getDocs(query(collection(db, paths.invitations), orderBy("createdAt", "desc"), limit(100))),
    },
    "list one invitation": { who: staff, act: listing(paths.invitations, 1) },
    "list more than a page of invitations": { who: nobody, act: listing(paths.invitations, 101) },
    "list invitations without a limit": { who: nobody, act: listing(paths.invitations) },
    "make an invitation": { who: nobody, act: setting(paths.invitation("another-code"), anInvitation("another-code")) },
    "open an invitation again": {
      who: nobody,
      act: updating(paths.invitation(code), { status: "unused", businessEmail: "evil@elsewhere.example" }),
    },
    "delete an invitation": { who: nobody, act: deleting(paths.invitation(code)) },
    "read the counters": { who: staff, act: reading(paths.counters) },
    "change the counters": { who: nobody, act: setting(paths.counters, { emailList: 1_000_000 }) },
    "list the stats": { who: nobody, act: listing("stats", 1) },
    "read what has been counted": { who: nobody, act: reading(serverPaths.countedEvent("event")) },
  },
});

for (const name of Object.values(heldCollections)) {
  const held = (id = "held") => `${name}/${id}`;
  permissionTable(name, {
    given: (db) => setDoc(doc(db, held()), anInquiry({ heldAt: new Date() })),
    may: {
      "look through a page of what is held": {
        who: ["administrator"],
        act: (db) => getDocs(query(collection(db, name), orderBy("createdAt", "desc"), limit(26))),
      },
      "read one": { who: ["administrator"], act: reading(held()) },
      "list more than a page": { who: nobody, act: listing(name, 101) },
      "put something there": { who: nobody, act: (db) => addDoc(collection(db, name), anInquiry()) },
      "change it": { who: nobody, act: updating(held(), { message: "Another." }) },
      "delete it past its counter": { who: nobody, act: deleting(held()) },
    },
  });
}
