// The interfaces' answers, in the shapes that Google documents, become the facts that the checks look at.
import { expect, test } from "vitest";
import { soundProject } from "../../../tests/support/operate/sound-facts";
import { serverPaths } from "../../../src/domain/kernel/collections";
import { GoogleApiError, type GoogleApi } from "../google-api";
import { askProject } from "./ask-project";

const wanted = { ...soundProject.wanted, secrets: ["SMTP_URL", "MAIL_KEY", "LRS_PASSWORD"] };
const database = "projects/ours/databases/(default)";
const functionsList = "cloudfunctions.googleapis.com/v2/projects/ours/locations/-/functions?pageSize=200";
const found = { locationId: "eur3", deleteProtectionState: "DELETE_PROTECTION_ENABLED" };
const [index] = soundProject.indexes;

/** The answer of each address, by its ending. */
const answers: Record<string, unknown> = {
  [`v1/${database}`]: found,
  [`${database}/backupSchedules`]: { backupSchedules: [{ name: "daily" }] },
  "v3/projects/ours/alertPolicies": { alertPolicies: [{ displayName: "ours" }] },
  "v1/projects/ours/billingInfo": { billingAccountName: "billingAccounts/1" },
  "v1/billingAccounts/1/budgets": new GoogleApiError(403, "Your account may not do this."),
  [functionsList]: {
    functions: [{ name: "projects/ours/locations/europe-west1/functions/sendBlasts", state: "ACTIVE" }],
    nextPageToken: "more",
  },
  [`${functionsList}&pageToken=more`]: {
    functions: [{ name: "projects/ours/locations/us-central1/functions/unsubscribe", state: "FAILED" }],
  },
  [`${database}/collectionGroups/-/indexes`]: {
    indexes: [{ ...index, collectionGroup: undefined, name: `${database}/collectionGroups/taskQueue/indexes/1` }],
  },
  [`${database}/collectionGroups/-/fields?filter=ttlConfig:*`]: {
    fields: [
      { name: `${database}/collectionGroups/events/fields/expiresAt`, ttlConfig: { state: "ACTIVE" } },
      { name: `${database}/collectionGroups/budgets/fields/expiresAt`, ttlConfig: { state: "NEEDS_REPAIR" } },
    ],
  },
  "releases/cloud.firestore": { rulesetName: "projects/ours/rulesets/1" },
  "v1/projects/ours/rulesets/1": { source: { files: [{ content: "rules" }] } },
  "secrets/SMTP_URL/versions/latest": { state: "ENABLED" },
  "secrets/SMTP_URL/versions/latest:access": { payload: { data: Buffer.from("smtps://host").toString("base64") } },
  "secrets/MAIL_KEY/versions/latest": { state: "DISABLED" },
  "admin/v2/projects/ours/config": soundProject.auth,
  "accounts:batchGet?maxResults=1000": { users: [{ localId: "1" }], nextPageToken: "second" },
  "accounts:batchGet?maxResults=1000&nextPageToken=second": { users: [{ localId: "2" }] },
  [`${database}/documents/${serverPaths.suppressionKey}`]: {
    fields: { encrypted: { mapValue: { fields: { aa11: { stringValue: "x" } } } } },
  },
};

function apiThatAnswers(known: Record<string, unknown>): GoogleApi {
  const answer = <Answer>(address: string): Promise<Answer> => {
    const [, given] = Object.entries(known).find(([end]) => address.endsWith(end)) ?? [];
    if (given === undefined) return Promise.reject(new GoogleApiError(404, `Nothing is at ${address}.`));
    return given instanceof Error ? Promise.reject(given) : Promise.resolve(given as Answer);
  };
  return { get: answer, post: answer };
}

test("a project tells about itself", async () => {
  expect(await askProject("ours", wanted, apiThatAnswers(answers))).toMatchObject({
    failures: [],
    database: found,
    backupSchedules: ["daily"],
    alarms: [{ displayName: "ours" }],
    budgets: undefined,
    functions: [
      { id: "sendBlasts", region: "europe-west1", state: "ACTIVE" },
      { id: "unsubscribe", region: "us-central1", state: "FAILED" },
    ],
    indexes: [index],
    timeToLive: ["events.expiresAt"],
    rules: "rules",
    secrets: [
      { name: "SMTP_URL", isEnabled: true, value: "smtps://host" },
      { name: "MAIL_KEY", isEnabled: false },
      { name: "LRS_PASSWORD", isEnabled: false },
    ],
    auth: soundProject.auth,
    mailKeys: ["aa11"],
    accounts: [{ localId: "1" }, { localId: "2" }],
  });
});

test("a project without a database has no rules, and its deployment will make one", async () => {
  const isOfDatabase = (address: string) => /databases|secrets|ruleset|cloud\.firestore/.test(address);
  const known = Object.fromEntries(Object.entries(answers).filter(([address]) => !isOfDatabase(address)));
  const {
    failures,
    rules,
    database: none,
  } = await askProject("ours", wanted, apiThatAnswers({ ...known, more: {}, "accounts:batchGet?maxResults=1000": {} }));
  expect({ failures, rules, none }).toEqual({ failures: [], rules: "", none: undefined });
});

test("what one interface refuses hides nothing else, and is said once", async () => {
  const refused = new GoogleApiError(403, "You may not.");
  const known = { ...answers, [`v1/${database}`]: refused, "admin/v2/projects/ours/config": refused };
  const facts = await askProject("ours", wanted, apiThatAnswers(known));
  expect(facts).toMatchObject({ failures: ["You may not."], rules: "rules" });
  expect(facts.auth).toBeUndefined();
});

test("a secret that the operator may not read is there all the same", async () => {
  const refused = new GoogleApiError(403, "You may not.");
  const known = { ...answers, "secrets/SMTP_URL/versions/latest:access": refused };
  const { secrets, failures } = await askProject("ours", wanted, apiThatAnswers(known));
  expect(secrets?.[0]).toEqual({ name: "SMTP_URL", isEnabled: true });
  expect(failures).toEqual([]);
});
