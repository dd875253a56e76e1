// firebase-functions answers 500, before any of our code runs, to a body it cannot decode: a value of an unknown type,
// or one deeper than its stack. Such a request goes on without its data, and is refused like any other misfit.

/** No request of the contract is deeper. */
const mostLevels = 10;

export function emptyUndecodable(request: { body: unknown }): void {
  if (!isDecodable(request.body)) request.body = { data: null };
}

/** Level by level, so that nothing is deep enough for us either. */
export function isDecodable(body: unknown): boolean {
  if (!isObject(body) || Object.keys(body).join() !== "data") return false;
  let level: object[] = [body];
  for (let depth = 0; depth <= mostLevels && level.length > 0; depth++) {
    if (level.some((value) => "@type" in value)) return false;
    level = level.flatMap((value) => Object.values(value as Record<string, unknown>)).filter(isObject);
  }
  return level.length === 0;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
