// Every child runs in its own process group: a terminal sends Ctrl-C to the whole foreground group, and a child that got
// it from there as well as from us would stop in the middle of stopping. So nobody hears it but us, and we pass it on once.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

type Output = "ignore" | "inherit" | "pipe" | number;

export interface ProcessOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  stdio?: "ignore" | "inherit" | [Output, Output, Output];
  strays?: Strays;
  /** It has things of its own to end (browsers, say), so a stop begins with asking it. */
  polite?: boolean;
  /** It gets a temporary folder that nobody else has, and that goes when it goes. */
  ownTemporaryFolder?: boolean;
}

/** Processes that leave the group and yet end with it: each writes its pid into a file, unless the group has ended. */
export interface Strays {
  pids: string;
  closed: string;
}

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Running {
  readonly child: ChildProcess;
  /** Settles when nothing is left of it. */
  readonly ended: Promise<Ended>;
  readonly polite: boolean;
  /** Ends the process and all that it started, at once. */
  kill(): void;
}

/** Thrown at whoever still wants to start something: no problem of its own. */
export class Stopping extends Error {}

const politeFor = 4000;
const alive = new Set<Running>();
let closing = false;

export function startProcess(command: string, args: readonly string[], options: ProcessOptions): Running {
  if (closing) throw new Stopping("Nothing is started any more.");
  const { cwd, env = process.env, stdio = ["ignore", "inherit", "inherit"], strays, polite = false } = options;
  const temporary = options.ownTemporaryFolder ? mkdtempSync(join(tmpdir(), "waymark-")) : undefined;
  const forGuard = [strays?.pids ?? "", strays?.closed ?? "", temporary ?? ""];
  const child = spawn("/bin/sh", ["-c", guarded, "guarded", ...forGuard, command, ...args], {
    cwd,
    env: temporary === undefined ? env : { ...env, TMPDIR: temporary },
    stdio: [...(typeof stdio === "string" ? [stdio, stdio, stdio] : stdio), "pipe"],
    detached: true,
  });
  const lifeline = child.stdio[3] as Socket | null | undefined;
  lifeline?.resume().unref();
  const { pid } = child;
  const running: Running = { child, polite, ended: untilEnded(), kill: () => void killAll(pid, strays) };
  alive.add(running);
  return running;

  async function untilEnded(): Promise<Ended> {
    try {
      const how = await new Promise<Ended>((resolve, reject) => {
        child.once("error", reject);
        child.once("exit", (code, signal) => resolve({ code, signal }));
      });
      killAll(pid, strays);
      // What ends by itself has usually ended what it started; what was killed has not, and holds its ports a little longer.
      if (how.signal !== null || strays !== undefined) await untilGone(pid, strays);
      return how;
    } finally {
      if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true });
      alive.delete(running);
    }
  }
}

export function isStopping(): boolean {
  return closing;
}

/** From now on nothing starts; resolves when nothing that was started is left. */
export async function endEverything(): Promise<void> {
  closing = true;
  const ended = Promise.allSettled([...alive].map((running) => running.ended));
  for (const running of alive) {
    if (running.polite) running.child.kill("SIGINT");
    else running.kill();
  }
  await Promise.race([ended, pause(politeFor, undefined, { ref: false })]);
  for (const running of alive) running.kill();
  await ended;
}

process.once("exit", () => {
  for (const running of alive) running.kill();
});

/**
 * Becomes the command, but first puts a guard into its group: should we be killed without a chance to tidy up, then the
 * lifeline (descriptor 3) closes, and the guard ends everything.
 */
const guarded = `
(
  read -r _ <&3
  [ -z "$2" ] || : >"$2"
  [ ! -f "$1" ] || kill -9 $(cat "$1")
  [ -z "$3" ] || rm -rf "$3"
  kill -9 "-$$"
) >/dev/null 2>&1 &
shift 3
exec "$@" 3<&-
`;

/** What the process left behind goes as well, and a killed process may hold its port for a moment longer than we think. */
async function untilGone(group: number | undefined, strays: Strays | undefined): Promise<void> {
  // Not for ever: in a container whose first process does not look after orphans, they stay listed after their end.
  for (let attempt = 0; attempt < 25 && killAll(group, strays) > 0; attempt++) await pause(20);
}

/** Answers how many there still were. The mark comes first: who then still wants to start finds it, or is found. */
function killAll(group: number | undefined, strays: Strays | undefined): number {
  const targets = group === undefined ? [] : [-group];
  if (strays !== undefined && existsSync(strays.pids)) {
    writeFileSync(strays.closed, "");
    targets.push(...(readFileSync(strays.pids, "utf8").match(/^\d+$/gm) ?? []).map(Number));
  }
  return targets.filter(killed).length;
}

function killed(pid: number): boolean {
  try {
    process.kill(pid, "SIGKILL");
    return true;
  } catch (problem) {
    // ESRCH: it has gone, which is what was wanted; EPERM: macOS says so of a group whose last member is a zombie.
    if (["ESRCH", "EPERM"].includes((problem as NodeJS.ErrnoException).code ?? "")) return false;
    throw problem;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === "EPERM";
  }
}
