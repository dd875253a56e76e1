import { doc, setDoc } from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { aUsedInvitation } from "../../support/shared/builders";
import { deleting, listing, listingOnly, nobody, permissionTable, reading, setting, staff, updating } from "../people";

const mine = "used-invitation-code-1";
const others = "used-invitation-code-2";
const takenOver = "used-invitation-code-3";
const unwritten = "used-invitation-code-4";
const running = { status: "running", text: "## Summary" };

permissionTable("the plan while it is written", {
  opened: [mine, others, takenOver, unwritten],
  given: (db) =>
    Promise.all([
      ...[mine, unwritten].map((code) => setDoc(doc(db, paths.invitation(code)), aUsedInvitation())),
      setDoc(doc(db, paths.invitation(others)), aUsedInvitation({ usedBy: "someone-else" })),
      setDoc(doc(db, paths.invitation(takenOver)), aUsedInvitation({ usedAuthTime: 1001 })),
      ...[mine, others, takenOver].map((code) => setDoc(doc(db, paths.planRunOf(code)), running)),
      setDoc(doc(db, paths.heldPlanOf(mine)), { text: "## Summary" }),
    ]),
  may: {
    "read their own": { who: ["client", "administrator", "reader"], act: reading(paths.planRunOf(mine)) },
    "read another business's": { who: staff, act: reading(paths.planRunOf(others)) },
    "read it with a session from before the registration": {
      who: staff,
      act: reading(paths.planRunOf(takenOver)),
    },
    "read what of it is held": { who: ["administrator"], act: reading(paths.heldPlanOf(mine)) },
    "write what of it is held": { who: nobody, act: setting(paths.heldPlanOf(mine), { text: "Mine." }) },
    "hold a first part of it": { who: nobody, act: setting(paths.heldPlanOf(others), { text: "Mine." }) },
    "delete what of it is held": { who: nobody, act: deleting(paths.heldPlanOf(mine)) },
    "list them": { who: nobody, act: listing(`${paths.answersOf(mine)}/planRun`, 1) },
    "list it alone": { who: nobody, act: listingOnly(`${paths.answersOf(mine)}/planRun`, "current") },
    "list what of it is held": { who: nobody, act: listingOnly(`${paths.answersOf(mine)}/planRun`, "held") },
    "begin one": { who: nobody, act: setting(`${paths.answersOf(mine)}/planRun/other`, running) },
    "begin the first one": { who: nobody, act: setting(paths.planRunOf(unwritten), running) },
    "change it": { who: nobody, act: updating(paths.planRunOf(mine), { text: "Mine." }) },
    "delete it": { who: nobody, act: deleting(paths.planRunOf(mine)) },
  },
});
