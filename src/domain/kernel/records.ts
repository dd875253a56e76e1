// Plain values as they are stored and sent.

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the same text for equal values, in any order of their fields. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join()}]`;
  if (!isRecord(value) || value instanceof Date) return value === undefined ? "" : JSON.stringify(value);
  const names = Object.keys(value).filter((name) => value[name] !== undefined);
  return `{${names
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalText(value[name])}`)
    .join()}}`;
}

/** The only shape in which an id from outside may become part of a path; Firestore keeps `__...__` for itself. */
export const documentIdPattern = /^(?!__.*__$)[A-Za-z0-9_-]{6,128}$/;
