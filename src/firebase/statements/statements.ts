// How the relay to the learning record store stands, live, for administrators.
import { collection, doc, limit, onSnapshot, orderBy, query, where } from "firebase/firestore";
import { outboxStatement, statementStanding, type StatementStanding } from "../../domain/statements/outbox-statement";
import { paths } from "../../domain/kernel/collections";
import { call } from "../sdk/call";
import { converterFor } from "../sdk/converter";
import { firestore } from "../sdk/firestore";
import { logOnly } from "../../browser/log";

export type LiveStanding =
  { status: "loading" } | { status: "failed" } | { status: "ready"; standing: StatementStanding };

const standing = doc(firestore, paths.statementStanding).withConverter(converterFor(statementStanding));
const rejected = query(
  collection(firestore, paths.statements).withConverter(converterFor(outboxStatement)),
  where("state", "==", "rejected"),
  orderBy("rejectedAt", "desc"),
  limit(25),
);

export function watchStanding(show: (live: LiveStanding) => void): () => void {
  return onSnapshot(
    standing,
    (snapshot) => show({ status: "ready", standing: snapshot.data() ?? statementStanding.parse({}) }),
    (error) => {
      logOnly("How the statements stand could not be loaded.", error);
      show({ status: "failed" });
    },
  );
}

/** Why the store rejected the latest ones, each reason once; undefined where that cannot be loaded. */
export function watchReasons(show: (reasons: string[] | undefined) => void): () => void {
  return onSnapshot(
    rejected,
    ({ docs }) => show([...new Set(docs.flatMap((document) => document.data().reason ?? []))]),
    (error) => {
      logOnly("The reasons of rejected statements could not be loaded.", error);
      show(undefined);
    },
  );
}

/** Has the rejected statements sent again, and says how many they are. */
export async function replayStatements(): Promise<number> {
  return (await call("replayStatements", {})).replayed;
}
