// The doctor's table, first part: our own settings, alone and against each other, before anything is deployed.
import { brand } from "../../../src/domain/kernel/brand";
import { dayMs } from "../../../src/domain/kernel/durations";
import { daysUntilModelEnds, modelEnd } from "../../../src/domain/kernel/project/models";
import { isPlaceOf, placeOfRegion } from "../../../src/domain/kernel/project/region";
import { defaultSettings, limits, siteSizes } from "../../../src/domain/kernel/project/settings";
import { check, type Check } from "./check";
import { secretNames, type DoctorFacts } from "./facts";

type Form = [allowed: RegExp, inWords: string];

const switches = ["LRS_ENABLED", "DOUBLE_OPT_IN", "HOLD_PLANS", "APP_CHECK_ENFORCED", "SECOND_FACTOR"];

/** The forms of the functions' parameters that the functions themselves do not state. */
const forms: Record<string, Form> = {
  FUNCTIONS_REGION: [
    /^[a-z]+-[a-z]+\d+$/,
    "must be a region, such as europe-west1 (https://firebase.google.com/docs/functions/locations)",
  ],
  OPENAI_BASE_URL: [/^https?:\/\/(?!.*\/chat\/completions$)/, "must be the address before /chat/completions"],
  LRS_ENDPOINT: [/^(?!.*\/statements$)/, "must be the address before /statements"],
  DOLLARS_PER_MILLION_TOKENS: [/^\d+(\.\d+)?$/, "must be a number, such as 0.5"],
  XAPI_VERSION: [/^(1\.0\.3|2\.0\.0)$/, "can be 1.0.3 or 2.0.0"],
  SITE_SIZE: [new RegExp(`^(${siteSizes.join("|")})$`), `can be ${siteSizes.join(" or ")}`],
  ...Object.fromEntries(switches.map((name): [string, Form] => [name, [/^(on|off)$/, "can be on or off"]])),
};

/** Written in functions/.env.<project> for the commands beside the functions, which are no parameters of these. */
const settingsOfCommands = ["DKIM_SELECTOR", "APP_CHECK_SITE_KEY"];

/** A successor is tried out at leisure; a scheduled job of `.github/workflows/ends.yml` asks every week. */
const warnedDays = 180;

