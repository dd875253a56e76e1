// Checks the files, before anything is deployed.
import { brand } from "../../../src/domain/kernel/brand";
import { daysUntilModelEnds, modelEnd } from "../../../src/domain/kernel/project/models";
import { defaultSettings, limits } from "../../../src/domain/kernel/project/settings";
import { appCheckWithoutKey } from "./app-check";
import type { Check, Problem } from "./check";
import { functionSettingsOf, type FileFacts } from "./file-facts";
import { fileOf, set } from "./setting-repair";
import { choices, regions, settingsOfCommands } from "./parameter-rules";

type FileCheck = Check<FileFacts>;

const warnedDays = 60;

export const fileChecks: readonly FileCheck[] = [
  missingParameters,
  malformedParameters,
  outOfRange,
  unknownChoice,
  unknownParameters,
  secretsInFiles,
  unusedSecrets,
  unknownRegion,
  appUrlIsNoSite,
  sampleBrand,
  modelEnds,
  unknownBaseUrl,
  incompleteStore,
  appCheckWithoutKey,
  localFile,
  missingHeaders,
  policyTooWide,
  headersOfProvidersPages,
];

function parametersOf({ manifest }: FileFacts) {
  return (manifest.params ?? []).filter(({ type }) => type !== "secret");
}

function secretNames({ manifest }: FileFacts): string[] {
  return (manifest.params ?? []).filter(({ type }) => type === "secret").map(({ name }) => name);
}

function missingParameters(facts: FileFacts): Problem[] {
  if (facts.project === undefined) return [];
  const settings = functionSettingsOf(facts);
  return parametersOf(facts)
    .filter((parameter) => settings[parameter.name] === undefined && parameter.default === undefined)
    .map(({ name }) => ({
      sentence: `${name} has no value for ${facts.project ?? ""}, so an unattended deployment is refused.`,
      repair: set(facts, name, "…"),
    }));
}

function malformedParameters(facts: FileFacts): Problem[] {
  const settings = functionSettingsOf(facts);
  return parametersOf(facts).flatMap(({ name, input }) => {
    const [pattern, value] = [input?.text?.validationRegex, settings[name]];
    if (pattern === undefined || value === undefined || new RegExp(pattern).test(value)) return [];
    return { sentence: `${name} is "${value}", which is not what it should look like.`, repair: set(facts, name, "…") };
  });
}

function outOfRange(facts: FileFacts): Problem[] {
  const settings = functionSettingsOf(facts);
  return Object.entries(limits).flatMap(([name, { from: least, to: most, small }]) => {
    const value = settings[name];
    if (!value || (/^\d+$/.test(value) && Number(value) >= least && Number(value) <= most)) return [];
    return {
      sentence: `${name} is "${value}", and must be a whole number from ${least} to ${most}.`,
      repair: set(facts, name, String(small)),
    };
  });
}

function unknownChoice(facts: FileFacts): Problem[] {
  const settings = functionSettingsOf(facts);
  return Object.entries(choices).flatMap(([name, allowed]) => {
    const value = settings[name];
    if (value === undefined || allowed.includes(value)) return [];
    return {
      sentence: `${name} is "${value}", and can be ${allowed.join(" or ")}.`,
      repair: set(facts, name, allowed[0] ?? ""),
    };
  });
}

function unknownParameters(facts: FileFacts): Problem[] {
  const settings = Object.keys({ ...limits, ...defaultSettings });
  const parameters = parametersOf(facts).map(({ name }) => name);
  const known = new Set([...settings, ...parameters, ...secretNames(facts), ...settingsOfCommands]);
  return Object.keys(facts.own ?? {})
    .filter((name) => !known.has(name))
    .map((name) => ({
      sentence: `${fileOf(facts)} sets ${name}, which nothing reads.`,
      repair: `Compare its spelling with docs/configure.md, or delete the line.`,
    }));
}

function secretsInFiles(facts: FileFacts): Problem[] {
  const written = { ...facts.defaults, ...facts.own };
  return secretNames(facts)
    .filter((name) => written[name] !== undefined)
    .map((name) => ({
      sentence: `The secret ${name} stands in a file of settings, where everybody who sees the repository can read it.`,
      repair: `Delete the line, make a new secret, and run \`npx firebase functions:secrets:set ${name} --project ${facts.project ?? "<project>"}\`.`,
    }));
}

function unusedSecrets(facts: FileFacts): Problem[] {
  const used = JSON.stringify(facts.manifest.endpoints);
  return secretNames(facts)
    .filter((name) => !used.includes(`"${name}"`))
    .map((name) => ({
      sentence: `No function may read the secret ${name}, so it is missing in production.`,
      repair: `Name it in \`secrets\` of the functions that use it, or take it out of functions/src/config.ts.`,
    }));
}

function unknownRegion(facts: FileFacts): Problem | undefined {
  const region = functionSettingsOf(facts).FUNCTIONS_REGION ?? "";
  if (regions.includes(region)) return undefined;
  return {
    sentence: `FUNCTIONS_REGION is "${region}", where no functions can run.`,
    repair: set(
      facts,
      "FUNCTIONS_REGION",
      "europe-west1 (or another of https://firebase.google.com/docs/functions/locations)",
    ),
  };
}

