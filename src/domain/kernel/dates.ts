type MaybeDate = Date | undefined;

/** The last of those that are known. */
export function latestDate(...dates: MaybeDate[]): MaybeDate {
  return known(dates).at(-1);
}

/** The first of those that are known. */
export function earliestDate(...dates: MaybeDate[]): MaybeDate {
  return known(dates)[0];
}

/** Returns the person's own day at a moment, in the form of a date field ("2027-01-31"). */
export function dayAround(moment: Date): string {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return [String(year).padStart(4, "0"), ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");
}

function known(dates: readonly MaybeDate[]): Date[] {
  return dates.filter((date) => date !== undefined).toSorted((one, other) => one.getTime() - other.getTime());
}
