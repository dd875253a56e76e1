// Each document keeps the words by which the staff's search finds it. Our own writers bring the words; a document in
// the specification's shape, or of an older system, gets them here.
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { searchWordsOf, type SearchedTexts } from "../../../src/domain/kernel/search-words";
import type { TriggerStep } from "./document-trigger";
import { updateCurrent } from "./update-current";

type TextsOf = (stored: Record<string, unknown>, id: string) => SearchedTexts;

/** The words that a document should have and has not; undefined where it has them. */
export function missingSearchWords(document: Pick<DocumentSnapshot, "data" | "id">, textsOf: TextsOf) {
  const stored = document.data() ?? {};
  const searchWords = searchWordsOf(textsOf(stored, document.id));
  const kept: unknown = stored.searchWords;
  return Array.isArray(kept) && kept.join() === searchWords.join() ? undefined : { searchWords };
}

export function keepSearchWords(textsOf: TextsOf): TriggerStep {
  return async ({ after }) => {
    if (after && missingSearchWords(after, textsOf))
      await updateCurrent(after.ref, (current) => missingSearchWords(current, textsOf));
  };
}
