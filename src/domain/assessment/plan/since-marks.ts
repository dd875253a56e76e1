// The changes of a gap since the last round that a plan may name. There are three words, because a plan is held to
// them.
const sinceMarks = ["closed", "still open", "new"] as const;
export type SinceMark = (typeof sinceMarks)[number];

/** The word that was written, however carelessly; undefined for one that is none. */
export function sinceMarkOf(written: string): SinceMark | undefined {
  const plain = written
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, " ")
    .trim();
  return sinceMarks.find((mark) => mark === plain);
}
