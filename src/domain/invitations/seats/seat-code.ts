// A colleague's code tells it from an invitation's, so the database is not asked for an invitation of that code first.
const seatPrefix = "seat-";

/** Returns the code of a seat for a random one. */
export function seatCodeOf(random: string): string {
  return seatPrefix + random;
}

export function isSeatCode(code: string): boolean {
  return code.startsWith(seatPrefix);
}
