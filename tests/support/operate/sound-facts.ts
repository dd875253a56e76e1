// A project in which all is well, as the doctor would find it; a test plants one mistake in it.
import { version } from "../../../src/domain/kernel/project/version";
import { fingerprintOf } from "../../../local/operate/doctor/mail-key";
import { resourcesOf } from "../../../local/operate/alerts/make-alerts";
import { readFileFacts, type Alarm, type FileFacts, type ProjectFacts } from "../../../local/operate/doctor/facts";

const ownSettings = {
  APP_URL: "https://ours.web.app",
  FUNCTIONS_REGION: "europe-west1",
  MAIL_FROM: "hello@northwind.test",
  MAIL_REPLY_TO: "hello@northwind.test",
  LRS_HOME_PAGE: "https://northwind.test",
};

/** Around the files of the repository as they are. */
export async function soundFiles(): Promise<FileFacts> {
  const files = await readFileFacts("ours");
  const settings = { ...files.defaults, ...ownSettings };
  const [now, hostingPlace] = [new Date("2026-03-02T08:00:00Z"), "the European Union"];
  const securityContact = "security@northwind.test";
  return { ...files, now, own: ownSettings, settings, hasLocalFile: false, hostingPlace, securityContact };
}

export const mailKey = "a-key-of-sixteen-or-more";
const index = { collectionGroup: "taskQueue", queryScope: "COLLECTION" };
const fields = [
  { fieldPath: "status", order: "ASCENDING" },
  { fieldPath: "movedAt", order: "DESCENDING" },
];

export const soundProject = {
  wanted: {
    region: "europe-west1",
    database: "(default)",
    functions: ["generateCourseOutline", "sendBlasts"],
    cpu: 2,
    secrets: ["SMTP_URL", "OPENAI_API_KEY"],
    indexes: {
      indexes: [{ ...index, fields }],
      fieldOverrides: [{ collectionGroup: "events", fieldPath: "expiresAt", ttl: true }],
    },
    rules: "rules_version = '2';\n",
  },
  failures: [],
  silent: [],
  database: {
    locationId: "eur3",
    deleteProtectionState: "DELETE_PROTECTION_ENABLED",
    pointInTimeRecoveryEnablement: "POINT_IN_TIME_RECOVERY_ENABLED",
  },
  backupSchedules: ["daily"],
  alarms: resourcesOf("policies", { channel: "mine" }) as Alarm[],
  budgets: [{ displayName: "All projects" }],
  logDays: 30,
  functions: ["generateCourseOutline", "sendBlasts"].map((id) => ({ id, region: "europe-west1", state: "ACTIVE" })),
  indexes: [{ ...index, fields: [...fields, { fieldPath: "__name__", order: "DESCENDING" }], state: "READY" }],
  timeToLive: ["events.expiresAt"],
  rules: "rules_version = '2';\n",
  secrets: [
    { name: "SMTP_URL", isEnabled: true, value: "smtps://user:password@mail.test" },
    { name: "OPENAI_API_KEY", isEnabled: true, value: "a key" },
    { name: "MAIL_KEY", isEnabled: true, value: mailKey },
  ],
  auth: {
    signIn: { email: { enabled: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    client: { permissions: { disabledUserSignup: true } },
    authorizedDomains: ["ours.web.app"],
  },
  mailKeys: [fingerprintOf(mailKey)],
  health: { late: [], version },
  accounts: [
    { localId: "1", email: "ines@northwind.test", emailVerified: true, customAttributes: '{"admin":true}' },
    { localId: "2", email: "client@northwind.test", customAttributes: '{"admin":"yes"}' },
  ],
  mailRecords: { domain: "northwind.test", spf: true, dkim: true, dmarc: true },
  model: "well",
  store: "well",
} satisfies ProjectFacts;
