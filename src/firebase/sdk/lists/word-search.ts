// Searching a list for words: the database is asked for the one of them that tells most, and what it finds is sifted by
// the others. What it is found by is stored with the document (src/domain/kernel/search-words.ts).
import { query, where, type Query, type QueryConstraint } from "firebase/firestore";
import { hasWords, wordToAskFor, type SearchedTexts } from "../../../domain/kernel/search-words";
import type { SiftedQuery } from "./live-page";

/** Returns the list in its order, or its entries with the words of a search. */
export function havingWords<T>(
  list: Query<T>,
  {
    texts,
    search,
    order,
  }: { texts: (document: T, id: string) => SearchedTexts; search: string; order: QueryConstraint },
): Query<T> | SiftedQuery<T> {
  if (search === "") return query(list, order);
  const asked = query(list, where("searchWords", "array-contains", wordToAskFor(search) ?? search), order);
  return { asked, matches: (document, id) => hasWords(texts(document, id), search) };
}
