// The status of the relay to the learning record store, live, for administrators.
import { collection, doc, limit, onSnapshot, orderBy, query, where } from "firebase/firestore";
import { outboxStatement, relayStatus, type RelayStatusDocument } from "../../domain/statements/outbox-statement";
import { paths } from "../../domain/kernel/collections";
import { call } from "../sdk/calls/call";
import { converterFor } from "../sdk/converter";
import { firestore } from "../sdk/firestore";

const relayStatusDocument = () => doc(firestore(), paths.relayStatus).withConverter(converterFor(relayStatus));
const rejectedStatements = () =>
  query(
    collection(firestore(), paths.statements).withConverter(converterFor(outboxStatement)),
    where("state", "==", "rejected"),
    orderBy("rejectedAt", "desc"),
    limit(25),
  );

export function watchRelayStatus(
  next: (status: RelayStatusDocument) => void,
  fail: (error: unknown) => void,
): () => void {
  return onSnapshot(relayStatusDocument(), (snapshot) => next(snapshot.data() ?? relayStatus.parse({})), fail);
}

/** Why the store rejected the latest ones, each reason once. */
export function watchReasons(next: (reasons: string[]) => void, fail: (error: unknown) => void): () => void {
  return onSnapshot(
    rejectedStatements(),
    ({ docs }) => next([...new Set(docs.flatMap((document) => document.data().reason ?? []))]),
    fail,
  );
}

/** Has the rejected statements sent again, and says how many they are. */
export async function replayStatements(): Promise<number> {
  return (await call("replayStatements", {})).replayed;
}
