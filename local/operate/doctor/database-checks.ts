// Checks the database of a project, its indexes and its rules.
import type { Check, Problem } from "./check";
import type { DeployedIndex, ProjectFacts } from "./project-facts";
import { runGcloud } from "./repairs";

export const databaseChecks: readonly Check<ProjectFacts>[] = [
  noDatabase,
  databaseElsewhere,
  unprotectedDatabase,
  missingIndexes,
  unfinishedIndexes,
  missingTimeToLive,
  otherRules,
];

/** A difference of regions and multi-regions that lie together. */
const multiRegions: Record<string, string[]> = {
  nam5: ["us-central1"],
  nam7: ["us-central1", "us-east4"],
  eur3: ["europe-west1", "europe-west4"],
};

function noDatabase(facts: ProjectFacts): Problem | undefined {
  const { database, wanted } = facts;
  if (database === "missing")
    return {
      sentence: `There is no Firestore database ${wanted.database}.`,
      repair: runGcloud(
        `firestore databases create --database="${wanted.database}" --location=${wanted.region}`,
        facts,
      ),
    };
  if (database === undefined || database.type === "FIRESTORE_NATIVE") return undefined;
  return {
    sentence: `The database ${wanted.database} is in Datastore mode, which browsers cannot use.`,
    repair: runGcloud(`firestore databases update --database="${wanted.database}" --type=firestore-native`, facts),
  };
}

function databaseElsewhere({ database, wanted, project }: ProjectFacts): Problem | undefined {
  if (database === undefined || database === "missing") return undefined;
  const near = multiRegions[database.location] ?? [database.location];
  if (near.includes(wanted.region)) return undefined;
  return {
    sentence: `The functions run in ${wanted.region} and the database is in ${database.location}, so every step of theirs crosses between the two.`,
    repair: `Write FUNCTIONS_REGION=${near[0] ?? ""} into functions/.env.${project} and deploy.`,
  };
}

function unprotectedDatabase(facts: ProjectFacts): Problem | undefined {
  const { database, wanted } = facts;
  if (database === undefined || database === "missing" || database.deleteProtected) return undefined;
  return {
    sentence: "The database can be deleted with one command.",
    repair: runGcloud(`firestore databases update --database="${wanted.database}" --delete-protection`, facts),
  };
}

function missingIndexes(facts: ProjectFacts): Problem | undefined {
  const { indexes, wanted, project } = facts;
  if (indexes === undefined) return undefined;
  const there = new Set(indexes.map(indexKey));
  const missing = wanted.indexes.indexes.filter((index) => !there.has(indexKey(index)));
  if (missing.length === 0) return undefined;
  return {
    sentence: `These lists have no index, and stay empty: ${missing.map(indexKey).join("; ")}.`,
    repair: `Run \`npx firebase deploy --only firestore:indexes --project ${project}\`.`,
  };
}

function unfinishedIndexes(facts: ProjectFacts): Problem | undefined {
  const unfinished = (facts.indexes ?? []).filter(({ state }) => state !== "READY");
  if (unfinished.length === 0) return undefined;
  return {
    sentence: `These indexes are still being built: ${unfinished.map(indexKey).join("; ")}.`,
    repair: `Wait some minutes; see \`gcloud firestore indexes composite list --project ${facts.project}\`.`,
  };
}

/** The end of every index is the document's name, which is not written in the file. */
export function indexKey({ collectionGroup, fields }: Pick<DeployedIndex, "collectionGroup" | "fields">): string {
  const own = fields.filter(({ fieldPath }) => fieldPath !== "__name__");
  return `${collectionGroup} by ${own.map(({ fieldPath, order }) => `${fieldPath}${order === "DESCENDING" ? " (falling)" : ""}`).join(", ")}`;
}

function missingTimeToLive(facts: ProjectFacts): Problem | undefined {
  const { timeToLive, wanted, project } = facts;
  const policies = wanted.indexes.fieldOverrides.filter(({ ttl }) => ttl === true);
  const missing = policies
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`)
    .filter((policy) => timeToLive?.includes(policy) === false);
  if (missing.length === 0) return undefined;
  return {
    sentence: `What is over is not cleared away, for these have no policy: ${missing.join(", ")}.`,
    repair: `Run \`npx firebase deploy --only firestore:indexes --project ${project}\`.`,
  };
}

function otherRules(facts: ProjectFacts): Problem | undefined {
  const { rules, wanted, project } = facts;
  if (rules === undefined || rules.trim() === wanted.rules.trim()) return undefined;
  return {
    sentence:
      rules === ""
        ? "No security rules are deployed."
        : "The deployed security rules are not those of firestore.rules.",
    repair: `Run \`npx firebase deploy --only firestore:rules --project ${project}\`.`,
  };
}
