// The reader of settings and secrets. A parameter must have a value in every project, or `firebase deploy` asks for it,
// so each stands in functions/.env, except those that no two sites share. All other settings come from the environment
// (src/domain/kernel/project/settings.ts). A secret must also be named in `secrets` of each function that uses it, or
// it is missing in production.
import { defineSecret, defineString } from "firebase-functions/params";
import { generationSeconds } from "../../src/domain/course/generation-time";
import { addressIn } from "../../src/domain/kernel/language";
import type { VisitorCollection } from "../../src/domain/kernel/held";
import { databaseNamed } from "../../src/domain/kernel/project/database-name";
import { defaultSettings, limitIn, type LimitName } from "../../src/domain/kernel/project/settings";
import { readersLanguage } from "./language";

/** Of all functions; the database is best in the same one. */
export const functionsRegion = defineString("FUNCTIONS_REGION");

/** The database that triggers listen to. */
export const firestoreDatabase = defineString("FIRESTORE_DATABASE");

/** The same for modules that open it while they load, when parameters may not be asked yet. */
export function databaseName(): string {
  return databaseNamed(process.env.FIRESTORE_DATABASE);
}

/** A limit of this site: as it is set, or by the size of the site. */
export function limit(name: LimitName): number {
  return limitIn(process.env, name);
}

function setting(name: keyof typeof defaultSettings): string {
  return (process.env[name] ?? defaultSettings[name]).trim();
}

const openaiBaseUrl = defineString("OPENAI_BASE_URL");
const openaiModel = defineString("OPENAI_MODEL");

const lrsEnabled = defineString("LRS_ENABLED");
const lrsEndpoint = defineString("LRS_ENDPOINT", { default: "" });
const lrsUsername = defineString("LRS_USERNAME", { default: "" });

export const lrsPassword = defineSecret("LRS_PASSWORD");
export const openaiApiKey = defineSecret("OPENAI_API_KEY");

const webAddress = {
  text: {
    validationRegex: "^https://[^\\s/]+",
    validationErrorMessage: "Please give the whole address, such as https://your-project.web.app.",
  },
};
const plainAddress = {
  text: {
    validationRegex: "^[^@\\s<>]+@[^@\\s<>]+\\.[^@\\s<>]+$",
    validationErrorMessage: "Please give a plain address, such as hello@your-company.com.",
  },
};
const appUrl = defineString("APP_URL", {
  description: "Where the site is reached, for the links in mail, such as https://your-project.web.app",
  input: webAddress,
});
const lrsHomePage = defineString("LRS_HOME_PAGE", {
  description:
    "What accounts and activities are named after in learning records, for ever: the address of your company's site",
  input: webAddress,
});
const mailFrom = defineString("MAIL_FROM", {
  description: "The address that mail comes from; your mail server must be allowed to send for it",
  input: plainAddress,
});
const mailReplyTo = defineString("MAIL_REPLY_TO", {
  description: "The address at which answers to mail are read",
  input: plainAddress,
});
const doubleOptInSetting = defineString("DOUBLE_OPT_IN");
const holdPlansSetting = defineString("HOLD_PLANS");

const smtpUrl = defineSecret("SMTP_URL");
export const mailKey = defineSecret("MAIL_KEY");
/** A secret cannot be blank, so it is `off` where no provider tells us anything. */
export const mailWebhookSecret = defineSecret("MAIL_WEBHOOK_SECRET");

/** Of every function that sends mail: without the right MAIL_KEY nothing is sent. */
export const mailSecrets = [smtpUrl, mailKey];

export interface ModelConfig {
  apiKey: string;
  baseUrl: string;
  model: string;
  /** The model's effort of thinking before it writes, in its provider's word; blank says nothing of it. */
  reasoningEffort: string;
  /** The most that one answer may have, thinking included; 0 says nothing of it. */
  maxTokens: number;
  /** The most that one generation may take in all: every answer that it needs, with their retries. */
  timeoutMs: number;
  /** The most that one attempt may take to begin. */
  attemptMs: number;
  /** The most that the model may be silent once it has begun to write. */
  stallMs: number;
}

export function modelConfig(): ModelConfig {
  const seconds = Math.min(limit("MODEL_TIMEOUT_SECONDS"), generationSeconds);
  return {
    apiKey: openaiApiKey.value(),
    baseUrl: openaiBaseUrl.value(),
    model: openaiModel.value(),
    reasoningEffort: setting("MODEL_REASONING_EFFORT"),
    maxTokens: limit("MODEL_MAX_TOKENS"),
    timeoutMs: seconds * 1000,
    attemptMs: seconds * 500, // so that a second one fits
    stallMs: limit("MODEL_STALL_SECONDS") * 1000,
  };
}

/** True if texts are asked for in the short form, for a small model. */
export function asksInShort(): boolean {
  return setting("MODEL_PROMPTS") === "short";
}

/** The name of the model that is set, for readers that need no secret. */
export function modelName(): string {
  return openaiModel.value();
}

/** Dollars for a million tokens, for the administrators' numbers. */
export function tokenPrice(): number {
  return Number(setting("DOLLARS_PER_MILLION_TOKENS")) || 0;
}

