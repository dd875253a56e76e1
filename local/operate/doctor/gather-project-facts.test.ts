// The interfaces' answers, in the shapes that Google documents, become the facts that the checks look at.
import { expect, test } from "vitest";
import { paths } from "../../../src/domain/kernel/collections";
import { GoogleApiError, type GoogleApi } from "../google-api";
import { gatherProjectFacts, rolesOf } from "./gather-project-facts";
import type { Wanted } from "./project-facts";

const wanted: Wanted = {
  region: "europe-west1",
  database: "(default)",
  functions: [],
  cpu: 0,
  secrets: ["SMTP_URL", "MAIL_KEY", "LRS_PASSWORD"],
  roles: [],
  apis: ["run.googleapis.com", "eventarc.googleapis.com"],
  indexes: { indexes: [], fieldOverrides: [] },
  rules: "",
};
const database = "projects/ours/databases/(default)";
const functionsList = "cloudfunctions.googleapis.com/v2/projects/ours/locations/-/functions?pageSize=200";

/** The answer of each address, by its ending. */
const answers: Record<string, unknown> = {
  "projects/ours/billingInfo": { billingEnabled: true },
  "names=projects/ours/services/run.googleapis.com&names=projects/ours/services/eventarc.googleapis.com": {
    services: [
      { config: { name: "run.googleapis.com" }, state: "ENABLED" },
      { config: { name: "eventarc.googleapis.com" }, state: "DISABLED" },
    ],
  },
  [`v1/${database}`]: {
    locationId: "eur3",
    type: "FIRESTORE_NATIVE",
    deleteProtectionState: "DELETE_PROTECTION_ENABLED",
    pointInTimeRecoveryEnablement: "POINT_IN_TIME_RECOVERY_DISABLED",
  },
  [functionsList]: {
    functions: [
      {
        name: "projects/ours/locations/europe-west1/functions/sendBlasts",
        state: "ACTIVE",
        serviceConfig: { serviceAccountEmail: "sa@ours" },
      },
    ],
    nextPageToken: "more",
  },
  [`${functionsList}&pageToken=more`]: {
    functions: [{ name: "projects/ours/locations/us-central1/functions/unsubscribe", state: "FAILED" }],
  },
  [`${database}/collectionGroups/-/indexes`]: {
    indexes: [
      {
        name: `${database}/collectionGroups/taskQueue/indexes/1`,
        queryScope: "COLLECTION",
        fields: [{ fieldPath: "status", order: "ASCENDING" }],
        state: "READY",
      },
    ],
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
  "admin/v2/projects/ours/config": {
    signIn: { email: { enabled: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    authorizedDomains: ["ours.web.app"],
  },
  "v1beta1/projects/ours/sites": { sites: [{ name: "projects/ours/sites/ours", defaultUrl: "https://ours.web.app" }] },
  "sites/ours/customDomains": {
    customDomains: [{ name: "projects/ours/sites/ours/customDomains/northwind.test" }],
  },
  "accounts:batchGet?maxResults=1000": {
    users: [
      { localId: "1", email: "a@northwind.test", emailVerified: true, customAttributes: '{"admin":true}' },
      { localId: "2", email: "client@northwind.test", customAttributes: '{"admin":"yes"}' },
    ],
    nextPageToken: "second",
  },
  "accounts:batchGet?maxResults=1000&nextPageToken=second": {
    users: [{ localId: "3", customAttributes: '{"admin":true}' }],
  },
  [`${database}/documents/${paths.suppressionKey}`]: {
    fields: { encrypted: { mapValue: { fields: { aa11: { stringValue: "x" } } } } },
  },
  "projects/ours:getIamPolicy": {
    bindings: [
      { role: "roles/datastore.user", members: ["serviceAccount:sa@ours"] },
      { role: "roles/owner", members: ["user:ines@northwind.test"] },
    ],
  },
};

function apiThatAnswers(known: Record<string, unknown>): GoogleApi {
  const answer = <Answer>(address: string): Promise<Answer> => {
    const found = Object.entries(known).find(([end]) => address.endsWith(end));
    if (!found) return Promise.reject(new GoogleApiError(404, `Nothing is at ${address}.`));
    if (found[1] instanceof Error) return Promise.reject(found[1]);
    return Promise.resolve(found[1] as Answer);
  };
  return { get: answer, post: answer };
}

test("a project tells about itself", async () => {
  const { known, failures } = await gatherProjectFacts({ project: "ours", wanted, api: apiThatAnswers(answers) });
  expect(failures).toEqual([]);
  expect(known).toEqual({
    billing: true,
    enabledApis: ["run.googleapis.com"],
    database: { location: "eur3", type: "FIRESTORE_NATIVE", deleteProtected: true, pointInTime: false },
    functions: [
      { id: "sendBlasts", region: "europe-west1", state: "ACTIVE", serviceAccount: "sa@ours" },
      { id: "unsubscribe", region: "us-central1", state: "FAILED", serviceAccount: undefined },
    ],
    indexes: [
      {
        collectionGroup: "taskQueue",
        queryScope: "COLLECTION",
        fields: [{ fieldPath: "status", order: "ASCENDING" }],
        state: "READY",
      },
    ],
    timeToLive: ["events.expiresAt"],
    rules: "rules",
    secrets: [
      { name: "SMTP_URL", isEnabled: true, value: "smtps://host" },
      { name: "MAIL_KEY", isEnabled: false },
      { name: "LRS_PASSWORD", isEnabled: false },
    ],
    auth: { passwords: true, hidesAddresses: true, signUpDisabled: false, authorizedDomains: ["ours.web.app"] },
    mailKeyFingerprints: ["aa11"],
    hosts: ["ours.web.app", "ours.firebaseapp.com", "northwind.test"],
    administrators: [
      { email: "a@northwind.test", isVerified: true },
      { email: "3", isVerified: false },
    ],
  });
});

test("roles are those of one account", async () => {
  expect(await rolesOf(apiThatAnswers(answers), "ours", "sa@ours")).toEqual(["roles/datastore.user"]);
});

test("what one interface refuses hides nothing else, and is said once", async () => {
  const refused = new GoogleApiError(403, "You may not.");
  const api = apiThatAnswers({
    ...answers,
    "projects/ours/billingInfo": refused,
    "admin/v2/projects/ours/config": refused,
  });
  const { known, failures } = await gatherProjectFacts({ project: "ours", wanted, api });
  expect(failures).toEqual(["You may not."]);
  expect(known).not.toHaveProperty("billing");
  expect(known).toHaveProperty("rules", "rules");
});

test("a secret that the operator may not read is there all the same", async () => {
  const refused = new GoogleApiError(403, "You may not.");
  const api = apiThatAnswers({ ...answers, "secrets/SMTP_URL/versions/latest:access": refused });
  const { known, failures } = await gatherProjectFacts({ project: "ours", wanted, api });
  expect(known.secrets?.[0]).toEqual({ name: "SMTP_URL", isEnabled: true });
  expect(failures).toEqual([]);
});
