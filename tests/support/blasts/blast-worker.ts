// A process that works on one blast, for tests that kill it. Its clock runs faster than the world's, so that a pause of
// seconds takes milliseconds; every process of one test has the same clock.
import { setTimeout as pause } from "node:timers/promises";
import type { BlastConfig } from "../../../functions/src/config";
import { aFastClock, blastProject } from "./blast-clock";
import { runAgainstSuite } from "../suite/in-process";

export interface WorkerOrder {
  blast: string;
  smtpUrl: string;
  settings: BlastConfig;
  epoch: number;
  speed: number;
}

runAgainstSuite({ GCLOUD_PROJECT: blastProject });
const { database } = await import("../../../functions/src/firestore/database");
const { workOn } = await import("../../../functions/src/blasts/worker");

const order = JSON.parse(process.argv[2] ?? "") as WorkerOrder;
const clock = aFastClock(order);
const workerMail = { smtpUrl: order.smtpUrl, from: "hello@waymark.example", replyTo: "answers@waymark.example" };
const blastContext = { database, now: clock.now, mail: workerMail, settings: order.settings };
const work = () => workOn(blastContext, order.blast);

process.stdout.write("ready\n");
for (let again = await work(); again; again = await work()) await pause(clock.realMsUntil(again));
process.exit(0);
