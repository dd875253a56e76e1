// A project in which all is well, as the doctor would find it; a test plants one mistake in it.
import { fingerprintOf } from "../../../local/operate/doctor/mail-key";
import type { FileFacts } from "../../../local/operate/doctor/file-facts";
import type { LocalFacts } from "../../../local/operate/doctor/local-facts";
import type { ProjectFacts } from "../../../local/operate/doctor/project-facts";

const now = new Date("2026-03-02T08:00:00Z");

export const ownSettings = {
  APP_URL: "https://ours.web.app",
  MAIL_FROM: "hello@northwind.test",
  MAIL_REPLY_TO: "hello@northwind.test",
  LRS_HOME_PAGE: "https://northwind.test",
};

/** Around the files of the repository as they are. */
export function soundFiles(files: FileFacts): FileFacts {
  return { ...files, project: "ours", now, own: ownSettings, hasLocalFile: false };
}

const mailKey = "a-key-of-sixteen-or-more";
const policy = "default-src 'none'; connect-src 'self' https://europe-west1-ours.cloudfunctions.net";
const account = "firebase-fn-1@ours.iam.gserviceaccount.com";
const index = { collectionGroup: "taskQueue", queryScope: "COLLECTION" };
const fields = [
  { fieldPath: "status", order: "ASCENDING" },
  { fieldPath: "movedAt", order: "DESCENDING" },
];

export function soundProject(): ProjectFacts {
  return {
    project: "ours",
    now,
    settings: {
      ...ownSettings,
      OPENAI_BASE_URL: "https://model.test/v1",
      OPENAI_MODEL: "a-model",
      LRS_ENDPOINT: "https://store.test/xapi",
    },
    wanted: {
      region: "europe-west1",
      database: "(default)",
      functions: ["generateCourseOutline", "sendBlasts"],
      cpu: 2,
      secrets: ["SMTP_URL", "OPENAI_API_KEY"],
      roles: ["roles/datastore.user"],
      apis: ["run.googleapis.com", "eventarc.googleapis.com"],
      indexes: {
        indexes: [{ ...index, fields }],
        fieldOverrides: [{ collectionGroup: "events", fieldPath: "expiresAt", ttl: true }],
      },
      rules: "rules_version = '2';\n",
    },
    failures: [],
    billing: true,
    enabledApis: ["run.googleapis.com", "eventarc.googleapis.com"],
    database: { location: "eur3", type: "FIRESTORE_NATIVE", deleteProtected: true, pointInTime: true },
    functions: ["generateCourseOutline", "sendBlasts"].map((id) => ({
      id,
      region: "europe-west1",
      state: "ACTIVE",
      serviceAccount: account,
    })),
    indexes: [{ ...index, fields: [...fields, { fieldPath: "__name__", order: "DESCENDING" }], state: "READY" }],
    timeToLive: ["events.expiresAt"],
    rules: "rules_version = '2';\n",
    secrets: [
      { name: "SMTP_URL", isEnabled: true, value: "smtps://user:password@mail.test" },
      { name: "OPENAI_API_KEY", isEnabled: true, value: "a key" },
      { name: "MAIL_KEY", isEnabled: true, value: mailKey },
    ],
    roles: ["roles/datastore.user", "roles/run.invoker"],
    auth: { passwords: true, hidesAddresses: true, signUpDisabled: false, authorizedDomains: ["ours.web.app"] },
    mailKeyFingerprints: [fingerprintOf(mailKey)],
    late: [],
    hosts: ["ours.web.app", "ours.firebaseapp.com"],
    administrators: [{ email: "ines@northwind.test", isVerified: true }],
    site: { status: 200, headers: { "content-security-policy": policy }, providerHeaders: {} },
    mailRecords: { domain: "northwind.test", spf: true, dkim: true, dmarc: true },
  };
}

export function soundMachine(): LocalFacts {
  return {
    silent: [],
    functionsLoad: true,
    siteHeaders: { "content-security-policy": "default-src 'none'" },
    hidesAddresses: true,
    late: [],
    administrators: [{ email: "ines@northwind.test", isVerified: true }],
  };
}
