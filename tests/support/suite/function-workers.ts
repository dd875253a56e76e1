// The processes in which the functions emulator of this suite runs one function, to be killed as a cloud may kill an
// instance.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { runningSuite } from "./running-suite";

const execFileAsync = promisify(execFile);

/** Ends them from one moment to the next; answers how many there were. */
export async function killWorkersOf(functionName: string): Promise<number> {
  const { stdout } = await execFileAsync("ps", ["eww", "-eo", "pid=,args="], { maxBuffer: 64 * 1024 * 1024 });
  const marks = [
    `FUNCTION_TARGET=${functionName} `,
    `FIRESTORE_EMULATOR_HOST=127.0.0.1:${runningSuite().ports.firestore}`,
  ];
  const pids = stdout
    .split("\n")
    .filter((line) => marks.every((mark) => `${line} `.includes(mark)))
    .map((line) => Number.parseInt(line, 10));
  for (const pid of pids) process.kill(pid, "SIGKILL");
  return pids.length;
}
