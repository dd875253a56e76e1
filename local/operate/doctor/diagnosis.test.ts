// Each mistake is planted alone into facts in which all is well, and each must be found, alone, with what repairs it.
import { beforeAll, expect, test } from "vitest";
import { firm } from "../../../src/domain/kernel/firm";
import { version } from "../../../src/domain/kernel/project/version";
import { projectFailures } from "../../../src/domain/kernel/words";
import { mailKey, soundFiles, soundProject as sound } from "../../../tests/support/operate/sound-facts";
import { GoogleApiError } from "../google-api";
import { problemsInWords } from "./check";
import { doctorChecks, diagnoseProject, problemsIn } from "./diagnosis";
import type { DoctorFacts, FileFacts, Secret } from "./facts";

let files: FileFacts;
beforeAll(async () => {
  files = await soundFiles();
}, 30_000);

type Changes = Partial<DoctorFacts>;
type Planted = [check: string, plant: Changes | (() => Changes), sentence: string, repair: string];

const own = (changes: Record<string, string>) => (): Changes => ({
  own: { ...files.own, ...changes },
  settings: { ...files.settings, ...changes },
});

const secret = (name: string, changes: Partial<Secret>): Changes => ({
  secrets: sound.secrets.map((one) => (one.name === name ? { ...one, ...changes } : one)),
});

const client = { localId: "2", customAttributes: '{"admin":"yes"}' };
const stranger = { localId: "1", email: "who@northwind.test", customAttributes: '{"admin":true}' };

const withFactor = { ...sound.accounts[0], localId: "1", mfaInfo: [{ totpInfo: {} }] };
const authenticatorApps = { state: "ENABLED", providerConfigs: [{ state: "ENABLED", totpProviderConfig: {} }] };

