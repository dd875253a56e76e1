import { onSnapshot } from "firebase/firestore";
import type { Counters } from "../../domain/kernel/counters";
import { counted } from "../sdk/collections";
import { logOnly } from "../../browser/log";

/** How many there are, live; `upToDate` says whether the database can be reached at all. */
export type LiveCounters =
  { status: "loading" } | { status: "failed" } | { status: "ready"; counters: Counters; upToDate: boolean };

const none: Counters = { emailList: 0, inquiries: 0, invitations: 0 };

export function watchCounters(show: (counters: LiveCounters) => void): () => void {
  return onSnapshot(
    counted,
    { includeMetadataChanges: true },
    (snapshot) => {
      const upToDate = !snapshot.metadata.fromCache;
      show({ status: "ready", counters: snapshot.data() ?? none, upToDate });
    },
    (error) => {
      logOnly("The counters could not be loaded.", error);
      show({ status: "failed" });
    },
  );
}
