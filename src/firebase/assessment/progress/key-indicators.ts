// The indicators of a business, as its own people and its consultant follow and change them. They stand below the first
// of its assessments, so that the next one goes on with them.
import { collection, doc, limit, orderBy, query } from "firebase/firestore";
import {
  keyIndicator,
  mostKeyIndicators,
  type IndicatorDefinition,
  type IndicatorEntry,
  type IndicatorReading,
} from "../../../domain/assessment/progress/key-indicators/key-indicator";
import type { Subscribe } from "../../../browser/subscribe";
import { paths } from "../../../domain/kernel/collections";
import { converterFor } from "../../sdk/converter";
import { firestore } from "../../sdk/firestore";
import { followQuery, readableEntries } from "../../sdk/follow";
import { writeOnline } from "../../sdk/writes/write-online";
import {
  changeIndicator,
  createIndicator,
  type IndicatorChange,
  type IndicatorChangeResult,
} from "./changed-indicator";
import { roundsUntil } from "../../invitations/rounds";
import { currentSignature } from "../signature";

export interface KeyIndicators {
  /** The invitation under which they are kept. */
  home: string;
  indicators: IndicatorEntry[];
}

/** Those of the assessments up to an invitation's, as they change. */
export async function followKeyIndicators(invitationId: string): Promise<Subscribe<KeyIndicators>> {
  const home = (await roundsUntil(invitationId))[0]?.invitationCode ?? invitationId;
  const all = collection(firestore(), paths.keyIndicators(home)).withConverter(converterFor(keyIndicator));
  return followQuery(
    () => query(all, orderBy("order"), limit(mostKeyIndicators)),
    (docs) => ({ home, indicators: readableEntries(docs).map(({ id, document }) => ({ ...document, id })) }),
  );
}

export function addIndicator(home: string, id: string, definition: IndicatorDefinition, order: number): Promise<void> {
  return createIndicator({ firestore: firestore(), invitationId: home, id }, definition, order);
}

export function updateIndicator(home: string, id: string, change: IndicatorChange): Promise<IndicatorChangeResult> {
  return changeIndicator({ firestore: firestore(), invitationId: home, id }, change);
}

export function addReading(
  home: string,
  id: string,
  reading: Omit<IndicatorReading, "by" | "role">,
): Promise<IndicatorChangeResult> {
  return updateIndicator(home, id, { kind: "add", reading: { ...reading, ...currentSignature() } });
}

export function removeIndicator(home: string, id: string): Promise<void> {
  return writeOnline((transaction) => transaction.delete(doc(firestore(), paths.keyIndicator(home, id))));
}