export const settingChecks: readonly Check[] = [
  check("missing value", "project", (project, facts) =>
    (facts.manifest.params ?? [])
      .filter((one) => one.type !== "secret" && one.default === undefined && facts.settings[one.name] === undefined)
      .map(({ name }) => ({
        sentence: `${name} has no value for ${project}, so an unattended deployment is refused.`,
        repair: set(facts, name, "…"),
      })),
  ),
  check("form of a value", "settings", (settings, facts) =>
    Object.entries(settings).flatMap(([name, value]) => {
      const misfit = misfitOf(name, value, facts);
      const usual = { ...defaultSettings, ...facts.defaults }[name] ?? String(limitNamed(name)?.small ?? "");
      return misfit === undefined
        ? []
        : { sentence: `${name} is "${value}", ${misfit}.`, repair: set(facts, name, usual === "" ? "…" : usual) };
    }),
  ),
  check("mistyped name", "own", (own, facts) => {
    const parameters = (facts.manifest.params ?? []).map(({ name }) => name);
    const known = [...Object.keys({ ...limits, ...defaultSettings }), ...parameters, ...settingsOfCommands];
    return Object.keys(own)
      .filter((name) => !known.includes(name))
      .map((name) => ({
        sentence: `${fileOf(facts)} sets ${name}, which nothing reads.`,
        repair: "Compare its spelling with docs/configure.md, or delete the line.",
      }));
  }),
  check("secret in a file", "settings", (settings, { manifest, project = "<project>" }) =>
    secretNames(manifest)
      .filter((name) => settings[name] !== undefined)
      .map((name) => ({
        sentence: `The secret ${name} stands in a file of settings, where everybody who sees the repository can read it.`,
        repair: `Delete the line, ${name === "MAIL_KEY" ? "put a new key before this one (`new,old`)" : "make a new secret"}, and run \`npx firebase functions:secrets:set ${name} --project ${project}\`.`,
      })),
  ),
  check("address of the site", "settings", ({ APP_URL: value }, facts) => {
    if (value === undefined || !URL.canParse(value)) return undefined;
    const { hostname, pathname } = new URL(value);
    const isSite = pathname === "/" && !/^(localhost|127\.|.*\.example$)/.test(hostname);
    return (
      !isSite && {
        sentence: `APP_URL is "${value}", which is not the address of a site on the internet, so the links in mail lead nowhere.`,
        repair: set(facts, "APP_URL", `https://${facts.project ?? "your-project"}.web.app`),
      }
    );
  }),
  check(
    "sample brand",
    "project",
    (_, facts) =>
      [brand.contact, facts.settings.MAIL_FROM].every((address = "") => address.endsWith(".example")) && {
        sentence: `Mail would come from ${facts.settings.MAIL_FROM ?? ""}, a domain without an owner.`,
        repair: `${set(facts, "MAIL_FROM", "hello@your-company.com")} The brand itself is in src/domain/brand/.`,
      },
  ),
  check(
    "address for reports",
    "securityContact",
    (address, { project }) =>
      project !== undefined &&
      address.endsWith(".example") && {
        sentence: `Weaknesses are to be reported to ${address}, which nobody reads.`,
        repair: "Write your own address into src/domain/brand/firm.ts (securityContact) and SECURITY.md.",
      },
  ),
  check("place on the privacy page", "settings", ({ FUNCTIONS_REGION: region = "" }, facts) => {
    const { hostingPlace } = facts;
    if (misfitOf("FUNCTIONS_REGION", region, facts) !== undefined || isPlaceOf(region, hostingPlace)) return undefined;
    return {
      sentence: `The privacy page says that the data is in ${hostingPlace}, and FUNCTIONS_REGION is ${region}.`,
      repair: `Write ${placeOfRegion(region) ?? "its place"} into src/domain/brand/firm.ts, under recipients.hosting.`,
    };
  }),
  check("model that ends", "settings", ({ OPENAI_MODEL: model = "" }, facts) => {
    const [days, end] = [daysUntilModelEnds(model, facts.now), modelEnd(model)];
    if (days === undefined || end === undefined || days > warnedDays) return undefined;
    return {
      sentence: `${model} ${days < 0 ? "has ended" : "ends"} on ${end.date}, and nothing is written after that.`,
      repair: set(facts, "OPENAI_MODEL", end.successor ?? "…"),
    };
  }),
  check("runtime that ends", "runtime", ({ name, ends, successor }, { now }) => {
    if (Date.parse(ends) - now.getTime() > warnedDays * dayMs) return undefined;
    return {
      sentence: `The functions run in ${name}, which gets no security fixes after ${ends}.`,
      repair: `Write ${successor} into firebase.json (functions.runtime) and its Node into .github/workflows/test.yml, run \`npm test\`, and deploy.`,
    };
  }),
  check(
    "store without a user",
    "settings",
    ({ LRS_ENABLED, LRS_ENDPOINT, LRS_USERNAME }, facts) =>
      LRS_ENABLED !== "off" &&
      Boolean(LRS_ENDPOINT) &&
      !LRS_USERNAME && {
        sentence: "LRS_ENDPOINT is set and LRS_USERNAME is not, so the learning record store refuses every statement.",
        repair: set(facts, "LRS_USERNAME", "…"),
      },
  ),
  check(
    "App Check without a key",
    "settings",
    ({ APP_CHECK_ENFORCED, APP_CHECK_SITE_KEY }, facts) =>
      APP_CHECK_ENFORCED === "on" &&
      !APP_CHECK_SITE_KEY && {
        sentence:
          "APP_CHECK_ENFORCED is on and there is no APP_CHECK_SITE_KEY, so every call of the site's own pages is refused.",
        repair: set(facts, "APP_CHECK_SITE_KEY", "…"),
      },
  ),
  check(
    "file of the emulators",
    "hasLocalFile",
    (hasLocalFile) =>
      hasLocalFile && {
        sentence: "There is a functions/.env.local, which the emulators would prefer to what `npm start` sets.",
        repair: "Run `rm functions/.env.local`.",
      },
  ),
];

function limitNamed(name: string) {
  return name in limits ? limits[name as keyof typeof limits] : undefined;
}

/** Returns the words for a value that its parameter may not have. */
function misfitOf(name: string, value: string, { manifest }: DoctorFacts): string | undefined {
  const range = limitNamed(name);
  if (range) {
    const fits = value === "" || (/^\d+$/.test(value) && Number(value) >= range.from && Number(value) <= range.to);
    return fits ? undefined : `and must be a whole number from ${range.from} to ${range.to}`;
  }
  const [allowed, inWords] = forms[name] ?? [];
  if (allowed && !allowed.test(value)) return `and ${inWords ?? ""}`;
  const pattern = manifest.params?.find((one) => one.name === name)?.input?.text?.validationRegex;
  return pattern === undefined || new RegExp(pattern).test(value) ? undefined : "which is not what it should look like";
}

/** Returns the file that sets up a project. */
function fileOf({ project = "<project>" }: DoctorFacts): string {
  return `functions/.env.${project}`;
}

function set(facts: DoctorFacts, name: string, value: string): string {
  return `Write ${name}=${value} into ${fileOf(facts)}.`;
}
