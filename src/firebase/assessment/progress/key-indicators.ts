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
import { onceOpened, openedFirst, writeOpened } from "../access/access";
import {
  changeIndicator,
  createIndicator,
  type IndicatorChange,
  type IndicatorChangeResult,
  type IndicatorPlace,
} from "./changed-indicator";
import { roundsUntil } from "../../invitations/rounds";
import { currentSignature } from "../signature";

export interface KeyIndicators {
  /** The invitation under which they are kept. */
  home: string;
  indicators: IndicatorEntry[];
}

type PlacedIndicator = Omit<IndicatorPlace, "firestore">;

/** Those of the assessments up to an invitation's, as they change. */
export async function followKeyIndicators(invitationId: string): Promise<Subscribe<KeyIndicators>> {
  const home = (await roundsUntil(invitationId))[0]?.invitationCode ?? invitationId;
  const all = collection(firestore(), paths.keyIndicators(home)).withConverter(converterFor(keyIndicator));
  return openedFirst(
    home,
    followQuery(
      () => query(all, orderBy("name"), limit(mostKeyIndicators)),
      (docs) => ({ home, indicators: readableEntries(docs).map(({ id, document }) => ({ ...document, id })) }),
    ),
  );
}

export function addIndicator(place: PlacedIndicator, definition: IndicatorDefinition): Promise<void> {
  return onceOpened(place.invitationId, () => createIndicator({ firestore: firestore(), ...place }, definition));
}

export function updateIndicator(place: PlacedIndicator, change: IndicatorChange): Promise<IndicatorChangeResult> {
  return onceOpened(place.invitationId, () => changeIndicator({ firestore: firestore(), ...place }, change));
}

export function addReading(
  place: PlacedIndicator,
  reading: Pick<IndicatorReading, "id" | "on" | "value">,
): Promise<IndicatorChangeResult> {
  return updateIndicator(place, { kind: "add", reading: { ...reading, ...currentSignature() } });
}

export function removeIndicator({ invitationId, id }: PlacedIndicator): Promise<void> {
  return writeOpened(invitationId, (transaction) =>
    transaction.delete(doc(firestore(), paths.keyIndicator(invitationId, id))),
  );
}