/** For training plans; the time is for one plan in all, however often it is continued. */
export function planModelConfig(): ModelConfig {
  return { ...modelConfig(), timeoutMs: limit("PLAN_TIMEOUT_SECONDS") * 1000 };
}

/** True if a business reads its plan only after a consultant has released it. */
export function holdsPlans(): boolean {
  return holdPlansSetting.value() === "on";
}

/** True if a call has to prove that it comes from a page of this site. */
export function appCheckEnforced(): boolean {
  return setting("APP_CHECK_ENFORCED") === "on";
}

/** True if administrators may call only with a login that had a second factor. */
export function demandsSecondFactor(): boolean {
  return setting("SECOND_FACTOR") === "on";
}

/** The most documents that visitors may write to a collection in an hour before the rest is held. */
export function writesPerHour(collection: VisitorCollection): number {
  return limit(collection === "inquiries" ? "INQUIRIES_PER_HOUR" : "SUBSCRIPTIONS_PER_HOUR");
}

/** The most confirmation mails on a day (UTC): in all, to a domain, to one without confirmations, to a mailbox. */
export function confirmationMailLimits() {
  return {
    inAll: limit("CONFIRMATION_MAILS_PER_DAY"),
    perDomain: limit("CONFIRMATION_MAILS_PER_DOMAIN_PER_DAY"),
    perUnconfirmedDomain: limit("CONFIRMATION_MAILS_PER_UNCONFIRMED_DOMAIN_PER_DAY"),
    perMailbox: limit("CONFIRMATION_MAILS_PER_MAILBOX_PER_DAY"),
  };
}

export interface StoreConfig {
  /** Without its last part, `/statements`; blank where there is no learning record store (yet). */
  endpoint: string;
  username: string;
  password: string;
  /** The version of the Experience API that is named to the store. */
  version: string;
  /** The most that one request may take. */
  timeoutMs: number;
}

/** Only for functions that name `lrsPassword` in their secrets. */
export function storeConfig(): StoreConfig {
  return {
    endpoint: lrsEndpoint.value(),
    username: lrsUsername.value(),
    password: lrsPassword.value(),
    version: setting("XAPI_VERSION"),
    timeoutMs: limit("LRS_TIMEOUT_SECONDS") * 1000,
  };
}

/** Tells if statements are recorded at all, and gives the home page that their accounts and activities carry. */
export function statementConfig(): { enabled: boolean; homePage: string } {
  return { enabled: lrsEnabled.value() !== "off", homePage: lrsHomePage.value() };
}

export interface MailConfig {
  smtpUrl: string;
  /** Plain addresses: the sender's name is the brand's. */
  from: string;
  replyTo: string;
}

export function mailConfig(): MailConfig {
  return { smtpUrl: smtpUrl.value(), from: mailFrom.value(), replyTo: mailReplyTo.value() };
}

/** Undefined where no sender is set. */
export function mailDomain(): string | undefined {
  return mailFrom.value().split("@")[1];
}

/** The one domain that mail goes to, in small letters; blank where everybody gets mail. */
export function onlyMailDomain(): string {
  return setting("MAIL_ONLY_TO_DOMAIN").replace(/^@/, "").toLowerCase();
}

/** A page in the reader's language, for links in mail: from the configuration, never from what a request claims. */
export function pageUrl(path: string): string {
  return siteUrl(addressIn(readersLanguage(), path));
}

/** An address of the site that a function answers, in no language. */
export function siteUrl(path: string): string {
  return new URL(path, appUrl.value()).href;
}

/** The days for which an invitation stays open after it was sent. */
export function invitationLifetime(): number {
  return limit("INVITATION_DAYS");
}

/** The ring of keys, the one for what is new first; only for functions that name `mailKey` in their secrets. */
export function mailKeys(): string[] {
  return mailKey
    .value()
    .split(/[\s,]+/)
    .filter(Boolean);
}

/** Blank if no provider may tell us of refused mail and complaints. */
export function mailWebhookSecretValue(): string {
  const secret = mailWebhookSecret.value().trim();
  return secret === "off" ? "" : secret;
}

/** True if a subscription counts only after its owner has confirmed it from a mail. */
export function doubleOptIn(): boolean {
  return doubleOptInSetting.value() !== "off";
}

export interface BlastConfig {
  /** The number of mails that are claimed together and added to the blast's numbers together. */
  batchSize: number;
  /** The number of them under way at once; these may be uncertain if the sender dies. */
  mailsAtOnce: number;
  /** 0 is no limit. */
  mailsPerSecond: number;
  /** The number of mails at the mail server at once. */
  connections: number;
  /** The header by which the provider recognises a mail that it has got already; blank where it recognises none. */
  idempotencyHeader: string;
  /** The time for which a batch belongs to its sender. */
  leaseMs: number;
}

export function blastConfig(): BlastConfig {
  return {
    batchSize: 250,
    mailsAtOnce: 10,
    mailsPerSecond: limit("BLAST_MAILS_PER_SECOND"),
    connections: limit("BLAST_CONNECTIONS"),
    idempotencyHeader: setting("MAIL_IDEMPOTENCY_HEADER"),
    leaseMs: 3 * 60_000,
  };
}
