// A change of one of a business's indicators, on what is there by then: two people who enter a value at the same moment
// have both. Of what both say that it is, the second counts, and is told what the first had said.
import { doc, serverTimestamp, type Firestore } from "firebase/firestore";
import {
  keyIndicator,
  mostReadings,
  type IndicatorDefinition,
  type IndicatorReading,
} from "../../../domain/assessment/progress/key-indicators/key-indicator";
import { paths } from "../../../domain/kernel/collections";
import { mergedFields } from "../../../domain/kernel/versioned";
import { changeDocument } from "../../sdk/writes/changed-document";
import { withDates } from "../../sdk/with-dates";

/** One of a business's indicators, where it is stored. */
export interface IndicatorPlace {
  firestore: Firestore;
  /** Of the business's first assessment. */
  invitationId: string;
  id: string;
}

export type IndicatorChange =
  /** `seen` is what it was when the form was opened. */
  | { kind: "define"; seen: IndicatorDefinition; definition: IndicatorDefinition }
  | { kind: "add"; reading: IndicatorReading }
  | { kind: "remove"; readingId: string };

/**
 * `gone`: it was removed; `full`: it has as many values as it can; `overtaken`: it is done, and another person's change
 * of the same fields has given way.
 */
export type IndicatorChangeResult = "done" | "gone" | "full" | { overtaken: Partial<IndicatorDefinition> };

export function createIndicator(
  place: IndicatorPlace,
  { name, unit, baseline, target }: IndicatorDefinition,
  order: number,
): Promise<void> {
  return changeDocument(indicatorDocument(place), (there) => {
    if (there.exists()) return { result: undefined }; // the answer to the first try was lost
    const numbers = { ...(baseline !== undefined && { baseline }), ...(target !== undefined && { target }) };
    const fields = { name, unit, ...numbers, readings: [], order, version: 1, updatedAt: serverTimestamp() };
    return { result: undefined, fields };
  });
}

export function changeIndicator(place: IndicatorPlace, change: IndicatorChange): Promise<IndicatorChangeResult> {
  return changeDocument<IndicatorChangeResult>(indicatorDocument(place), (there) => {
    if (!there.exists()) return { result: "gone" };
    const { readings, order, version, ...theirs } = keyIndicator.parse(withDates(there.data()));
    const rest = { readings, order, version: version + 1, updatedAt: serverTimestamp() };
    if (change.kind === "define") {
      const { shown, overtaken } = mergedFields([change.seen, theirs, change.definition]);
      const result = Object.keys(overtaken).length > 0 ? { overtaken } : "done";
      return { result, fields: { ...shown, ...rest } };
    }
    if (change.kind === "add") {
      if (readings.some((reading) => reading.id === change.reading.id)) return { result: "done" };
      if (readings.length >= mostReadings) return { result: "full" };
      return { result: "done", fields: { ...theirs, ...rest, readings: [...readings, change.reading] } };
    }
    const left = readings.filter((reading) => reading.id !== change.readingId);
    return { result: "done", ...(left.length < readings.length && { fields: { ...theirs, ...rest, readings: left } }) };
  });
}

function indicatorDocument({ firestore, invitationId, id }: IndicatorPlace) {
  return doc(firestore, paths.keyIndicator(invitationId, id));
}
