// The saved replies whose words name a person: by their address, or by a name of two words or more, because one word
// alone names many.
import type { Firestore, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { paths } from "../../../../src/domain/kernel/collections";
import { documentPages } from "./documents-with";

const searchedFields = ["title", "text"];

export async function repliesNaming(
  database: Firestore,
  address: string,
  names: readonly string[],
): Promise<QueryDocumentSnapshot[]> {
  const looked = [address, ...names.filter((name) => name.trim().includes(" "))].map(asWordRow);
  const isNaming = (reply: QueryDocumentSnapshot) =>
    searchedFields
      .map((field) => asWordRow(String(reply.get(field))))
      .some((text) => looked.some((words) => text.includes(words)));
  const found: QueryDocumentSnapshot[] = [];
  for await (const page of documentPages(database, paths.savedReplies, searchedFields))
    found.push(...page.filter(isNaming));
  return found;
}

/** In small letters, between blanks and without marks. */
function asWordRow(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;
}
