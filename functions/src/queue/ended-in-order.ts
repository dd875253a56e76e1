// Lets work end in order when the platform ends its process. Cloud Run waits ten seconds for that, but the framework
// around a function exits at the signal.

/** Runs work with a signal that aborts when its process shall end. The process ends after the work. */
export async function endedInOrder<Result>(work: (stopping: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const others = process.listeners("SIGTERM");
  process.removeAllListeners("SIGTERM").on("SIGTERM", stop);
  try {
    return await work(controller.signal);
  } finally {
    process.off("SIGTERM", stop);
    for (const other of others) process.on("SIGTERM", other);
    if (controller.signal.aborted && !process.emit("SIGTERM", "SIGTERM")) process.kill(process.pid, "SIGTERM");
  }
}
