// A file of subscribers that is added by processes which are killed in the middle of it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { seededRandom } from "../../../local/stand-ins/shared/faults";
import type { ImportingOrder } from "./importing-worker";

const killedWithinMs = 60;

/** Lets as many processes as there are kills work on it, each for about the same share of what is to be done. */
export async function workThroughKills(
  order: ImportingOrder,
  { rows, kills, seed }: { rows: number; kills: number; seed: number },
): Promise<void> {
  const draw = seededRandom(seed);
  for (let kill = 0; kill < kills; kill++)
    await workUntilKilled(order, Math.floor((draw() * rows) / (kills + 1)), draw() * killedWithinMs);
}

/** Throws where the process was done before it was killed. */
async function workUntilKilled(order: ImportingOrder, ticks: number, lastMs: number): Promise<void> {
  const worker = spawn(
    process.execPath,
    ["--import", "tsx", "tests/support/mailing-list/importing-worker.ts", JSON.stringify(order)],
    { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, FIREBASE_CONFIG: "{}", LOG_LEVEL: "silent" } },
  );
  const ended = once(worker, "exit");
  let heard = 0;
  createInterface(worker.stdout).on("line", () => {
    if (heard++ === ticks) void pause(lastMs).then(() => worker.kill("SIGKILL"));
  });
  const [code] = (await ended) as [number | null];
  if (code !== null) throw new Error("The import was over before its process was killed.");
}
