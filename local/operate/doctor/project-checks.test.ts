// Each mistake is planted alone into facts in which all is well, and each must be found, alone, with what repairs it.
import { expect, test } from "vitest";
import { expectOne, type Planted } from "../../../tests/support/operate/planted";
import { soundProject } from "../../../tests/support/operate/sound-facts";
import { problemsIn } from "./check";
import { outsideChecks } from "./outside-checks";
import { projectChecks } from "./project-checks";
import type { ProjectFacts } from "./project-facts";

const checks = [...projectChecks, ...outsideChecks];

function settings(changes: Record<string, string>) {
  return (facts: ProjectFacts): Partial<ProjectFacts> => ({ settings: { ...facts.settings, ...changes } });
}

const planted: Planted<ProjectFacts>[] = [
  [
    "an interface that refuses",
    () => ({ failures: ["Your account may not do this."] }),
    "Your account may not",
    "run `npm run doctor` again",
  ],
  ["no billing", () => ({ billing: false }), "no billing account", "Blaze"],
  [
    "an API switched off",
    () => ({ enabledApis: ["run.googleapis.com"] }),
    "switched off: eventarc.googleapis.com",
    "gcloud services enable eventarc.googleapis.com --project ours",
  ],
  ["no database", () => ({ database: "missing" }), "no Firestore database (default)", "--location=europe-west1"],
  [
    "Datastore mode",
    ({ database }) => ({ database: { ...(database as object), type: "DATASTORE_MODE" } as never }),
    "Datastore mode",
    "--type=firestore-native",
  ],
  [
    "functions far from the database",
    ({ database }) => ({ database: { ...(database as object), location: "nam5" } as never }),
    "the database is in nam5",
    "FUNCTIONS_REGION=us-central1",
  ],
  [
    "an unprotected database",
    ({ database }) => ({ database: { ...(database as object), deleteProtected: false } as never }),
    "deleted with one command",
    "--delete-protection",
  ],
  [
    "a function not deployed",
    ({ functions }) => ({ functions: functions?.slice(0, 1) ?? [] }),
    "not deployed: sendBlasts",
    "npm run deploy -- --project ours",
  ],
  [
    "a function that failed",
    ({ functions }) => ({
      functions: functions?.map((one, nth) => (nth === 0 ? { ...one, state: "FAILED" } : one)) ?? [],
    }),
    "generateCourseOutline (FAILED)",
    "npm run deploy",
  ],
  [
    "functions left in the old region",
    ({ functions = [] }) => ({
      functions: [...functions, ...functions.map((one) => ({ ...one, region: "us-central1" }))],
    }),
    "run in us-central1 too",
    "functions:delete generateCourseOutline sendBlasts --region us-central1",
  ],
  ["no index", () => ({ indexes: [] }), "taskQueue by status, movedAt (falling)", "firestore:indexes"],
  [
    "an index in the making",
    ({ indexes }) => ({ indexes: indexes?.map((one) => ({ ...one, state: "CREATING" })) ?? [] }),
    "still being built",
    "Wait",
  ],
  ["no policy that clears away", () => ({ timeToLive: [] }), "events.expiresAt", "firestore:indexes"],
  ["other rules", () => ({ rules: "allow read, write" }), "not those of firestore.rules", "firestore:rules"],
  ["no rules", () => ({ rules: "" }), "No security rules are deployed", "firestore:rules"],
  [
    "a secret without a value",
    ({ secrets = [] }) => ({
      secrets: secrets.map((one) => (one.name === "OPENAI_API_KEY" ? { name: one.name, isEnabled: false } : one)),
    }),
    "OPENAI_API_KEY has no value",
    "secrets:set OPENAI_API_KEY",
  ],
  [
    "a secret with a line break",
    ({ secrets = [] }) => ({
      secrets: secrets.map((one) => ({ ...one, value: one.name === "OPENAI_API_KEY" ? "a key\n" : (one.value ?? "") })),
    }),
    "a line break",
    "secrets:set OPENAI_API_KEY",
  ],
  [
    "a mail server that is none",
    ({ secrets = [] }) => ({
      secrets: secrets.map((one) => ({ ...one, value: one.name === "SMTP_URL" ? "mail.test:465" : (one.value ?? "") })),
    }),
    "no address of a mail server",
    "secrets:set SMTP_URL",
  ],
  ["a key of another database", () => ({ mailKeyFingerprints: ["another"] }), "MAIL_KEY is not the key", "new,old"],
  ["a sweep that does not run", () => ({ late: ["sweep"] }), "has not run for half an hour", "Cloud Scheduler"],
  ["a week without a backup", () => ({ late: ["backup"] }), "no backup", "npm run backup"],
  ["a role taken away", () => ({ roles: [] }), "lacks roles/datastore.user", "npm run deploy"],
  [
    "no passwords",
    ({ auth }) => ({ auth: { ...auth, passwords: false } as never }),
    "Email/Password provider",
    "authentication/providers",
  ],
  [
    "addresses told",
    ({ auth }) => ({ auth: { ...auth, hidesAddresses: false } as never }),
    "enumeration protection",
    "authentication/settings",
  ],
  [
    "no sign-up",
    ({ auth }) => ({ auth: { ...auth, signUpDisabled: true } as never }),
    "sign-up is disabled",
    "authentication/settings",
  ],
  [
    "a domain not authorised",
    ({ auth }) => ({ auth: { ...auth, authorizedDomains: ["localhost"] } as never }),
    "authorised domains",
    "authentication/settings",
  ],
  [
    "an APP_URL of another project",
    (facts) => ({
      ...settings({ APP_URL: "https://theirs.web.app" })(facts),
      auth: { ...facts.auth, authorizedDomains: ["theirs.web.app"] } as never,
    }),
    "no site of ours",
    "Correct APP_URL",
  ],
  ["no administrator", () => ({ administrators: [] }), "no administrator", "npm run admin -- create"],
  [
    "an administrator nobody knows",
    () => ({ administrators: [{ email: "who@northwind.test", isVerified: false }] }),
    "who@northwind.test has not proved",
    "npm run admin -- revoke who@northwind.test --project ours",
  ],
  [
    "a site that is down",
    ({ site }) => ({ site: { ...site, status: 0 } as never }),
    "does not answer",
    "npm run deploy",
  ],
  [
    "a site without headers",
    ({ site }) => ({ site: { ...site, headers: {} } as never }),
    "without our headers",
    "npm run deploy",
  ],
  [
    "a site whose policy is another project's",
    ({ site }) => ({ site: { ...site, headers: { "content-security-policy": "connect-src 'self'" } } as never }),
    "was not deployed for ours",
    "npm run deploy",
  ],
  [
    "our policy on the provider's page",
    ({ site }) => ({ site: { ...site, providerHeaders: site?.headers } as never }),
    "/__/auth/action",
    "Take /__/** out",
  ],
  [
    "no SPF",
    ({ mailRecords }) => ({ mailRecords: { ...mailRecords, spf: false } as never }),
    "(SPF)",
    "DNS of northwind.test",
  ],
  [
    "no DKIM",
    ({ mailRecords }) => ({ mailRecords: { ...mailRecords, dkim: false } as never }),
    "(DKIM)",
    "DKIM_SELECTOR",
  ],
  [
    "no DMARC",
    ({ mailRecords }) => ({ mailRecords: { ...mailRecords, dmarc: false } as never }),
    "(DMARC)",
    "_dmarc.northwind.test",
  ],
  [
    "a mail server that refuses",
    () => ({ mailServerProblem: "535 Authentication failed" }),
    "535 Authentication failed",
    "secrets:set SMTP_URL",
  ],
  ["a key refused", () => ({ modelProblem: "key" }), "refuses OPENAI_API_KEY", "secrets:set OPENAI_API_KEY"],
  ["an unknown model", () => ({ modelProblem: "model" }), "knows no model a-model", "OPENAI_MODEL"],
  [
    "a model that is down",
    () => ({ modelProblem: "unreachable" }),
    "does not answer at https://model.test/v1",
    "status page",
  ],
  [
    "a store that refuses",
    () => ({ storeProblem: "key" }),
    "LRS_USERNAME and LRS_PASSWORD",
    "secrets:set LRS_PASSWORD",
  ],
  ["a store that is down", () => ({ storeProblem: "unreachable" }), "https://store.test/xapi", "statements wait"],
];

test("nothing is wrong where all is well, nor where nobody may say", () => {
  expect(problemsIn(soundProject(), checks)).toEqual([]);
  const { project, now, settings: known, wanted, failures } = soundProject();
  expect(problemsIn({ project, now, settings: known, wanted, failures }, checks)).toEqual([]);
});

test.each(planted)("%s is found", (_, plant, sentence, repair) => {
  expectOne(problemsIn({ ...soundProject(), ...plant(soundProject()) }, checks), sentence, repair);
});
