import { collection, doc, getDocs, limit, orderBy, query, setDoc, where } from "firebase/firestore/lite";
import { paths } from "../../src/domain/kernel/collections";
import { deleting, listing, nobody, permissionTable, reading, setting, updating } from "./people";

const rejected = { state: "rejected", body: "{}", reason: "The verb is unknown." };

permissionTable("statements", {
  given: (db) =>
    Promise.all([
      setDoc(doc(db, paths.statement("one")), rejected),
      setDoc(doc(db, paths.relayStatus), { delivered: 1 }),
    ]),
  may: {
    "see how the relay stands": { who: ["administrator"], act: reading(paths.relayStatus) },
    "change how the relay stands": { who: nobody, act: setting(paths.relayStatus, { delivered: 2 }) },
    "add a number to the statistics": { who: nobody, act: setting("stats/mine", { delivered: 2 }) },
    "delete how the relay stands": { who: nobody, act: deleting(paths.relayStatus) },
    "list the statistics": { who: nobody, act: listing("stats", 1) },
    "read a statement": { who: ["administrator"], act: reading(paths.statement("one")) },
    "list the rejected statements": {
      who: ["administrator"],
      act: (db) =>
        getDocs(
          query(
            collection(db, paths.statements),
            where("state", "==", "rejected"),
            orderBy("rejectedAt", "desc"),
            limit(25),
          ),
        ),
    },
    "list statements without a limit": { who: nobody, act: listing(paths.statements) },
    "list more than a hundred statements": { who: nobody, act: listing(paths.statements, 101) },
    "write a statement": { who: nobody, act: setting(paths.statement("mine"), rejected) },
    "change a statement": { who: nobody, act: updating(paths.statement("one"), { state: "waiting" }) },
    "delete a statement": { who: nobody, act: deleting(paths.statement("one")) },
  },
});
