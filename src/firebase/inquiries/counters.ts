import { onSnapshot } from "firebase/firestore";
import type { Counters } from "../../domain/kernel/counters";
import { countersDocument } from "../sdk/collections";
import { logWarning } from "../../browser/log";

/** How many there are, live; `upToDate` says whether the database can be reached at all. */
export type LiveCounters =
  { status: "loading" } | { status: "failed" } | { status: "ready"; counters: Counters; upToDate: boolean };

const noCounters: Counters = { emailList: 0, inquiries: 0, invitations: 0 };

export function watchCounters(show: (counters: LiveCounters) => void): () => void {
  return onSnapshot(
    countersDocument,
    { includeMetadataChanges: true },
    (snapshot) => {
      const upToDate = !snapshot.metadata.fromCache;
      show({ status: "ready", counters: snapshot.data() ?? noCounters, upToDate });
    },
    (error) => {
      logWarning("The counters could not be loaded.", error);
      show({ status: "failed" });
    },
  );
}
