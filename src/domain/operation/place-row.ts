// What is said of one place in which a person's data may be.

/** What an erasure does with what a place holds of a person. */
type Erasure =
  /** Gone. */
  | "deleted"
  /** Gone out of documents that are also about others, whose numbers stay. */
  | "taken out"
  /** What is left cannot be led back to anybody, because what led there is gone. */
  | "unlinked"
  | "kept"
  /** We cannot reach it: it ends by itself, or its owner ends it. */
  | "out of reach";

export interface PlaceRow {
  holds: string;
  /** How what belongs to a person is found; absent where nothing there is about a person. */
  found?: string;
  isExported: boolean;
  erasure: Erasure;
  why?: string;
  /** How much of it there is, in words. */
  counted?: { one: string; other: string };
}

export interface CollectionRow extends PlaceRow {
  /** The fields in which an address stands; `*` is each item of a list. */
  addressIn?: readonly string[];
}
