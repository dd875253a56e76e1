// firebase-functions answers 500, before any of our code runs, to a body it cannot decode: a value of an unknown type,
// or one deeper than its stack. Such a request goes on without its data, and is refused like any other misfit.

/** No request of the contract is deeper. */
const mostLevels = 10;

export function emptyUndecodable(request: { body: unknown }): void {
  if (!isDecodable(request.body)) request.body = { data: null };
}

/** No request of the contract has more. To look at ten million, or to list their keys, would end the process. */
const mostValues = 100_000;

/** Level by level, so that nothing is deep enough for us either. */
export function isDecodable(body: unknown): boolean {
  if (!isObject(body) || Array.isArray(body) || !("data" in body) || Object.keys(body).length > 1) return false;
  let level: object[] = [body];
  let seen = 0;
  for (let depth = 0; depth <= mostLevels && level.length > 0; depth++) {
    const below: object[] = [];
    for (const value of level) {
      const values: unknown[] = Array.isArray(value) ? value : Object.values(value);
      seen += values.length;
      if (seen > mostValues || "@type" in value) return false;
      for (const each of values) if (isObject(each)) below.push(each);
    }
    level = below;
  }
  return level.length === 0;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
