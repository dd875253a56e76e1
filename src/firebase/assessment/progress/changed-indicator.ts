// A change of one of a business's indicators, on what is there by then: two people who enter a value at the same moment
// have both.
import { deleteField, doc, serverTimestamp, type Firestore } from "firebase/firestore";
import {
  keyIndicator,
  mostReadings,
  type IndicatorDefinition,
  type IndicatorReading,
} from "../../../domain/assessment/progress/key-indicators/key-indicator";
import { paths } from "../../../domain/kernel/collections";
import { retriedTransaction } from "../../sdk/writes/retried-transaction";
import { withDates } from "../../sdk/with-dates";

/** One of a business's indicators, where it is stored. */
export interface IndicatorPlace {
  firestore: Firestore;
  /** Of the business's first assessment. */
  invitationId: string;
  id: string;
}

export type IndicatorChange =
  | { kind: "define"; definition: IndicatorDefinition }
  | { kind: "add"; reading: IndicatorReading }
  | { kind: "remove"; readingId: string };

/** `gone`: somebody has removed it; `full`: it has as many values as it can. */
export type IndicatorChangeResult = "done" | "gone" | "full";

export function createIndicator(
  { firestore, invitationId, id }: IndicatorPlace,
  { name, unit, baseline, target }: IndicatorDefinition,
  order: number,
): Promise<void> {
  const place = doc(firestore, paths.keyIndicator(invitationId, id));
  return retriedTransaction(firestore, async (transaction) => {
    if ((await transaction.get(place)).exists()) return; // the answer to the first try was lost
    const numbers = { ...(baseline !== undefined && { baseline }), ...(target !== undefined && { target }) };
    transaction.set(place, { name, unit, ...numbers, readings: [], order, version: 1, updatedAt: serverTimestamp() });
  });
}

export function changeIndicator(
  { firestore, invitationId, id }: IndicatorPlace,
  change: IndicatorChange,
): Promise<IndicatorChangeResult> {
  const place = doc(firestore, paths.keyIndicator(invitationId, id));
  return retriedTransaction<IndicatorChangeResult>(firestore, async (transaction) => {
    const there = await transaction.get(place);
    if (!there.exists()) return "gone";
    const { readings, version } = keyIndicator.parse(withDates(there.data()));
    const next = { version: version + 1, updatedAt: serverTimestamp() };
    if (change.kind === "define") {
      const { name, unit, baseline = deleteField(), target = deleteField() } = change.definition;
      transaction.update(place, { name, unit, baseline, target, ...next });
    } else if (change.kind === "add") {
      if (readings.some((reading) => reading.id === change.reading.id)) return "done";
      if (readings.length >= mostReadings) return "full";
      transaction.update(place, { readings: [...readings, change.reading], ...next });
    } else {
      const left = readings.filter((reading) => reading.id !== change.readingId);
      if (left.length < readings.length) transaction.update(place, { readings: left, ...next });
    }
    return "done";
  });
}
