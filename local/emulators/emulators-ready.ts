// When the emulators are ready: not when they say so, but when each part answers as it should.
import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Ended, Running } from "../launch/processes";
import { Trouble } from "../launch/say";
import { projectId, type Ports } from "../suite/running-suite";

export const selections = {
  everything: "auth,firestore,hosting,tasks,functions",
  "no hosting": "auth,firestore,tasks,functions",
  rules: "auth,firestore",
};

export type Selection = keyof typeof selections;
type Part = "auth" | "firestore" | "hosting" | "tasks" | "functions";

const startsWithin = 180_000;

export async function untilReady(running: Running, ports: Ports, only: Selection, log: string): Promise<void> {
  let ended: Ended | undefined;
  void running.ended.then((how) => (ended = how));
  const until = Date.now() + startsWithin;
  for (const part of selections[only].split(",") as Part[]) {
    while (!(await answersAsItShould(part, ports))) {
      const loaded = !(await readFile(log, "utf8")).includes("Failed to load function definition");
      if (ended === undefined && loaded && Date.now() < until) {
        await pause(200);
        continue;
      }
      running.kill();
      const what = ended
        ? "The emulators ended while starting"
        : loaded
          ? `No answer from ${part}`
          : "The functions do not load";
      throw new Trouble(`${what}. The end of the emulators' log:\n\n${await lastLines(log)}`);
    }
  }
}

function answersAsItShould(part: Part, ports: Ports): Promise<boolean> {
  if (part === "functions") return functionsAnswer(ports);
  if (part === "tasks") return Promise.resolve(true);
  return answers(`http://127.0.0.1:${ports[part]}/`, (reply) => reply.ok);
}

/** The emulators start even if no function loads: only a function that refuses an empty request shows that they run. */
function functionsAnswer({ functions }: Ports): Promise<boolean> {
  const callable = `http://127.0.0.1:${functions}/${projectId}/us-central1/generateCourseOutline`;
  const request = { method: "POST", headers: { "content-type": "application/json" }, body: '{"data":{}}' };
  return answers(
    callable,
    async (reply) => reply.status === 400 && (await reply.text()).includes("INVALID_ARGUMENT"),
    request,
  );
}

async function answers(
  address: string,
  isRight: (reply: Response) => boolean | Promise<boolean>,
  request: RequestInit = {},
): Promise<boolean> {
  try {
    return await isRight(await fetch(address, { ...request, signal: AbortSignal.timeout(20_000) }));
  } catch {
    // Nobody listens yet.
    return false;
  }
}

/** Without the table of ports and the requests to hosting, which never explain anything. */
async function lastLines(log: string): Promise<string> {
  const lines = (await readFile(log, "utf8"))
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^(?:[┌├└│]|i {2}hosting:)/.test(line));
  return lines.slice(-25).join("\n");
}
