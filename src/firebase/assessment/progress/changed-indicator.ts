// A change of one of a business's indicators, on what is there by then: two people who enter a value at the same moment
// have both. Of two definitions the second counts, and its writer is told the first.
import { deleteField, doc, serverTimestamp, type DocumentData, type Firestore } from "firebase/firestore";
import {
  keyIndicator,
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
  /** The key of the action that follows it. */
  action: string;
}

export type IndicatorChange =
  /** `seen` is the definition at the time when the form was opened. */
  | { kind: "define"; seen: IndicatorDefinition; definition: IndicatorDefinition }
  | { kind: "add"; reading: Omit<IndicatorReading, "note"> }
  | { kind: "remove"; readingId: string };

/** `gone`: it was removed; `overtaken`: it is done, and another person's change of the same fields has given way. */
export type IndicatorChangeResult = "done" | "gone" | { overtaken: Partial<IndicatorDefinition> };

export function createIndicator(place: IndicatorPlace, { name, target }: IndicatorDefinition): Promise<void> {
  return changeDocument(indicatorDocument(place), (there) => {
    if (there.exists()) return { result: undefined }; // the answer to the first try was lost
    const written = { readings: [], version: 1, updatedAt: serverTimestamp() };
    return {
      result: undefined,
      fields: { name, action: place.action, ...(target !== undefined && { target }), ...written },
    };
  });
}

export function changeIndicator(place: IndicatorPlace, change: IndicatorChange): Promise<IndicatorChangeResult> {
  return changeDocument<IndicatorChangeResult>(indicatorDocument(place), (there) => {
    if (!there.exists()) return { result: "gone" };
    const { readings, version, name, target } = keyIndicator.parse(withDates(there.data()));
    const stored = there.get("readings") as unknown[]; // as the rules compare it
    const changed = (changes: DocumentData, result: IndicatorChangeResult = "done") => {
      const fields = { ...changes, action: place.action, version: version + 1, updatedAt: serverTimestamp() };
      return { result, fields, only: Object.keys(fields) };
    };
    if (change.kind === "define") {
      const { shown, overtaken } = mergedFields([change.seen, { name, target }, change.definition]);
      const result = Object.keys(overtaken).length > 0 ? { overtaken } : "done";
      return changed({ name: shown.name, target: shown.target ?? deleteField() }, result);
    }
    if (change.kind === "add") {
      if (readings.some(({ id }) => id === change.reading.id)) return { result: "done" };
      return changed({ readings: [...stored, change.reading] });
    }
    const left = stored.filter((_, nth) => readings[nth]?.id !== change.readingId);
    return left.length < stored.length ? changed({ readings: left }) : { result: "done" };
  });
}

function indicatorDocument({ firestore, invitationId, id }: IndicatorPlace) {
  return doc(firestore, paths.keyIndicator(invitationId, id));
}
