// Every child runs in its own process group: a terminal sends Ctrl-C to the whole foreground group, and a child that got
// it from there as well as from us would stop in the middle of stopping. So nobody hears it but us, and we pass it on once.
import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

export interface ProcessOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  stdio?: StdioOptions;
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

const politeFor = 4000;
const alive = new Set<Running>();
let closing = false;

export function startProcess(command: string, args: readonly string[], options: ProcessOptions): Running {
  if (closing) throw new Error("Nothing is started any more.");
  const { cwd, env = process.env, stdio = ["ignore", "inherit", "inherit"], strays, polite = false } = options;
  const temporary = options.ownTemporaryFolder ? mkdtempSync(join(tmpdir(), "waymark-")) : undefined;
  const childEnv = temporary === undefined ? env : { ...env, TMPDIR: temporary };
  const child = spawn(command, args, { cwd, env: childEnv, stdio, detached: true });
  const { pid } = child;
  const guard = pid === undefined ? undefined : startGuard(pid, strays, temporary);
  const running: Running = { child, polite, ended: untilEnded(), kill: () => void killAll(pid, strays) };
  alive.add(running);
  return running;

  async function untilEnded(): Promise<Ended> {
    try {
      return await new Promise<Ended>((resolve, reject) => {
        child.once("error", reject);
        child.once("exit", (code, signal) => resolve({ code, signal }));
      });
    } finally {
      await untilGone(pid, strays);
      guard?.kill("SIGKILL");
      if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true });
      alive.delete(running);
    }
  }
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

/** Ends the group should we be killed without a chance to do it ourselves: then the pipe to the guard closes. */
function startGuard(group: number, strays: Strays | undefined, temporary: string | undefined): ChildProcess {
  const script = [
    "read -r _",
    '[ -z "$3" ] || : >"$3"',
    'kill -9 "-$1"',
    '[ -f "$2" ] && kill -9 $(cat "$2")',
    '[ -z "$4" ] || rm -rf "$4"',
  ];
  const args = [String(group), strays?.pids ?? "", strays?.closed ?? "", temporary ?? ""];
  const guard = spawn("/bin/sh", ["-c", script.join("\n"), "guard", ...args], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  guard.unref();
  return guard;
}

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
