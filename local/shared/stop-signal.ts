// The signals that stop the scripts: Ctrl-C, a closed terminal, SIGTERM, or the end of npm, which does not pass the
// signal on.
import { print } from "./terminal";

/** npm passes on a Ctrl-C that the terminal has already sent us: two within this time are one. */
const sameSignalMs = 500;

/** Resolves at the first signal; the third Ctrl-C calls `onThird`. */
export function untilStopSignal(onThird: () => void): Promise<NodeJS.Signals> {
  ignoreClosedTerminal();
  return new Promise((resolve) => {
    let times = 0;
    let last = 0;
    const onSignal = (signal: NodeJS.Signals) => {
      if (Date.now() - last < sameSignalMs) return;
      last = Date.now();
      times++;
      if (times === 1) resolve(signal);
      else if (times === 2) print("Still stopping; Ctrl-C once more ends it at once.");
      else onThird();
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onSignal);
    whenOrphaned(() => onSignal("SIGHUP"));
  });
}

/** Output to a terminal that has gone fails; the shutdown goes on without it. */
function ignoreClosedTerminal(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (problem: NodeJS.ErrnoException) => {
      if (problem.code !== "EIO" && problem.code !== "EPIPE") throw problem;
    });
  }
}

/** npm starts us through a shell, and a shell that gets SIGTERM does not pass it on. */
function whenOrphaned(onOrphaned: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onOrphaned();
  }, 500);
  timer.unref();
}
