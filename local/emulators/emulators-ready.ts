// Waits for the emulators: not for their own word, but for the expected response of each.
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { defaultRegion } from "../../src/domain/kernel/project/region";
import type { ExitStatus, RunningProcess } from "../shared/processes";
import { UserError } from "../shared/terminal";
import { projectId, type Ports } from "../shared/running-suite";

export const emulatorSelections = {
  everything: "auth,firestore,hosting,tasks,functions",
  "no hosting": "auth,firestore,tasks,functions",
  rules: "auth,firestore",
};

export type EmulatorSelection = keyof typeof emulatorSelections;
type EmulatorName = "auth" | "firestore" | "hosting" | "tasks" | "functions";

const startTimeoutMs = 180_000;

export async function waitUntilReady(
  running: RunningProcess,
  ports: Ports,
  only: EmulatorSelection,
  log: string,
): Promise<void> {
  let exitStatus: ExitStatus | undefined;
  void running.exited.then((how) => (exitStatus = how));
  const until = Date.now() + startTimeoutMs;
  for (const emulator of emulatorSelections[only].split(",") as EmulatorName[]) {
    while (!(await isReady(emulator, ports))) {
      const loaded = !(await readFile(log, "utf8")).includes("Failed to load function definition");
      if (exitStatus === undefined && loaded && Date.now() < until) {
        await pause(200);
        continue;
      }
      running.kill();
      const what = exitStatus
        ? "The emulators ended while starting"
        : loaded
          ? `No answer from ${emulator}`
          : "The functions do not load";
      const ofJava = await javaLine(join(dirname(log), "firestore-debug.log"));
      throw new UserError(`${what}.${ofJava} The end of the emulators' log:\n\n${await lastLines(log)}`);
    }
  }
}

function isReady(emulator: EmulatorName, ports: Ports): Promise<boolean> {
  if (emulator === "functions") return functionsAreReady(ports);
  if (emulator === "tasks") return Promise.resolve(true);
  return hasExpectedResponse(`http://127.0.0.1:${ports[emulator]}/`, (reply) => reply.ok);
}

/** The emulators start even if no function loads: only a function that refuses an empty request shows that they run. */
function functionsAreReady({ functions }: Ports): Promise<boolean> {
  const callable = `http://127.0.0.1:${functions}/${projectId}/${defaultRegion}/generateCourseOutline`;
  const request = { method: "POST", headers: { "content-type": "application/json" }, body: '{"data":{}}' };
  return hasExpectedResponse(
    callable,
    async (reply) => reply.status === 400 && (await reply.text()).includes("INVALID_ARGUMENT"),
    request,
  );
}

async function hasExpectedResponse(
  address: string,
  isRight: (reply: Response) => boolean | Promise<boolean>,
  request: RequestInit = {},
): Promise<boolean> {
  try {
    return await isRight(await fetch(address, { ...request, signal: AbortSignal.timeout(20_000) }));
  } catch {
    // No emulator listens yet.
    return false;
  }
}

/** Firestore's own log says in its first line why Java does not begin. */
async function javaLine(path: string): Promise<string> {
  const [line = ""] = (await readFile(path, "utf8").catch(() => "")).split("\n").filter((one) => one.trim() !== "");
  return line && ` Firestore's log begins: ${line.slice(0, 300)}`;
}

/** Without the table of ports and the requests to hosting, which never explain anything. */
async function lastLines(log: string): Promise<string> {
  const lines = (await readFile(log, "utf8"))
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^(?:[┌├└│]|i {2}hosting:)/.test(line));
  return lines.slice(-25).join("\n");
}
