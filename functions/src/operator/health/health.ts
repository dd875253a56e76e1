// The state of the site: for any monitor, as names without figures, with the release and the form of the documents; and
// for administrators in words.
import { setTimeout as pause } from "node:timers/promises";
import { onRequest } from "firebase-functions/v2/https";
import { healthOf, type HealthReport } from "../../../../src/domain/operation/health";
import { version } from "../../../../src/domain/kernel/project/version";
import { callable } from "../../callable/callable";
import { instances } from "../../callable/instances";
import { database } from "../../firestore/database";
import { log } from "../../log";
import { schemaCheckMs } from "../migrations/migrate";
import { readHealthFacts } from "./health-facts";
import { readWriting } from "./read-writing";

/** All questions of this time get the same answer, so that no caller makes us read more often. */
const cachedSeconds = 60;

const longestAnswerMs = 3000;

export const readHealth = callable("readHealth", { maxInstances: 1 }, async ({ request }) => {
  const now = new Date();
  return { ...(await report(now)), ...(request.writing && { writing: await readWriting(database, now) }) };
});

export const health = onRequest({ ...instances.visitors, maxInstances: 1 }, async (request, response) => {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.set("Allow", "GET, HEAD").sendStatus(405);
    return;
  }
  const report = await cachedReport(new Date());
  response
    .set("Cache-Control", `public, max-age=${cachedSeconds}`)
    .status(report.late.length === 0 ? 200 : 503)
    .json(report);
});

async function report(now: Date): Promise<HealthReport> {
  try {
    // A database that hangs is no answer, and a monitor waits for one.
    const facts = await Promise.race([readHealthFacts(database, now), rejectAfter(longestAnswerMs - schemaCheckMs())]);
    return healthOf(facts, now);
  } catch (error) {
    log.crashed("health", error);
    return { late: ["database"], version };
  }
}

async function rejectAfter(ms: number): Promise<never> {
  await pause(ms, undefined, { ref: false });
  throw new Error("The database did not answer in time.");
}

let cached: { until: number; report: Promise<HealthReport> } | undefined;

function cachedReport(now: Date): Promise<HealthReport> {
  if (!cached || cached.until <= now.getTime())
    cached = { until: now.getTime() + cachedSeconds * 1000, report: report(now) };
  return cached.report;
}