function appUrlIsNoSite(facts: FileFacts): Problem | undefined {
  const value = functionSettingsOf(facts).APP_URL;
  if (value === undefined || !URL.canParse(value)) return undefined;
  const { hostname, pathname } = new URL(value);
  if (pathname === "/" && !/^(localhost|127\.|.*\.example$)/.test(hostname)) return undefined;
  return {
    sentence: `APP_URL is "${value}", which is not the address of a site on the internet, so the links in mail lead nowhere.`,
    repair: set(facts, "APP_URL", `https://${facts.project ?? "your-project"}.web.app`),
  };
}

function sampleBrand(facts: FileFacts): Problem | undefined {
  if (facts.project === undefined || !isSampleAddress(brand.contact)) return undefined;
  if (!isSampleAddress(functionSettingsOf(facts).MAIL_FROM ?? "")) return undefined;
  return {
    sentence: `Mail would come from ${functionSettingsOf(facts).MAIL_FROM ?? ""}, a domain without an owner.`,
    repair: `${set(facts, "MAIL_FROM", "hello@your-company.com")} The brand itself is in src/domain/brand/.`,
  };
}

function isSampleAddress(address: string): boolean {
  return address.endsWith(".example");
}

function modelEnds(facts: FileFacts): Problem | undefined {
  const model = functionSettingsOf(facts).OPENAI_MODEL ?? "";
  const days = daysUntilModelEnds(model, facts.now);
  const end = modelEnd(model);
  if (days === undefined || end === undefined || days > warnedDays) return undefined;
  return {
    sentence: `${model} ${days < 0 ? "has ended" : "ends"} on ${end.date}, and nothing is written after that.`,
    repair: set(facts, "OPENAI_MODEL", end.successor ?? "…"),
  };
}

function unknownBaseUrl(facts: FileFacts): Problem | undefined {
  const value = functionSettingsOf(facts).OPENAI_BASE_URL ?? "";
  if (URL.canParse(value) && !value.endsWith("/chat/completions")) return undefined;
  return {
    sentence: `OPENAI_BASE_URL is "${value}", which is not the address before /chat/completions.`,
    repair: set(facts, "OPENAI_BASE_URL", facts.defaults.OPENAI_BASE_URL ?? ""),
  };
}

function incompleteStore(facts: FileFacts): Problem[] {
  const { LRS_ENABLED: enabled, LRS_ENDPOINT: endpoint = "", LRS_USERNAME: username = "" } = functionSettingsOf(facts);
  if (enabled === "off" || endpoint === "") return [];
  const problems: Problem[] = [];
  if (endpoint.endsWith("/statements"))
    problems.push({
      sentence: `LRS_ENDPOINT ends in /statements, which is added to it, so every statement is refused.`,
      repair: set(facts, "LRS_ENDPOINT", endpoint.replace(/\/statements$/, "")),
    });
  if (username === "")
    problems.push({
      sentence: `LRS_ENDPOINT is set and LRS_USERNAME is not, so the learning record store refuses every statement.`,
      repair: set(facts, "LRS_USERNAME", "…"),
    });
  return problems;
}

function localFile({ hasLocalFile }: FileFacts): Problem | undefined {
  if (!hasLocalFile) return undefined;
  return {
    sentence: "There is a functions/.env.local, which the emulators would prefer to what `npm start` sets.",
    repair: "Run `rm functions/.env.local`.",
  };
}

const securityHeaders = [
  "Content-Security-Policy",
  "Strict-Transport-Security",
  "X-Content-Type-Options",
  "Referrer-Policy",
  "Cross-Origin-Opener-Policy",
  "Permissions-Policy",
];

function headersIn({ configuration }: FileFacts) {
  return configuration.hosting.headers.flatMap(({ source, headers }) =>
    headers.map((header) => ({ source, ...header })),
  );
}

function missingHeaders(facts: FileFacts): Problem[] {
  const present = new Set(headersIn(facts).map(({ key }) => key));
  return securityHeaders
    .filter((name) => !present.has(name))
    .map((name) => ({
      sentence: `firebase.json sends no ${name}, which protects the pages.`,
      repair: "Run `git checkout firebase.json`, or put the header back.",
    }));
}

function policyTooWide(facts: FileFacts): Problem | undefined {
  const policy = headersIn(facts).find(({ key }) => key === "Content-Security-Policy")?.value ?? "";
  const found = policy.split(/[\s;]+/).find((source) => /^('unsafe-(inline|eval)'|https:|.*\*.*)$/.test(source));
  if (found === undefined) return undefined;
  return {
    sentence: `The content security policy allows ${found}, so a smuggled script would run or send data away.`,
    repair: "Run `git checkout firebase.json`, or take it out of the policy.",
  };
}

/** The provider's own pages have an inline script, and need not be framed. */
function headersOfProvidersPages(facts: FileFacts): Problem | undefined {
  const matching = headersIn(facts).find(
    ({ source, key }) => key !== "X-Frame-Options" && /^(\/__|\/?\*\*$)/.test(source),
  );
  if (matching === undefined) return undefined;
  return {
    sentence: `firebase.json gives headers to ${matching.source}, so pages of Firebase's own would not work.`,
    repair: 'Run `git checkout firebase.json`, or write "!/__/**" there.',
  };
}
