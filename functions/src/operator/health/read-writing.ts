import type { Firestore } from "firebase-admin/firestore";
import { countOrZero } from "../../../../src/domain/kernel/counters";
import { dayMs } from "../../../../src/domain/kernel/durations";
import { daysOfWriting, type Writing } from "../../../../src/domain/operation/writing";
import { tokenPrice } from "../../config";
import { dayOf } from "../../limits/daily-quota";
import { tokensPath } from "../../limits/token-budget";

/** Reads the counts of the last days on which something was written, the newest first. */
export async function readWriting(database: Firestore, now: Date): Promise<Writing> {
  const days = Array.from({ length: daysOfWriting }, (_, nth) => dayOf(new Date(now.getTime() - nth * dayMs)));
  const documents = await database.getAll(...days.map((day) => database.doc(tokensPath(day))));
  return {
    days: documents.flatMap((document, nth) => {
      const tokens = countOrZero.parse(document.get("count"));
      const ends = (document.get("ends") ?? {}) as Record<string, number>;
      const isQuiet = tokens === 0 && Object.keys(ends).length === 0;
      return isQuiet ? [] : { day: days[nth] ?? "", tokens, slow: countOrZero.parse(document.get("slow")), ends };
    }),
    price: tokenPrice(),
  };
}
