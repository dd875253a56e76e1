/** Returns data of Firestore with its times as Dates, also those within lists and maps. */
export function withDates(value: unknown): unknown {
  if (value === null || typeof value !== "object") return value;
  if (isTimestamp(value)) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]));
}

/** The whole SDK and the light one have a class of their own for a time, so it is known by what it can do. */
function isTimestamp(value: object): value is { toDate: () => Date } {
  return "toDate" in value && typeof value.toDate === "function";
}
