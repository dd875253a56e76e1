// The third part of the doctor's table, with its questions: the domain that mail comes from, and the services that the
// functions use.
import { resolveTxt } from "node:dns/promises";
import { createTransport } from "nodemailer";
import { defaultSettings } from "../../../src/domain/kernel/project/settings";
import { serverRoutes } from "../../../src/domain/kernel/routes";
import { healthReport, type HealthReport } from "../../../src/domain/operation/health";
import type { Environment } from "../../shared/env-file";
import { check, setSecret, type Check } from "./check";
import type { MailRecords, ProjectFacts, Secret, ServiceAnswer } from "./facts";

export const outsideChecks: readonly Check[] = [
  check(
    "SPF",
    "mailRecords",
    ({ domain, spf }) =>
      !spf && {
        sentence: `${domain} does not say who may send its mail (SPF).`,
        repair: addRecord("SPF (TXT)", domain),
      },
  ),
  check(
    "DKIM",
    "mailRecords",
    ({ domain, dkim }, { project = "" }) =>
      !dkim && {
        sentence: `No key was found by which mail of ${domain} is signed (DKIM).`,
        repair: `${addRecord("DKIM", domain)} Where it is there under a name of its own, write that as DKIM_SELECTOR into functions/.env.${project}.`,
      },
  ),
  check(
    "DMARC",
    "mailRecords",
    ({ domain, dmarc }) =>
      !dmarc && {
        sentence: `${domain} does not say what becomes of mail that is not signed (DMARC), and large providers refuse its blasts.`,
        repair: `Add a TXT record _dmarc.${domain} with "v=DMARC1; p=quarantine".`,
      },
  ),
  check("mail server", "mailServer", (refusal, facts) => ({
    sentence: `The mail server refuses our login: ${refusal}`,
    repair: `Check user, password and port. ${setSecret("SMTP_URL", facts)}`,
  })),
  check(
    "key of the model",
    "model",
    (answer, facts) =>
      answer === "refused" && {
        sentence: "The language model's server refuses OPENAI_API_KEY.",
        repair: setSecret("OPENAI_API_KEY", facts),
      },
  ),
  check(
    "name of the model",
    "model",
    (answer, { settings, project = "" }) =>
      answer === "unknown" && {
        sentence: `The language model's server knows no model ${settings.OPENAI_MODEL ?? ""}.`,
        repair: `Correct OPENAI_MODEL in functions/.env.${project}, then deploy.`,
      },
  ),
  check(
    "server of the model",
    "model",
    (answer, { settings }) =>
      answer === "silent" && {
        sentence: `The language model does not answer at ${settings.OPENAI_BASE_URL ?? ""}.`,
        repair: "Look at its provider's status page, and at OPENAI_BASE_URL.",
      },
  ),
  check(
    "key of the store",
    "store",
    (answer, facts) =>
      answer === "refused" && {
        sentence: "The learning record store refuses LRS_USERNAME and LRS_PASSWORD.",
        repair: setSecret("LRS_PASSWORD", facts),
      },
  ),
  check(
    "server of the store",
    "store",
    (answer, { settings }) =>
      answer === "silent" && {
        sentence: `The learning record store does not answer at ${settings.LRS_ENDPOINT ?? ""}.`,
        repair: "Look at the store; statements wait until then.",
      },
  ),
  check(
    "place of the store",
    "store",
    (answer, { settings, project = "" }) =>
      answer === "unknown" && {
        sentence: `There is no learning record store at ${settings.LRS_ENDPOINT ?? ""}.`,
        repair: `Correct LRS_ENDPOINT in functions/.env.${project}, then deploy; statements wait until then.`,
      },
  ),
  check(
    "version of the store",
    "store",
    (answer, { project = "" }) =>
      answer === "other version" && {
        sentence: "The learning record store does not speak XAPI_VERSION.",
        repair: `Set XAPI_VERSION=1.0.3 in functions/.env.${project}, then deploy; statements wait until then.`,
      },
  ),
];

function addRecord(what: string, domain: string): string {
  return `Add the ${what} record that your mail provider names to the DNS of ${domain}.`;
}

const patienceMs = 15_000;

/** A secret that the operator may not read is not tried. */
export async function askOutside(settings: Environment, secrets: readonly Secret[] = []): Promise<ProjectFacts> {
  const { APP_URL: site, MAIL_FROM: sender, DKIM_SELECTOR: selector } = settings;
  const valueOf = (secret: string) => secrets.find(({ name }) => name === secret)?.value?.trim();
  const [health, mailRecords, mailServer, model, store] = await Promise.all([
    site ? healthAt(site) : undefined,
    sender ? mailRecordsOf(sender, selector) : undefined,
    loginProblem(valueOf("SMTP_URL")),
    askModel(settings, valueOf("OPENAI_API_KEY")),
    askStore(settings, valueOf("LRS_PASSWORD")),
  ]);
  return { health, mailRecords, mailServer, model, store };
}

