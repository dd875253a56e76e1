const longestWaitMs = 5000;

/**
 * Runs something while no other tab of this browser runs the same. It goes on without the lock after a long wait
 * (another tab may be frozen) and in a browser that has no locks: the lock only saves the second tab a refused write.
 */
export async function withLock<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const release = await acquire(name).catch(() => () => undefined);
  try {
    return await run();
  } finally {
    release();
  }
}

/** Resolves with the function that releases the lock. */
function acquire(name: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const held = () => new Promise<void>(resolve);
    navigator.locks.request(name, { signal: AbortSignal.timeout(longestWaitMs) }, held).catch(reject);
  });
}

/**
 * Takes a lock that no other tab of this browser has, and resolves with what releases it; with undefined where another
 * has it. In a browser without locks, or one that refuses them with all site data, everybody gets it.
 */
export async function takeLock(name: string): Promise<(() => void) | undefined> {
  return new Promise<(() => void) | undefined>((resolve, reject) => {
    const held = (lock: Lock | null) =>
      lock ? new Promise<void>((release) => resolve(() => release())) : resolve(undefined);
    navigator.locks.request(name, { ifAvailable: true }, held).catch(reject);
  }).catch(() => () => undefined);
}
