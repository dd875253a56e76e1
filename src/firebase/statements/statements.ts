// The status of the relay to the learning record store, live, for administrators.
import { collection, doc, limit, onSnapshot, orderBy, query, where } from "firebase/firestore";
import { outboxStatement, relayStatus, type RelayStatusDocument } from "../../domain/statements/outbox-statement";
import { paths } from "../../domain/kernel/collections";
import { call } from "../sdk/call";
import { converterFor } from "../sdk/converter";
import { firestore } from "../sdk/firestore";
import { logWarning } from "../../browser/log";

export type LiveRelayStatus =
  { status: "loading" } | { status: "failed" } | { status: "ready"; relayStatus: RelayStatusDocument };

const relayStatusDocument = doc(firestore, paths.relayStatus).withConverter(converterFor(relayStatus));
const rejectedStatements = query(
  collection(firestore, paths.statements).withConverter(converterFor(outboxStatement)),
  where("state", "==", "rejected"),
  orderBy("rejectedAt", "desc"),
  limit(25),
);

export function watchRelayStatus(show: (live: LiveRelayStatus) => void): () => void {
  return onSnapshot(
    relayStatusDocument,
    (snapshot) => show({ status: "ready", relayStatus: snapshot.data() ?? relayStatus.parse({}) }),
    (error) => {
      logWarning("How the statements stand could not be loaded.", error);
      show({ status: "failed" });
    },
  );
}

/** Why the store rejected the latest ones, each reason once; undefined where that cannot be loaded. */
export function watchReasons(show: (reasons: string[] | undefined) => void): () => void {
  return onSnapshot(
    rejectedStatements,
    ({ docs }) => show([...new Set(docs.flatMap((document) => document.data().reason ?? []))]),
    (error) => {
      logWarning("The reasons of rejected statements could not be loaded.", error);
      show(undefined);
    },
  );
}

/** Has the rejected statements sent again, and says how many they are. */
export async function replayStatements(): Promise<number> {
  return (await call("replayStatements", {})).replayed;
}
