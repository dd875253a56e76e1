// Searches a list for words: the database is asked for the one of them that tells most, and what it finds is sifted by
// the others. What it is found by is stored with the document (src/domain/kernel/search-words.ts).
import { query, where, type Query, type QueryConstraint } from "firebase/firestore";
import { hasWords, wordToAskFor, type SearchedTexts } from "../../../domain/kernel/search-words";
import type { SiftedQuery } from "./live-page";

interface WordSearch<T> {
  texts: (document: T, id: string) => SearchedTexts;
  search: string;
  order: QueryConstraint;
}

/** Returns the list in its order, or its entries with the words of a search. */
export function inOrderOrHaving<T>(list: Query<T>, sought: WordSearch<T>): Query<T> | SiftedQuery<T> {
  return sought.search === "" ? query(list, sought.order) : havingWords(list, sought);
}

/** Returns the entries with the words of a search. */
export function havingWords<T>(list: Query<T>, { texts, search, order }: WordSearch<T>): SiftedQuery<T> {
  const asked = query(list, where("searchWords", "array-contains", wordToAskFor(search) ?? search), order);
  return { asked, matches: (document, id) => hasWords(texts(document, id), search) };
}
