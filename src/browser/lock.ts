const longestWaitMs = 5000;

/**
 * Does something while no other tab of this browser does the same. Whoever has waited long enough, for a tab that is frozen or
 * hangs, or in a browser that knows no turns, goes on: a turn saves the second tab a refused write, and nothing rests on it.
 */
export async function inTurn<Result>(name: string, deed: () => Promise<Result>): Promise<Result> {
  const leave = await turn(name).catch(() => () => undefined);
  try {
    return await deed();
  } finally {
    leave();
  }
}

/** Answers with what ends the turn. */
function turn(name: string): Promise<() => void> {
  return new Promise((begin, fail) => {
    const held = () => new Promise<void>(begin);
    navigator.locks.request(name, { signal: AbortSignal.timeout(longestWaitMs) }, held).catch(fail);
  });
}
