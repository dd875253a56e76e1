// The settings that a project may leave away. A limit follows the size of the site (SITE_SIZE), unless it is set. The
// parameters of functions/src/config.ts have a value in every project. docs/configure.md explains both.

export const siteSizes = ["trial", "small", "open"] as const;
type SiteSize = (typeof siteSizes)[number];

/** The value of each size, and the range in which it may be set. */
interface Limit extends Record<SiteSize, number> {
  from: number;
  to: number;
}

export const limits = {
  MAX_INSTANCES_WRITING: { trial: 1, small: 1, open: 4, from: 1, to: 1000 },
  MAX_INSTANCES_VISITORS: { trial: 1, small: 2, open: 8, from: 1, to: 1000 },
  MAX_INSTANCES_SIGNED_IN: { trial: 1, small: 2, open: 4, from: 1, to: 1000 },
  MAX_INSTANCES_BACKGROUND: { trial: 1, small: 2, open: 4, from: 1, to: 1000 },
  TOKENS_PER_DAY: { trial: 1_000_000, small: 10_000_000, open: 50_000_000, from: 0, to: 1_000_000_000 },
  GENERATIONS_PER_DAY: { trial: 200, small: 2000, open: 10_000, from: 0, to: 10_000_000 },
  GENERATIONS_PER_ADDRESS_PER_DAY: { trial: 30, small: 60, open: 60, from: 0, to: 1_000_000 },
  GENERATIONS_PER_ACCOUNT_PER_DAY: { trial: 100, small: 200, open: 200, from: 0, to: 1_000_000 },
  ACCOUNTS_PER_ADDRESS_PER_HOUR: { ...inEverySize(30), from: 0, to: 1_000_000 },
  PASSWORD_RESETS_PER_ADDRESS_PER_HOUR: { ...inEverySize(10), from: 0, to: 1_000_000 },
  INQUIRIES_PER_HOUR: { trial: 20, small: 60, open: 300, from: 1, to: 1_000_000 },
  SUBSCRIPTIONS_PER_HOUR: { trial: 50, small: 500, open: 2500, from: 1, to: 1_000_000 },
  CONFIRMATION_MAILS_PER_DAY: { trial: 100, small: 1000, open: 10_000, from: 1, to: 1_000_000 },
  CONFIRMATION_MAILS_PER_DOMAIN_PER_DAY: { trial: 50, small: 250, open: 2500, from: 1, to: 1_000_000 },
  CONFIRMATION_MAILS_PER_UNCONFIRMED_DOMAIN_PER_DAY: { trial: 10, small: 20, open: 100, from: 1, to: 1_000_000 },
  CONFIRMATION_MAILS_PER_MAILBOX_PER_DAY: { ...inEverySize(3), from: 1, to: 100 },
  IMPORT_CONFIRMATION_MAILS_PER_HOUR: { trial: 20, small: 100, open: 1000, from: 1, to: 1_000_000 },
  IMPORT_CONFIRMATION_MAILS_PER_DAY: { trial: 100, small: 1000, open: 10_000, from: 1, to: 1_000_000 },
  BLAST_MAILS_PER_SECOND: { trial: 1, small: 14, open: 50, from: 0, to: 1000 },
  BLAST_CONNECTIONS: { trial: 1, small: 5, open: 10, from: 1, to: 50 },
  MODEL_MAX_TOKENS: { ...inEverySize(16_000), from: 0, to: 1_000_000 },
  MODEL_TIMEOUT_SECONDS: { ...inEverySize(60), from: 5, to: 60 },
  MODEL_STALL_SECONDS: { ...inEverySize(20), from: 1, to: 60 },
  PLAN_TIMEOUT_SECONDS: { ...inEverySize(480), from: 30, to: 500 },
  LRS_TIMEOUT_SECONDS: { ...inEverySize(20), from: 1, to: 500 },
  INVITATION_DAYS: { ...inEverySize(30), from: 1, to: 365 },
} satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;
export const limitNames = Object.keys(limits) as LimitName[];

export const defaultSettings = {
  SITE_SIZE: "small",
  MODEL_REASONING_EFFORT: "none",
  MODEL_PROMPTS: "full",
  DOLLARS_PER_MILLION_TOKENS: "0.5",
  XAPI_VERSION: "1.0.3",
  APP_CHECK_ENFORCED: "off",
  SECOND_FACTOR: "off",
  MAIL_ONLY_TO_DOMAIN: "",
  MAIL_IDEMPOTENCY_HEADER: "",
};

type Settings = Record<string, string | undefined>;

/** Throws a sentence for the operator if the limit, or the size of the site, cannot be read. */
export function limitIn(settings: Settings, name: LimitName): number {
  const problem = problemOf("SITE_SIZE", settings.SITE_SIZE) ?? problemOf(name, settings[name]);
  if (problem !== undefined) throw new Error(problem);
  const own = settings[name]?.trim() ?? "";
  return own === "" ? limits[name][sizeIn(settings.SITE_SIZE) ?? "small"] : Number(own);
}

/** The settings that can be read, for a reader that tells of the others by itself. */
export function readableSettings(settings: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(settings).filter(([name, value]) => problemOf(name, value) === undefined));
}

function problemOf(name: string, value = ""): string | undefined {
  if (name === "SITE_SIZE" && sizeIn(value) === undefined)
    return `SITE_SIZE is "${value}", and can be ${siteSizes.join(" or ")}.`;
  if (name in limits && !/^\d*$/.test(value.trim())) return `${name} is "${value}", and must be a whole number.`;
  return undefined;
}

/** A blank is the default. */
function sizeIn(value = ""): SiteSize | undefined {
  return siteSizes.find((size) => size === (value.trim() || defaultSettings.SITE_SIZE));
}

function inEverySize(value: number): Record<SiteSize, number> {
  return { trial: value, small: value, open: value };
}
