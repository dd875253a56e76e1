// The doctor's table, fourth part: a project's database with its rules, what is kept of it, and who is told.
import { resourcesOf } from "../alerts/make-alerts";
import { check, ifAny, type Check } from "./check";
import type { Alarm, DeployedIndex, DoctorFacts } from "./facts";

/** The regions that lie together with a multi-region. */
const multiRegions: Record<string, string[]> = {
  nam5: ["us-central1"],
  nam7: ["us-central1", "us-east4"],
  eur3: ["europe-west1", "europe-west4"],
};

/** Of Google's own log, as the privacy page says. */
const promisedLogDays = 30;

const alarmNames = resourcesOf("policies", {}).map(({ displayName = "" }) => displayName);

export const databaseChecks: readonly Check[] = [
  check("database far away", "database", ({ locationId }, { wanted, project = "" }) => {
    const near = multiRegions[locationId] ?? [locationId];
    return (
      !near.includes(wanted?.region ?? "") && {
        sentence: `The functions run in ${wanted?.region ?? ""} and the database is in ${locationId}, so every step of theirs crosses between the two.`,
        repair: `Write FUNCTIONS_REGION=${near[0] ?? ""} into functions/.env.${project} and deploy.`,
      }
    );
  }),
  check(
    "unprotected database",
    "database",
    ({ deleteProtectionState }, facts) =>
      deleteProtectionState !== "DELETE_PROTECTION_ENABLED" && {
        sentence: "The database can be deleted with one command.",
        repair: runUpdate("--delete-protection", facts),
      },
  ),
  check(
    "point in time recovery",
    "database",
    ({ pointInTimeRecoveryEnablement }, facts) =>
      pointInTimeRecoveryEnablement !== "POINT_IN_TIME_RECOVERY_ENABLED" && {
        sentence: "What is written over or deleted by mistake cannot be read back from the days before.",
        repair: runUpdate("--enable-pitr", facts),
      },
  ),
  check(
    "backup schedule",
    "backupSchedules",
    (schedules, { wanted, project = "" }) =>
      schedules.length === 0 && {
        sentence: "Firestore does not back itself up.",
        repair: `Run \`gcloud firestore backups schedules create --database="${wanted?.database ?? ""}" --recurrence=daily --retention=14d --project ${project}\`.`,
      },
  ),
  check("alarms", "alarms", (alarms, { project = "" }) => {
    const rings = ({ enabled = true, notificationChannels = [] }: Alarm) => enabled && notificationChannels.length > 0;
    const ringing = alarms.filter(rings).map(({ displayName }) => displayName);
    return ifAny(
      alarmNames.filter((name) => !ringing.includes(name)),
      (silent) => ({
        sentence: `Nobody is told of these: ${silent.join("; ")}.`,
        repair: `Run \`${makeAlarms(project)}\`; switch on one that is there in the console (Monitoring, Alerting).`,
      }),
    );
  }),
  check(
    "budget alarm",
    "budgets",
    (budgets, { project = "" }) =>
      budgets.length === 0 && {
        sentence: "Nobody is told when the project costs more than expected.",
        repair: `Run \`${makeAlarms(project)}\`, with \`--budget\` and an amount of a month.`,
      },
  ),
  check(
    "days of the log",
    "logDays",
    (days, { project = "" }) =>
      days > promisedLogDays && {
        sentence: `The log is kept for ${days} days, and the privacy page promises ${promisedLogDays}.`,
        repair: `Run \`gcloud logging buckets update _Default --location=global --retention-days=${promisedLogDays} --project ${project}\`.`,
      },
  ),
  check("missing index", "indexes", (indexes, facts) => {
    const there = new Set(indexes.map(indexKey));
    return ifAny(
      facts.wanted?.indexes.indexes.map(indexKey).filter((key) => !there.has(key)),
      (keys) => ({
        sentence: `These lists have no index, and stay empty: ${keys.join("; ")}.`,
        repair: runDeployOnly("firestore:indexes", facts),
      }),
    );
  }),
  check("index in the making", "indexes", (indexes, { project = "" }) =>
    ifAny(
      indexes.filter(({ state }) => state !== "READY"),
      (unfinished) => ({
        sentence: `These indexes are still being built: ${unfinished.map(indexKey).join("; ")}.`,
        repair: `Wait some minutes; see \`gcloud firestore indexes composite list --project ${project}\`.`,
      }),
    ),
  ),
  check("time to live", "timeToLive", (policies, facts) =>
    ifAny(
      facts.wanted?.indexes.fieldOverrides
        .filter(({ ttl }) => ttl === true)
        .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`)
        .filter((policy) => !policies.includes(policy)),
      (missing) => ({
        sentence: `What is over is not cleared away, for these have no policy: ${missing.join(", ")}.`,
        repair: runDeployOnly("firestore:indexes", facts),
      }),
    ),
  ),
  check(
    "security rules",
    "rules",
    (rules, facts) =>
      rules.trim() !== facts.wanted?.rules.trim() && {
        sentence:
          rules === ""
            ? "No security rules are deployed."
            : "The deployed security rules are not those of firestore.rules.",
        repair: runDeployOnly("firestore:rules", facts),
      },
  ),
];

function runUpdate(flag: string, { wanted, project = "" }: DoctorFacts): string {
  return `Run \`gcloud firestore databases update --database="${wanted?.database ?? ""}" ${flag} --project ${project}\`.`;
}

function makeAlarms(project: string): string {
  return `npm run alerts -- --project ${project} --email you@your-company.com --yes`;
}

/** The end of every index is the document's name, which is not written in the file. */
export function indexKey({ collectionGroup, fields }: Pick<DeployedIndex, "collectionGroup" | "fields">): string {
  const own = fields.filter(({ fieldPath }) => fieldPath !== "__name__");
  return `${collectionGroup} by ${own.map(({ fieldPath, order }) => `${fieldPath}${order === "DESCENDING" ? " (falling)" : ""}`).join(", ")}`;
}

function runDeployOnly(what: string, { project = "" }: DoctorFacts): string {
  return `Run \`npx firebase deploy --only ${what} --project ${project}\`.`;
}