const planted: Planted[] = [
  [
    "missing value",
    () => ({ settings: Object.fromEntries(Object.entries(files.settings).filter(([name]) => name !== "APP_URL")) }),
    "APP_URL has no value for ours",
    "Write APP_URL=… into functions/.env.ours.",
  ],
  ["form of a value", own({ MAIL_FROM: "Us <a@b.test>" }), 'MAIL_FROM is "Us <a@b.test>"', "MAIL_FROM=…"],
  ["form of a value", own({ GENERATIONS_PER_DAY: "many" }), "a whole number", "GENERATIONS_PER_DAY=2000"],
  ["form of a value", own({ PLAN_TIMEOUT_SECONDS: "900" }), "from 30 to 500", "PLAN_TIMEOUT_SECONDS=480"],
  ["form of a value", own({ SITE_SIZE: "huge" }), "can be trial or small or open", "SITE_SIZE=small"],
  ["form of a value", own({ DOUBLE_OPT_IN: "yes" }), "can be on or off", "DOUBLE_OPT_IN=on"],
  ["form of a value", own({ DOLLARS_PER_MILLION_TOKENS: "0,5" }), "must be a number, such as 0.5", "TOKENS=0.5"],
  ["form of a value", own({ XAPI_VERSION: "1.0" }), 'XAPI_VERSION is "1.0"', "XAPI_VERSION=1.0.3"],
  ["form of a value", own({ FUNCTIONS_REGION: "europe" }), "a region, such as europe-west1", "FUNCTIONS_REGION="],
  [
    "form of a value",
    own({ OPENAI_BASE_URL: "https://a.test/v1/chat/completions" }),
    "before /chat/completions",
    "OPENAI_BASE_URL=https://",
  ],
  [
    "form of a value",
    own({ LRS_ENDPOINT: "https://a.test/statements", LRS_USERNAME: "a" }),
    "before /statements",
    "LRS_ENDPOINT=…",
  ],
  ["mistyped name", own({ OPENAI_MODLE: "a" }), "sets OPENAI_MODLE, which nothing reads", "spelling"],
  [
    "secret in a file",
    own({ MAIL_KEY: mailKey }),
    "MAIL_KEY stands in a file",
    "put a new key before this one (`new,old`)",
  ],
  ["secret in a file", own({ SMTP_URL: "smtps://u:p@h" }), "SMTP_URL stands in a file", "secrets:set SMTP_URL"],
  [
    "address of the site",
    () => ({ ...own({ APP_URL: "https://localhost" })(), auth: { ...sound.auth, authorizedDomains: ["localhost"] } }),
    "lead nowhere",
    "https://ours.web.app",
  ],
  ["address of the site", own({ APP_URL: "https://ours.web.app/home" }), "not the address of a site", "APP_URL="],
  [
    "sample brand",
    own({ MAIL_FROM: "hello@waymark.example" }),
    "a domain without an owner",
    "The brand itself is in src/domain/brand/.",
  ],
  [
    "place on the privacy page",
    { hostingPlace: "the United States" },
    "says that the data is in the United States, and FUNCTIONS_REGION is europe-west1",
    "Write the European Union into src/domain/brand/firm.ts",
  ],
  [
    "address for reports",
    { securityContact: "security@waymark.example" },
    "reported to security@waymark.example, which nobody reads",
    "src/domain/brand/firm.ts (securityContact)",
  ],
  [
    "model that ends",
    () => ({ now: new Date("2026-12-20T00:00:00Z"), ...own({ OPENAI_MODEL: "gpt-4.1-mini" })() }),
    "gpt-4.1-mini ends on 2027-01-14",
    "OPENAI_MODEL=gpt-6-luna",
  ],
  [
    "runtime that ends",
    { runtime: { name: "nodejs22", ends: "2026-08-29", successor: "nodejs24" } },
    "run in nodejs22, which gets no security fixes after 2026-08-29",
    "Write nodejs24 into firebase.json",
  ],
  ["store without a user", own({ LRS_ENDPOINT: "https://a.test" }), "LRS_USERNAME is not", "LRS_USERNAME=…"],
  ["App Check without a key", own({ APP_CHECK_ENFORCED: "on" }), "no APP_CHECK_SITE_KEY", "APP_CHECK_SITE_KEY=…"],
  ["file of the emulators", { hasLocalFile: true }, "functions/.env.local", "rm functions/.env.local"],
  ["refused question", { failures: ["Your account may not do this."] }, "may not", "run `npm run doctor` again"],
  ["silent emulators", { silent: ["the site", "Firestore"] }, "the site, Firestore", "npm start"],
  [
    "missing function",
    { functions: sound.functions.slice(0, 1) },
    "not deployed: sendBlasts",
    "npm run deploy -- --project ours",
  ],
  [
    "broken function",
    { functions: sound.functions.map((one, nth) => (nth === 0 ? { ...one, state: "FAILED" } : one)) },
    "generateCourseOutline (FAILED)",
    "npm run deploy",
  ],
  [
    "function in two regions",
    { functions: [...sound.functions, ...sound.functions.map((one) => ({ ...one, region: "us-central1" }))] },
    "run in us-central1 too",
    "functions:delete generateCourseOutline sendBlasts --region us-central1",
  ],
  [
    "secret without a value",
    { secrets: [{ name: "OPENAI_API_KEY", isEnabled: false }] },
    "OPENAI_API_KEY has no value",
    "secrets:set OPENAI_API_KEY",
  ],
  [
    "secret without a value",
    () => ({
      secrets: [...sound.secrets.filter(({ name }) => name !== "MAIL_KEY"), { name: "MAIL_KEY", isEnabled: false }],
    }),
    "MAIL_KEY has no value",
    "Give it the keys that it had",
  ],
  ["blank in a secret", secret("MAIL_KEY", { value: `${mailKey}\n` }), "a line break", "Give it the keys that it had"],
  ["blank in a secret", secret("OPENAI_API_KEY", { value: "a key\n" }), "a line break", "secrets:set OPENAI_API_KEY"],
  [
    "blank in a secret",
    secret("OPENAI_API_KEY", { value: "" }),
    "OPENAI_API_KEY is blank",
    "secrets:set OPENAI_API_KEY",
  ],
  ["address of the mail server", secret("SMTP_URL", { value: "mail.test:465" }), "no address", "secrets:set SMTP_URL"],
  ["MAIL_KEY", { mailKeys: ["another"] }, "MAIL_KEY is not the key", "new,old"],
  ["MAIL_KEY", { ...secret("MAIL_KEY", { value: "short" }), mailKeys: [] }, "can be guessed", "openssl rand"],
  ["MAIL_KEY", secret("MAIL_KEY", { value: `${mailKey},short` }), "can be guessed", "`new,old`"],
  ["database far away", { database: { ...sound.database, locationId: "nam5" } }, "is in nam5", "=us-central1"],
  [
    "unprotected database",
    { database: { ...sound.database, deleteProtectionState: "" } },
    "deleted with one command",
    "--delete-protection",
  ],
  [
    "point in time recovery",
    { database: { ...sound.database, pointInTimeRecoveryEnablement: "POINT_IN_TIME_RECOVERY_DISABLED" } },
    "cannot be read back",
    "--enable-pitr",
  ],
  ["backup schedule", { backupSchedules: [] }, "does not back itself up", "backups schedules create"],
  ["alarms", { alarms: [] }, "Waymark: the site says that something is late", "npm run alerts -- --project ours"],
  [
    "alarms",
    { alarms: sound.alarms.map((one, nth) => (nth === 0 ? { ...one, enabled: false } : one)) },
    "told of these: Waymark: the site says",
    "switch on one that is there",
  ],
  [
    "alarms",
    { alarms: sound.alarms.map((one, nth) => (nth === 1 ? { ...one, notificationChannels: [] } : one)) },
    "told of these: Waymark: functions fail.",
    "--email you@your-company.com --yes",
  ],
  ["days of the log", { logDays: 3650 }, "kept for 3650 days", "--retention-days=30 --project ours"],
  ["budget alarm", { budgets: [] }, "costs more than expected", "--budget"],
  ["missing index", { indexes: [] }, "taskQueue by status, movedAt (falling)", "firestore:indexes"],
  [
    "index in the making",
    { indexes: sound.indexes.map((one) => ({ ...one, state: "CREATING" })) },
    "still being built",
    "Wait",
  ],
  ["time to live", { timeToLive: [] }, "events.expiresAt", "firestore:indexes"],
  ["security rules", { rules: "allow read, write" }, "not those of firestore.rules", "firestore:rules"],
  ["security rules", { rules: "" }, "No security rules are deployed", "firestore:rules"],
  ["passwords", { auth: { ...sound.auth, signIn: {} } }, "Email/Password provider", "authentication/providers"],
  [
    "addresses told",
    { auth: { ...sound.auth, emailPrivacyConfig: {} } },
    "enumeration protection",
    "authentication/settings",
  ],
  ["sign-up", { auth: { ...sound.auth, client: {} } }, "sign-up by clients is switched on", "Enable create (sign-up)"],
  [
    "authorised domain",
    own({ APP_URL: "https://theirs.web.app" }),
    "leads to theirs.web.app",
    "Correct APP_URL, or add the domain",
  ],
  [
    "administrators",
    { accounts: [client] },
    "no administrator",
    "npm run admin -- create you@your-company.com --project",
  ],
  [
    "administrators",
    { accounts: [stranger, client] },
    "who@northwind.test has not proved",
    "npm run admin -- revoke who@northwind.test --project ours",
  ],
  [
    "administrators",
    { accounts: [...sound.accounts, { ...stranger, customAttributes: '{"reader":true}' }] },
    "who@northwind.test has not proved that the address is theirs, and may work on the dashboard (reader)",
    "npm run admin -- create who@northwind.test --role reader --project ours",
  ],
  [
    "authenticator apps",
    () => ({
      ...own({ SECOND_FACTOR: "on" })(),
      accounts: [withFactor],
      auth: { ...sound.auth, mfa: { state: "ENABLED" } },
    }),
    "allows no authenticator apps",
    "docs/operate.md",
  ],
  [
    "administrators without a factor",
    () => ({ ...own({ SECOND_FACTOR: "on" })(), auth: { ...sound.auth, mfa: authenticatorApps } }),
    "no second factor: ines@northwind.test",
    "“Second factor”",
  ],
  ["form of a value", own({ SECOND_FACTOR: "yes" }), "can be on or off", "SECOND_FACTOR=off"],
  ["release", { health: { late: [], version: "0.0.9" } }, "runs version 0.0.9, and this is version", "npm run deploy"],
  ["release", { health: { late: [] } }, "runs a release without a number", "Operators must"],
  ["late parts", { health: { late: ["sweep"], version } }, "has not run for half an hour", "Cloud Scheduler"],
  ["late parts", { health: { late: ["backup"], version } }, "no backup", "npm run backup"],
  [
    "late parts",
    { health: { late: ["schema"], version, schema: { stored: 7, current: 9 } } },
    "in form 7 of 9",
    "npm run migrate",
  ],
  ["SPF", { mailRecords: { ...sound.mailRecords, spf: false } }, "(SPF)", "DNS of northwind.test"],
  ["DKIM", { mailRecords: { ...sound.mailRecords, dkim: false } }, "(DKIM)", "DKIM_SELECTOR"],
  ["DMARC", { mailRecords: { ...sound.mailRecords, dmarc: false } }, "(DMARC)", "_dmarc.northwind.test"],
  ["mail server", { mailServer: "535 Authentication failed" }, "535 Authentication failed", "secrets:set SMTP_URL"],
  ["key of the model", { model: "refused" }, "refuses OPENAI_API_KEY", "secrets:set OPENAI_API_KEY"],
  ["name of the model", { model: "unknown" }, "knows no model gpt-", "OPENAI_MODEL"],
  ["server of the model", { model: "silent" }, "does not answer at https://", "status page"],
  ["key of the store", { store: "refused" }, "LRS_USERNAME and LRS_PASSWORD", "secrets:set LRS_PASSWORD"],
  ["server of the store", { store: "silent" }, "does not answer at", "statements wait"],
  ["place of the store", { store: "unknown" }, "no learning record store at", "LRS_ENDPOINT"],
  ["version of the store", { store: "other version" }, "does not speak XAPI_VERSION", "XAPI_VERSION=1.0.3"],
];