/** Returns what a site says of itself; undefined where it does not say. */
export async function healthAt(site: string): Promise<HealthReport | undefined> {
  const body: unknown = await (await ask(new URL(serverRoutes.health, site).href))?.json().catch(() => undefined);
  return healthReport.safeParse(body).data;
}

/** Under these names the usual providers keep their keys; another one is written down as DKIM_SELECTOR. */
const usualSelectors =
  "default dkim google k1 k2 mail pm resend s1 s2 selector1 selector2 smtp mandrill mailo brevo1 zoho".split(" ");

export async function mailRecordsOf(
  address: string,
  selector: string | undefined,
  texts: (name: string) => Promise<string[]> = textRecords,
): Promise<MailRecords> {
  const domain = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
  const selectors = selector ? [selector] : usualSelectors;
  const [own, policies, keys] = await Promise.all([
    texts(domain),
    Promise.all(withParents(domain).map((name) => texts(`_dmarc.${name}`))),
    Promise.all(selectors.map((name) => texts(`${name}._domainkey.${domain}`))),
  ]);
  return {
    domain,
    spf: own.some((text) => text.startsWith("v=spf1")),
    dmarc: policies.flat().some((text) => text.startsWith("v=DMARC1")),
    dkim: keys.flat().some((text) => /(^|;)\s*p=[A-Za-z0-9+/]/.test(text)),
  };
}

/** A subdomain without a policy of its own has that of its domain. */
function withParents(domain: string): string[] {
  const parts = domain.split(".");
  return parts.slice(0, -1).map((_, nth) => parts.slice(nth).join("."));
}

async function textRecords(name: string): Promise<string[]> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(""));
  } catch {
    // No such name, or none of this kind.
    return [];
  }
}

/** Returns the mail server's refusal of a login; undefined if it lets us in. */
export async function loginProblem(smtpUrl: string | undefined): Promise<string | undefined> {
  if (!smtpUrl || !URL.canParse(smtpUrl)) return undefined;
  const transport = createTransport({ url: smtpUrl, connectionTimeout: patienceMs, greetingTimeout: patienceMs });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    transport.close();
  }
}

export async function askModel(settings: Environment, key: string | undefined): Promise<ServiceAnswer | undefined> {
  const { OPENAI_BASE_URL: base, OPENAI_MODEL: name = "" } = settings;
  if (!base || key === undefined) return undefined;
  const address = `${base.replace(/\/$/, "")}/models/${encodeURIComponent(name)}`;
  return answerOf(address, { authorization: `Bearer ${key}` });
}

export async function askStore(
  settings: Environment,
  password: string | undefined,
): Promise<ServiceAnswer | undefined> {
  const { LRS_ENABLED, LRS_ENDPOINT: endpoint, LRS_USERNAME: username = "" } = settings;
  const { XAPI_VERSION: version = defaultSettings.XAPI_VERSION } = settings;
  if (LRS_ENABLED === "off" || !endpoint || password === undefined) return undefined;
  const credentials = Buffer.from(`${username}:${password}`).toString("base64");
  const address = `${endpoint.replace(/\/$/, "")}/statements?limit=1`;
  const response = await ask(address, { authorization: `Basic ${credentials}`, "x-experience-api-version": version });
  if (response?.status === 400) return "other version";
  if (!response?.ok) return meaningOf(response);
  // Any web page answers 200.
  const found: unknown = await response.json().catch(() => undefined);
  return Array.isArray((Object(found) as { statements?: unknown }).statements) ? "well" : "unknown";
}

async function answerOf(address: string, headers: Record<string, string>): Promise<ServiceAnswer> {
  return meaningOf(await ask(address, headers));
}

function meaningOf({ status }: Pick<Response, "status"> = { status: 500 }): ServiceAnswer {
  if (status >= 500) return "silent";
  if (status === 401 || status === 403) return "refused";
  return status === 404 ? "unknown" : "well";
}

/** Undefined without an answer. */
async function ask(address: string, headers: Record<string, string> = {}): Promise<Response | undefined> {
  try {
    return await fetch(address, { headers, redirect: "manual", signal: AbortSignal.timeout(patienceMs) });
  } catch {
    return undefined;
  }
}
