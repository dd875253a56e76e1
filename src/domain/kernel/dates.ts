type MaybeDate = Date | undefined;

/** The last of those that are known. */
export function latestDate(...dates: MaybeDate[]): MaybeDate {
  return known(dates).at(-1);
}

/** The first of those that are known. */
export function earliestDate(...dates: MaybeDate[]): MaybeDate {
  return known(dates)[0];
}

function known(dates: readonly MaybeDate[]): Date[] {
  return dates.filter((date) => date !== undefined).toSorted((one, other) => one.getTime() - other.getTime());
}
