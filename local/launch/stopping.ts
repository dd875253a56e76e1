// When a person wants it to end: Ctrl-C, a closed terminal, a polite kill, or npm gone without passing the signal on.
import { say } from "./say";

/** npm passes on a Ctrl-C that the terminal has already sent us: two that come together are one. */
const together = 500;

/** Resolves when somebody wants it to end; the third Ctrl-C calls `hurry`. */
export function untilAskedToStop(hurry: () => void): Promise<NodeJS.Signals> {
  ignoreClosedTerminal();
  return new Promise((resolve) => {
    let times = 0;
    let last = 0;
    const asked = (signal: NodeJS.Signals) => {
      if (Date.now() - last < together) return;
      last = Date.now();
      times++;
      if (times === 1) resolve(signal);
      else if (times === 2) say("Still stopping; Ctrl-C once more ends it at once.");
      else hurry();
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, asked);
    whenOrphaned(() => asked("SIGHUP"));
  });
}

/** Output to a terminal that has gone fails; what is left to do is to tidy up, not to speak. */
function ignoreClosedTerminal(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (problem: NodeJS.ErrnoException) => {
      if (problem.code !== "EIO" && problem.code !== "EPIPE") throw problem;
    });
  }
}

/** npm starts us through a shell, and a shell that is told to end does not tell us. */
function whenOrphaned(tell: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    tell();
  }, 500);
  timer.unref();
}
