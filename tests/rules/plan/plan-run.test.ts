import { collection, deleteDoc, doc, getDoc, getDocs, limit, query, setDoc, updateDoc } from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { aUsedInvitation } from "../../support/shared/builders";
import { nobody, permissionTable } from "../people";

const mine = "used-invitation-code-1";
const others = "used-invitation-code-2";
const takenOver = "used-invitation-code-3";
const running = { status: "running", text: "## Summary" };

permissionTable("the plan while it is written", {
  given: (db) =>
    Promise.all([
      setDoc(doc(db, paths.invitation(mine)), aUsedInvitation()),
      setDoc(doc(db, paths.invitation(others)), aUsedInvitation({ usedBy: "someone-else" })),
      setDoc(doc(db, paths.invitation(takenOver)), aUsedInvitation({ usedAuthTime: 1001 })),
      ...[mine, others, takenOver].map((code) => setDoc(doc(db, paths.planRunOf(code)), running)),
      setDoc(doc(db, paths.heldPlanOf(mine)), { text: "## Summary" }),
    ]),
  may: {
    "read their own": { who: ["client", "administrator"], act: (db) => getDoc(doc(db, paths.planRunOf(mine))) },
    "read another business's": { who: ["administrator"], act: (db) => getDoc(doc(db, paths.planRunOf(others))) },
    "read it with a session from before the registration": {
      who: ["administrator"],
      act: (db) => getDoc(doc(db, paths.planRunOf(takenOver))),
    },
    "read what of it is held": { who: ["administrator"], act: (db) => getDoc(doc(db, paths.heldPlanOf(mine))) },
    "write what of it is held": {
      who: nobody,
      act: (db) => setDoc(doc(db, paths.heldPlanOf(mine)), { text: "Mine." }),
    },
    "list them": {
      who: nobody,
      act: (db) => getDocs(query(collection(db, `${paths.answersOf(mine)}/planRun`), limit(1))),
    },
    "begin one": { who: nobody, act: (db) => setDoc(doc(db, `${paths.answersOf(mine)}/planRun/other`), running) },
    "change it": { who: nobody, act: (db) => updateDoc(doc(db, paths.planRunOf(mine)), { text: "Mine." }) },
    "delete it": { who: nobody, act: (db) => deleteDoc(doc(db, paths.planRunOf(mine))) },
  },
});
