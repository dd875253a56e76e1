// That somebody was erased, without who: when, by whom, how many documents of which place. The id is a keyed hash of
// the address, by which a restored backup knows whom to erase again. It is written before anything is erased, so that
// whoever is killed in the middle has left it.
import { FieldPath, FieldValue } from "firebase-admin/firestore";
import { paths } from "../../../../src/domain/kernel/collections";
import type { PersonalPlace } from "../../../../src/domain/operation/personal-places";
import type { ErasedCounts } from "../../../../src/domain/operation/personal-data-export";
import { hashedIds, type PersonsContext } from "./persons-context";

export interface ErasureRecord {
  counts: ErasedCounts;
  add: (place: PersonalPlace, count: number) => Promise<void>;
  finish: () => Promise<void>;
}

/** `by` is the administrator's id, or `operator` for somebody at a terminal; a restore leaves who it was. */
export async function beginErasure(context: PersonsContext, address: string, by?: string): Promise<ErasureRecord> {
  const { erasure } = await hashedIds(context, address);
  const document = context.database.doc(paths.erasure(erasure));
  await document.set({ at: context.now(), state: "running", ...(by !== undefined && { by }) }, { merge: true });
  const counts: ErasedCounts = {};
  return {
    counts,
    async add(place, count) {
      if (count === 0) return;
      counts[place] = (counts[place] ?? 0) + count;
      await document.update(new FieldPath("counts", place), FieldValue.increment(count));
    },
    async finish() {
      await document.update({ state: "done", finishedAt: context.now() });
    },
  };
}
