// The sources of a business's course. A change is a transaction that makes the next version of what it has seen, or it
// begins again: numbers are given once, also by two people who add a source at the same time.
import {
  collection,
  doc,
  getDocs,
  limit,
  onSnapshot,
  query,
  serverTimestamp,
  type Firestore,
  type QueryDocumentSnapshot,
} from "firebase/firestore";
import type { Subscribe } from "../../browser/subscribe";
import {
  sourcePartsOf,
  sourceCount,
  sourcePart,
  sourcesIn,
  SourcesFull,
  type KeptSources,
  type SourceParts,
} from "../../domain/course/sources/kept-sources";
import type { CourseSources } from "../../domain/course/sources/source";
import { keptBounds } from "../../domain/course/sources/source-bounds";
import { paths } from "../../domain/kernel/collections";
import { isEqual } from "../../domain/kernel/versioned";
import { onceOpened, openedFirst } from "../assessment/access/access";
import { firestore as opened } from "../sdk/firestore";
import { retriedTransaction } from "../sdk/writes/retried-transaction";

export interface BusinessSources {
  watch: Subscribe<CourseSources>;
  /** Follows whether there are any, without reading them. */
  watchCount: Subscribe<boolean>;
  read: () => Promise<CourseSources>;
  /** Rejects where they cannot be stored; everything is as before then. Returns what `by` has made. */
  change: (by: (stored: CourseSources) => Promise<CourseSources>) => Promise<CourseSources>;
}

/** Other people may be faster so many times. */
const mostRaces = 5;
const countId = "count";

export function businessSources(
  invitationId: string,
  course: string,
  firestore: Firestore = opened(),
): BusinessSources {
  const all = query(collection(firestore, paths.courseSources(invitationId, course)), limit(keptBounds.parts + 1));
  const at = (part: string) => doc(firestore, paths.courseSource(invitationId, course, part));

  async function attempt(by: (stored: CourseSources) => Promise<CourseSources>): Promise<CourseSources | undefined> {
    const stored = keptIn((await getDocs(all)).docs);
    const changed = await by(sourcesIn(course, stored));
    const parts = sourcePartsOf(changed, stored.parts);
    if (!parts) throw new SourcesFull();
    const next = Math.max(stored.next, changed.next);
    const written = [...parts].filter(([id, part]) => !isEqual(part, stored.parts.get(id)));
    const gone = [...stored.parts.keys()].filter((id) => !parts.has(id));
    if (next === stored.next && written.length + gone.length === 0) return changed;
    const version = stored.version + 1;
    const isWritten = await retriedTransaction(firestore, async (transaction) => {
      const count = await transaction.get(at(countId));
      if ((count.exists() ? sourceCount.parse(count.data()).version : 0) !== stored.version) return false;
      transaction.set(at(countId), { next, parts: parts.size, version, updatedAt: serverTimestamp() });
      for (const [id, part] of written) transaction.set(at(id), { ...part, version });
      for (const id of gone) transaction.delete(at(id));
      return true;
    });
    return isWritten ? changed : undefined;
  }

  return {
    watch: openedFirst(invitationId, (next, fail) =>
      onSnapshot(
        all,
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          try {
            const stored = keptIn(docs);
            // The cache may hold none of them, or some.
            if (!metadata.fromCache || stored.isWhole) next(sourcesIn(course, stored));
          } catch (error) {
            fail(error);
          }
        },
        fail,
      ),
    ),
    watchCount: openedFirst(invitationId, (next, fail) =>
      onSnapshot(at(countId), (count) => next(count.get("parts") > 0), fail),
    ),
    read: () => onceOpened(invitationId, async () => sourcesIn(course, keptIn((await getDocs(all)).docs))),
    change: (by) =>
      onceOpened(invitationId, async () => {
        for (let nth = 0; nth < mostRaces; nth++) {
          const changed = await attempt(by);
          if (changed) return changed;
        }
        throw new Error("Others change the sources of this course all the time.");
      }),
  };
}

function keptIn(docs: readonly QueryDocumentSnapshot[]): KeptSources & { isWhole: boolean } {
  const counted = docs.find(({ id }) => id === countId);
  const { next, parts: most, version } = counted ? sourceCount.parse(counted.data()) : noCount;
  const parts: SourceParts = new Map(
    docs.flatMap((one) => (one.id === countId ? [] : [[one.id, sourcePart.parse(one.data())] as const])),
  );
  return { next, version, parts, isWhole: version > 0 && parts.size === most };
}

const noCount = { next: 1, parts: 0, version: 0 } as const;
