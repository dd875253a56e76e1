// One place that may hold a person's data.

/** The work of an erasure on a person's data in a place. */
type Erasure =
  /** Gone. */
  | "deleted"
  /** Gone out of documents that are also about others, whose numbers stay. */
  | "taken out"
  /** The rest leads back to no person, because the link to them is gone. */
  | "unlinked"
  | "kept"
  /** We cannot reach it: it ends by itself, or its owner ends it. */
  | "out of reach";

export interface PlaceRow {
  holds: string;
  /** The way to find a person's data; absent if nothing there is about a person. */
  found?: string;
  isExported: boolean;
  erasure: Erasure;
  why?: string;
}

export interface CollectionRow extends PlaceRow {
  /** The fields in which an address stands; `*` is each item of a list. */
  addressIn?: readonly string[];
}
