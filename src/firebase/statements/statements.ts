// The status of the relay to the learning record store, live, for administrators.
import { collection, limit, orderBy, query, where } from "firebase/firestore";
import { outboxStatement, relayStatus } from "../../domain/statements/outbox-statement";
import { paths } from "../../domain/kernel/collections";
import { call } from "../sdk/calls/call";
import { converterFor } from "../sdk/converter";
import { firestore } from "../sdk/firestore";
import { followDocument, followQuery, readableEntries } from "../sdk/follow";

export const watchRelayStatus = followDocument(
  paths.relayStatus,
  relayStatus,
  (status) => status ?? relayStatus.parse({}),
);

/** Why the store rejected the latest ones, each reason once. */
export const watchReasons = followQuery(
  () =>
    query(
      collection(firestore(), paths.statements).withConverter(converterFor(outboxStatement)),
      where("state", "==", "rejected"),
      orderBy("rejectedAt", "desc"),
      limit(25),
    ),
  (docs) => [...new Set(readableEntries(docs).flatMap(({ document }) => document.reason ?? []))],
);

/** Has the rejected statements sent again, and says how many they are. */
export async function replayStatements(): Promise<number> {
  return (await call("replayStatements", {})).replayed;
}
