import { onSnapshot } from "firebase/firestore";
import type { Counters } from "../../domain/kernel/counters";
import { countersDocument } from "../sdk/collections";

/** How many there are; `upToDate` says whether the database can be reached at all. */
export interface LiveCounters {
  counters: Counters;
  upToDate: boolean;
}

const noCounters: Counters = { emailList: 0, inquiries: 0, invitations: 0 };

export function watchCounters(next: (live: LiveCounters) => void, fail: (error: unknown) => void): () => void {
  return onSnapshot(
    countersDocument,
    { includeMetadataChanges: true },
    (snapshot) => next({ counters: snapshot.data() ?? noCounters, upToDate: !snapshot.metadata.fromCache }),
    fail,
  );
}
