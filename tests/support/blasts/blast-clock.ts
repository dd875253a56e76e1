/** One for each worker of the tests, and for the processes that it starts: their files run at the same time. */
export const blastProject = `demo-blasts-${process.env.VITEST_POOL_ID ?? "0"}`;

/** A clock that shows the world's time at the epoch, and runs so many times as fast. */
export function aFastClock({ epoch, speed }: { epoch: number; speed: number }) {
  const now = () => new Date(epoch + (Date.now() - epoch) * speed);
  return { now, realMsUntil: (time: Date) => Math.max(0, (time.getTime() - now().getTime()) / speed) };
}
