// The bounds of what a person adds and of what is sent. There is no schema here, as each visitor would load it.
export const sourceBounds = {
  bytes: 20 * 1024 * 1024,
  pages: 400,
  characters: 2_000_000,
  paragraph: 1_500,
  name: 120,
  /** The time to read one file. */
  milliseconds: 60_000,
} as const;

/** The documents of a kept course's sources. One has at most 1 MiB, and a character three bytes. */
export const keptBounds = { parts: 60, characters: 100_000 } as const;

/** The most that one request takes along. */
export const sentBounds = { paragraphs: 30, characters: 18_000 } as const;
