// Computes once a value that many ask for: no function here changes its input.

/** For objects that are never changed in place; what was computed goes with its object. */
export function onceForEach<Given extends object, Result>(compute: (given: Given) => Result): (given: Given) => Result {
  const computed = new WeakMap<Given, { result: Result }>();
  return (given) => {
    const known = computed.get(given) ?? { result: compute(given) };
    computed.set(given, known);
    return known.result;
  };
}

/** For texts, of which a window shows one at a time: the last one's result is kept. */
export function onceForLast<Result>(compute: (text: string) => Result): (text: string) => Result {
  let last: { text: string; result: Result } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, result: compute(text) };
    return last.result;
  };
}
