import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { newTemporaryFolder, startProcess, type ProcessOptions, type RunningProcess } from "./processes";

const folder = mkdtempSync(join(tmpdir(), "waymark-test-"));
afterAll(() => rmSync(folder, { recursive: true }));

const stdio: ProcessOptions["stdio"] = ["ignore", "pipe", "inherit"];
const spawnsDetached = 'require("node:child_process").spawn("sleep", ["60"], { detached: true, stdio: "inherit" })';

/** The output ends when the last process that could write to it has gone. */
async function untilOutputEnds({ child }: RunningProcess): Promise<void> {
  child.stdout?.resume();
  await once(child, "close");
}

async function firstOutput({ child }: RunningProcess): Promise<string> {
  const [text] = (await once(child.stdout ?? child, "data")) as [Buffer];
  return text.toString();
}

test("a killed process takes with it what it has started", async () => {
  const running = startProcess("/bin/sh", ["-c", "sleep 60 & echo started; wait"], { cwd: folder, stdio });
  await firstOutput(running);
  running.kill();
  await untilOutputEnds(running);
  expect((await running.exited).signal).toBe("SIGKILL");
});

test("what has left the group goes too, if its pid is noted", async () => {
  const strays = { pids: join(folder, "pids"), closed: join(folder, "closed") };
  const script = `const { pid } = ${spawnsDetached}; require("node:fs").writeFileSync("pids", pid + "\\n"); console.log("started")`;
  const running = startProcess(process.execPath, ["-e", script], { cwd: folder, stdio, pidFiles: strays });
  await firstOutput(running);
  running.kill();
  await untilOutputEnds(running);
  expect(existsSync(strays.closed)).toBe(true);
});

test("a temporary folder of its own goes when the process goes", async () => {
  const running = startProcess("/bin/sh", ["-c", 'touch "$TMPDIR/left"; echo "$TMPDIR" >where'], {
    cwd: folder,
    stdio: "ignore",
    temporaryFolder: newTemporaryFolder(),
  });
  expect((await running.exited).code).toBe(0);
  const temporary = readFileSync(join(folder, "where"), "utf8").trim();
  expect(temporary).toContain("waymark-");
  expect(existsSync(temporary)).toBe(false);
});

test("a command that does not exist ends with the shell's code for that", async () => {
  const running = startProcess(join(folder, "no-such-command"), [], { cwd: folder, stdio: "ignore" });
  expect((await running.exited).code).toBe(127);
});

test("when we are killed ourselves, what we started goes all the same", async () => {
  const starter = `
    import { startProcess } from ${JSON.stringify(join(import.meta.dirname, "processes.ts"))};
    startProcess("/bin/sh", ["-c", "echo started; sleep 60"], { cwd: ".", stdio: "inherit" });
  `;
  const args = ["--import", "tsx", "--input-type=module", "-e", starter];
  const running = startProcess(process.execPath, args, { cwd: join(import.meta.dirname, "..", ".."), stdio });
  await firstOutput(running);
  running.child.kill("SIGKILL");
  await untilOutputEnds(running);
}, 20_000);
