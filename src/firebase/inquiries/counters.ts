import { onSnapshot } from "firebase/firestore";
import { counters, type Counters } from "../../domain/kernel/counters";
import { countersDocument } from "../sdk/collections";

/** How many there are; `upToDate` says whether the database can be reached at all. */
export interface LiveCounters {
  counters: Counters;
  upToDate: boolean;
}

const noCounters = counters.parse({});

export function watchCounters(next: (live: LiveCounters) => void, fail: (error: unknown) => void): () => void {
  return onSnapshot(
    countersDocument(),
    { includeMetadataChanges: true },
    (snapshot) => next({ counters: snapshot.data() ?? noCounters, upToDate: !snapshot.metadata.fromCache }),
    fail,
  );
}
