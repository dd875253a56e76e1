import { counters, type Counters } from "../../domain/kernel/counters";
import { paths } from "../../domain/kernel/collections";
import { followDocument } from "../sdk/follow";

/** The numbers; `upToDate` tells whether the database can be reached at all. */
export interface LiveCounters {
  counters: Counters;
  upToDate: boolean;
}

const noCounters = counters.parse({});

export const watchCounters = followDocument(paths.counters, counters, (found, upToDate): LiveCounters => ({
  counters: found ?? noCounters,
  upToDate,
}));
