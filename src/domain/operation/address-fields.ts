// Finds the collection of a path, and the fields of its documents that hold addresses.
import { personalCollections, type PersonalCollection } from "./personal-collections";
import type { CollectionRow } from "./place-row";

/** The pattern of the collection in which a document is, or of a collection. */
export function collectionPattern(path: string): string {
  const parts = path.split("/");
  const inside = parts.length % 2 === 0 ? parts.slice(0, -1) : parts;
  return inside.map((part, nth) => (nth % 2 === 0 ? part : "*")).join("/");
}

/** The collections in which addresses stand, with the fields. */
export function addressFields(): [PersonalCollection, readonly string[]][] {
  const rows = Object.entries(personalCollections) as [PersonalCollection, CollectionRow][];
  return rows.flatMap(([pattern, { addressIn }]) => (addressIn ? [[pattern, addressIn]] : []));
}

/** The texts at a path such as `recipients.*.address`. */
export function textsAt(value: unknown, path: string): string[] {
  if (path === "") return typeof value === "string" ? [value] : [];
  const [first = "", ...rest] = path.split(".");
  const inner = rest.join(".");
  if (first === "*") return Array.isArray(value) ? value.flatMap((item) => textsAt(item, inner)) : [];
  const fields = typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  return textsAt(Object.hasOwn(fields, first) ? fields[first] : undefined, inner);
}
