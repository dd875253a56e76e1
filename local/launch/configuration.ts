// All values that differ between one machine and production. A person's own service replaces a stand-in as a whole:
// setting one of its `replacedBy` gives production's defaults for the rest.
import { defaultRegion } from "../../src/domain/kernel/project/region";
import { defaultSettings, limits } from "../../src/domain/kernel/project/settings";
import type { Environment } from "../shared/env-file";
import type { Ports } from "../shared/running-suite";

export interface ExternalService {
  name: string;
  replacedBy: readonly string[];
  environment: Environment;
  secrets: Environment;
}

/** The same always, so that the links of mails from before a restart still work. */
export const localMailKey = "a-mail-key-for-this-machine-only";

export const localAdministrator = { email: "admin@waymark.example", password: "waymark-admin" };

export function externalServices(ports: Ports): ExternalService[] {
  return [
    {
      name: "Language model",
      replacedBy: ["OPENAI_API_KEY", "OPENAI_BASE_URL"],
      environment: { OPENAI_BASE_URL: `http://127.0.0.1:${ports.model}/v1`, OPENAI_MODEL: "waymark-sample" },
      secrets: { OPENAI_API_KEY: "waymark-local" },
    },
    {
      name: "Mail",
      replacedBy: ["SMTP_URL"],
      environment: {},
      secrets: { SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`, MAIL_KEY: localMailKey, MAIL_WEBHOOK_SECRET: "off" },
    },
    {
      name: "Learning record store",
      replacedBy: ["LRS_ENDPOINT"],
      environment: { LRS_ENDPOINT: `http://127.0.0.1:${ports.lrs}/xapi`, LRS_USERNAME: "waymark" },
      secrets: { LRS_PASSWORD: "waymark" },
    },
  ];
}

/** Shorter than in production, so that no test of a time-out takes a minute; all tests call from one address. */
export const testEnvironment: Environment = {
  MODEL_TIMEOUT_SECONDS: "20",
  MODEL_STALL_SECONDS: "2",
  LRS_TIMEOUT_SECONDS: "3",
  GENERATIONS_PER_ADDRESS_PER_DAY: "100000",
  GENERATIONS_PER_DAY: "100000",
  GENERATIONS_PER_ACCOUNT_PER_DAY: "100000",
  ACCOUNTS_PER_ADDRESS_PER_HOUR: "100000",
  PASSWORD_RESETS_PER_ADDRESS_PER_HOUR: "100000",
  INQUIRIES_PER_HOUR: "100000",
  SUBSCRIPTIONS_PER_HOUR: "100000",
  CONFIRMATION_MAILS_PER_DAY: "100000",
  CONFIRMATION_MAILS_PER_DOMAIN_PER_DAY: "100000",
  CONFIRMATION_MAILS_PER_UNCONFIRMED_DOMAIN_PER_DAY: "100000",
  IMPORT_CONFIRMATION_MAILS_PER_HOUR: "100000",
  IMPORT_CONFIRMATION_MAILS_PER_DAY: "100000",
  TOKENS_PER_DAY: "1000000000",
  BLAST_MAILS_PER_SECOND: "0",
};

/** Measurements let a store take half a minute over its answers. */
export const benchEnvironment: Environment = { LRS_TIMEOUT_SECONDS: "40" };

export interface Configuration {
  environment: Environment;
  secrets: Environment;
}

/**
 * Returns the functions' environment here: production's defaults, then the stand-ins' values, then the person's own.
 */
export function localConfiguration(ports: Ports, defaults: Environment, own: Environment): Configuration {
  const all = externalServices(ports);
  const used = all.filter((service) => !isReplaced(service, own));
  const here = {
    APP_URL: `http://127.0.0.1:${ports.hosting}`,
    MAIL_FROM: "hello@waymark.example",
    MAIL_REPLY_TO: "hello@waymark.example",
    LRS_HOME_PAGE: "https://waymark.example",
    DOUBLE_OPT_IN: "off",
  };
  const environment = { ...defaults, ...here, ...merged(used.map((service) => service.environment)) };
  const named = Object.keys({ ...defaultSettings, ...limits, ...merged(all.map((one) => one.environment)) });
  // The functions do not load while a secret has no value, so a stand-in's secret remains where none is given.
  const secrets = merged(all.map((service) => service.secrets));
  return {
    // The emulators' addresses have the region in them; where the functions run matters in a project only.
    environment: { ...overridden(environment, own, named), FUNCTIONS_REGION: defaultRegion },
    secrets: overridden(secrets, own, []),
  };
}

export function isReplaced(service: ExternalService, own: Environment): boolean {
  return service.replacedBy.some((name) => own[name]);
}

function merged(environments: readonly Environment[]): Environment {
  return Object.assign({}, ...environments) as Environment;
}

/** Only names that mean something to the functions: the rest of a person's environment is none of their business. */
function overridden(values: Environment, own: Environment, alsoNamed: readonly string[]): Environment {
  const names = new Set([...Object.keys(values), ...alsoNamed]);
  const result = { ...values };
  for (const name of names) {
    const value = own[name];
    if (value) result[name] = value;
  }
  return result;
}
