import { doc, setDoc } from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { aUsedInvitation } from "../../support/shared/builders";
import { accounts, deleting, listing, nobody, permissionTable, reading, setting, staff, updating } from "../people";

const code = "used-invitation-code-1";
const { uid, claims } = accounts.administrator;
const change = { of: "name", before: "Northwynd", after: "Northwind", by: uid, byEmail: claims.email, at: new Date(0) };
const one = paths.businessChange(code, "1000");

permissionTable("what was put right about a business", {
  given: async (db) => {
    await setDoc(doc(db, paths.invitation(code)), aUsedInvitation());
    await setDoc(doc(db, one), change);
  },
  may: {
    "read one": { who: staff, act: reading(one) },
    "list a page": { who: staff, act: listing(paths.businessChanges(code), 100) },
    "list them all": { who: nobody, act: listing(paths.businessChanges(code)) },
    "write one": { who: nobody, act: setting(paths.businessChange(code, "2000"), change) },
    "change one": { who: nobody, act: updating(one, { after: "Southwind" }) },
    "delete one": { who: nobody, act: deleting(one) },
    "correct a name past the history": {
      who: nobody,
      act: updating(paths.invitation(code), { businessName: "Southwind" }),
    },
  },
});