test("nothing is wrong where all is well, nor where nothing but the files is known", () => {
  expect(problemsIn({ ...files, ...sound })).toEqual([]);
  expect(problemsIn(files)).toEqual([]);
  const hostingPlace = firm.recipients.hosting.place;
  expect(problemsIn({ ...files, project: undefined, own: {}, settings: files.defaults, hostingPlace })).toEqual([]);
});

test.each(planted)("%s is found", (name, plant, sentence, repair) => {
  const facts = { ...files, ...sound, ...(typeof plant === "function" ? plant() : plant) };
  const problems = problemsIn(facts);
  expect(problems, problemsInWords(problems)).toHaveLength(1);
  expect(problems[0]?.sentence).toContain(sentence);
  expect(problems[0]?.repair).toContain(repair);
  expect(doctorChecks.find((check) => check.find(facts).length > 0)?.name).toBe(name);
});

test("each check of the table is tried", () => {
  const tried = new Set(planted.map(([name]) => name));
  expect(doctorChecks.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
});

test("a machine's administrator is made on this machine", () => {
  const [problem] = problemsIn({ ...files, project: undefined, own: {}, accounts: [] });
  expect(problem?.repair).toContain("create you@your-company.com --local");
});

test("a project of which nothing is set and that may not be asked has both said, once", async () => {
  const refuse = () => Promise.reject(new GoogleApiError(0, projectFailures.noCredentials));
  const sentences = (await diagnoseProject("nobodys-project", { get: refuse, post: refuse })).map(
    ({ sentence }) => sentence,
  );
  expect(sentences.toSorted()).toEqual(
    [
      projectFailures.noCredentials,
      `Weaknesses are to be reported to ${firm.securityContact}, which nobody reads.`,
      ...["APP_URL", "MAIL_FROM", "MAIL_REPLY_TO", "LRS_HOME_PAGE"].map(
        (name) => `${name} has no value for nobodys-project, so an unattended deployment is refused.`,
      ),
    ].toSorted(),
  );
}, 30_000);
