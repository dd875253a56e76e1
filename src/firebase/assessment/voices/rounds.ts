// The rounds of voices of a business, as its contact and its consultant read them. The functions write them.
import { collection, getDocs, limit, query } from "firebase/firestore";
import type { Subscribe } from "../../../browser/subscribe";
import { mostVoiceRounds } from "../../../domain/assessment/voices/bounds";
import { voiceRound, type KnownRound } from "../../../domain/assessment/voices/voice-round";
import { paths } from "../../../domain/kernel/collections";
import { converterFor } from "../../sdk/converter";
import { firestore } from "../../sdk/firestore";
import { followQuery, readableEntries } from "../../sdk/follow";
import { onceOpened, openedFirst } from "../access/access";

const roundsOf = (code: string) =>
  query(
    collection(firestore(), paths.voiceRounds(code)).withConverter(converterFor(voiceRound)),
    limit(mostVoiceRounds),
  );

export function followVoiceRounds(code: string): Subscribe<KnownRound[]> {
  return openedFirst(
    code,
    followQuery(
      () => roundsOf(code),
      (docs) => readableEntries(docs).map(({ id, document }) => ({ ...document, id })),
    ),
  );
}

export async function readVoiceRounds(code: string): Promise<KnownRound[]> {
  const { docs } = await onceOpened(code, () => getDocs(roundsOf(code)));
  return readableEntries(docs).map(({ id, document }) => ({ ...document, id }));
}
