import { doc, getDoc, serverTimestamp, setDoc, updateDoc } from "firebase/firestore";
import { paths } from "../../src/domain/kernel/collections";
import { aUsedInvitation } from "../support/shared/builders";
import { everyone, nobody, permissionTable, type Permission } from "./people";

const used = "used-invitation-code-1";
const notStarted = "used-invitation-code-2";
const others = "used-invitation-code-3";

function unlocking(code: string, changes: Record<string, unknown> = {}): Permission["act"] {
  return (db) => updateDoc(doc(db, paths.invitation(code)), { lastLogin: serverTimestamp(), ...changes });
}

permissionTable("the assessment's gate", {
  given: (db) =>
    Promise.all([
      setDoc(doc(db, paths.invitation(used)), aUsedInvitation()),
      setDoc(doc(db, paths.invitation(notStarted)), aUsedInvitation({ status: "not started" })),
      setDoc(doc(db, paths.invitation(others)), aUsedInvitation({ usedBy: "someone-else" })),
    ]),
  may: {
    "look up the invitation whose code they hold": {
      who: everyone,
      act: (db) => getDoc(doc(db, paths.invitation(used))),
    },
    "unlock with an invitation that is used": { who: ["client"], act: unlocking(used) },
    "unlock one that has not been started": {
      who: ["client"],
      act: unlocking(notStarted, { status: "in-progress" }),
    },
    "unlock with another account's invitation": { who: nobody, act: unlocking(others) },
    "unlock at a time of their own": { who: nobody, act: unlocking(used, { lastLogin: new Date(0) }) },
    "set a used invitation back": { who: nobody, act: unlocking(used, { status: "unused" }) },
    "say that a used one is in progress": { who: nobody, act: unlocking(used, { status: "in-progress" }) },
    "rename the business at the gate": { who: nobody, act: unlocking(used, { businessName: "Evil Inc." }) },
  },
});
