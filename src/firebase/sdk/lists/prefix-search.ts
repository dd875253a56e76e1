// Searching a list of any length with a cursor: Firestore can find what begins with a text, exactly as it is written.
// So the beginning of a business name is sought in the ways in which people write one, and that of an e-mail address,
// which is what a text with an @ is, as typed and in small letters.
import { and, or, orderBy, query, where, type Query, type QueryFilterConstraint } from "firebase/firestore";

/** The fields of a collection for the two. */
export interface SearchFields {
  businessName: string;
  email: string;
}

/** The list's entries that begin with the text, of those that pass the filters. */
export function startingWith<T>(
  list: Query<T>,
  fields: SearchFields,
  typed: string,
  ...filters: QueryFilterConstraint[]
): Query<T> {
  const isEmail = typed.includes("@");
  const field = isEmail ? fields.email : fields.businessName;
  const variants = isEmail ? [typed, typed.toLowerCase()] : spellings(typed);
  const ranges = [...new Set(variants)].map((text) =>
    and(where(field, ">=", text), where(field, "<=", `${text}\uf8ff`)),
  );
  return query(list, and(...filters, or(...ranges)), orderBy(field));
}

/**
 * Returns the typed text as it is, in small letters, in capitals, and with a capital at the beginning of the text or of
 * each word.
 */
function spellings(typed: string): string[] {
  const small = typed.toLowerCase();
  return [
    typed,
    small,
    typed.toUpperCase(),
    small.replace(/^\S/u, (letter) => letter.toUpperCase()),
    small.replace(/(?<=^|\s)\S/gu, (letter) => letter.toUpperCase()),
  ];
}
