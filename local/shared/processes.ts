// Every child runs in its own process group: a terminal sends Ctrl-C to the whole foreground group, and a child that
// got it from there as well as from us would stop in the middle of stopping. So only we get it, and pass it on once.
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
  pidFiles?: PidFiles;
  /** It has processes of its own to end (browsers, say), so it gets SIGINT and a grace period before SIGKILL. */
  graceful?: boolean;
  /** Of `newTemporaryFolder`: its temporary folder, which goes when it goes. */
  temporaryFolder?: string;
}

/**
 * For processes that leave the group and yet end with it: each writes its pid into the file `pids`, unless the file
 * `closed` says that the group has ended.
 */
export interface PidFiles {
  pids: string;
  closed: string;
}

export interface ExitStatus {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface RunningProcess {
  readonly child: ChildProcess;
  /** Resolves when nothing is left of it. */
  readonly exited: Promise<ExitStatus>;
  readonly graceful: boolean;
  /** Ends the process and all that it started, at once. */
  kill(): void;
}

/** Thrown when something is to be started during the shutdown; not a failure of its own. */
export class ShutdownError extends Error {}

const gracePeriodMs = 4000;
const runningProcesses = new Set<RunningProcess>();
let shuttingDown = false;

export function startProcess(command: string, args: readonly string[], options: ProcessOptions): RunningProcess {
  if (shuttingDown) throw new ShutdownError("Nothing is started any more.");
  const { cwd, env = process.env, stdio = ["ignore", "inherit", "inherit"], pidFiles, graceful = false } = options;
  const temporary = options.temporaryFolder;
  const forGuard = [pidFiles?.pids ?? "", pidFiles?.closed ?? "", temporary ?? ""];
  const child = spawn("/bin/sh", ["-c", guardScript, "guarded", ...forGuard, command, ...args], {
    cwd,
    env: temporary === undefined ? env : { ...env, TMPDIR: temporary },
    stdio: [...(typeof stdio === "string" ? [stdio, stdio, stdio] : stdio), "pipe"],
    detached: true,
  });
  const lifeline = child.stdio[3] as Socket | null | undefined;
  lifeline?.resume().unref();
  const { pid } = child;
  const running: RunningProcess = {
    child,
    graceful,
    exited: waitForExit(),
    kill: () => void killAll(pid, pidFiles),
  };
  runningProcesses.add(running);
  return running;

  async function waitForExit(): Promise<ExitStatus> {
    try {
      const how = await new Promise<ExitStatus>((resolve, reject) => {
        child.once("error", reject);
        child.once("exit", (code, signal) => resolve({ code, signal }));
      });
      killAll(pid, pidFiles);
      // A process that ends by itself has usually ended its children; a killed one has not, and holds its ports longer.
      if (how.signal !== null || pidFiles !== undefined) await waitUntilGone(pid, pidFiles);
      return how;
    } finally {
      if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true });
      runningProcesses.delete(running);
    }
  }
}

/** A folder that no other process has. */
export function newTemporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), "waymark-"));
}

export function isShuttingDown(): boolean {
  return shuttingDown;
}

/** From now on nothing starts; resolves when nothing that was started is left. */
export async function stopAllProcesses(): Promise<void> {
  shuttingDown = true;
  const ended = Promise.allSettled([...runningProcesses].map((running) => running.exited));
  for (const running of runningProcesses) {
    if (running.graceful) running.child.kill("SIGINT");
    else running.kill();
  }
  await Promise.race([ended, pause(gracePeriodMs, undefined, { ref: false })]);
  for (const running of runningProcesses) running.kill();
  await ended;
}

process.once("exit", () => {
  for (const running of runningProcesses) running.kill();
});

/**
 * Becomes the command, but first puts a guard into its group: should we be killed without a chance to tidy up, then the
 * lifeline (descriptor 3) closes, and the guard ends everything.
 */
const guardScript = `
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

/** Kills what the process left behind, too, and waits: a killed process may hold its port for a moment longer. */
async function waitUntilGone(group: number | undefined, pidFiles: PidFiles | undefined): Promise<void> {
  // Not for ever: in a container whose first process does not look after orphans, they stay listed after their end.
  for (let attempt = 0; attempt < 25 && killAll(group, pidFiles) > 0; attempt++) await pause(20);
}

/** Returns how many there still were. It writes `closed` first: a process that starts now finds it or is found. */
function killAll(group: number | undefined, pidFiles: PidFiles | undefined): number {
  const targets = group === undefined ? [] : [-group];
  if (pidFiles !== undefined && existsSync(pidFiles.pids)) {
    writeFileSync(pidFiles.closed, "");
    targets.push(...(readFileSync(pidFiles.pids, "utf8").match(/^\d+$/gm) ?? []).map(Number));
  }
  return targets.filter(sendKill).length;
}

function sendKill(pid: number): boolean {
  try {
    process.kill(pid, "SIGKILL");
    return true;
  } catch (problem) {
    // ESRCH: it has gone, which is the purpose; EPERM: macOS says so of a group whose last member is a zombie.
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
