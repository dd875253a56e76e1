// Gathers the answers of others for a project: its site, the domain that mail comes from, and the three services that
// the functions use.
import { resolveTxt } from "node:dns/promises";
import { createTransport } from "nodemailer";
import { defaultSettings } from "../../../src/domain/kernel/project/settings";
import { routes } from "../../../src/domain/kernel/routes";
import type { Environment } from "../../shared/env-file";
import { lateIn } from "./lateness";
import type { MailRecords, ProjectFacts, Site } from "./project-facts";

export interface OutsideQuestions {
  settings: Environment;
  /** Of a secret that the operator may read. */
  secret: (name: string) => string | undefined;
}

type OutsideFacts = Pick<
  ProjectFacts,
  "site" | "late" | "mailRecords" | "mailServerProblem" | "modelProblem" | "storeProblem"
>;

const patienceMs = 15_000;

export async function gatherOutsideFacts({ settings, secret }: OutsideQuestions): Promise<OutsideFacts> {
  const [site, late, mailRecords, mailServerProblem, modelProblem, storeProblem] = await Promise.all([
    settings.APP_URL ? siteAt(settings.APP_URL) : undefined,
    settings.APP_URL ? lateAt(settings.APP_URL) : undefined,
    settings.MAIL_FROM ? mailRecordsOf(settings.MAIL_FROM, settings.DKIM_SELECTOR) : undefined,
    mailServer(secret("SMTP_URL")?.trim()),
    model(settings, secret("OPENAI_API_KEY")),
    store(settings, secret("LRS_PASSWORD")),
  ]);
  return {
    ...(site && { site }),
    ...(late && { late }),
    ...(mailRecords && { mailRecords }),
    ...(mailServerProblem !== undefined && { mailServerProblem }),
    ...(modelProblem && { modelProblem }),
    ...(storeProblem && { storeProblem }),
  };
}

export async function siteAt(appUrl: string): Promise<Site> {
  const at = async (path: string) => {
    const response = await ask(new URL(path, appUrl).href, {});
    return { status: response?.status ?? 0, headers: Object.fromEntries(response?.headers ?? []) };
  };
  const [{ status, headers }, provider] = await Promise.all([at("/"), at("/__/auth/action")]);
  return { status, headers, providerHeaders: provider.headers };
}

async function lateAt(appUrl: string): Promise<ProjectFacts["late"]> {
  const response = await ask(new URL(routes.health, appUrl).href, {});
  return response && lateIn(await response.text());
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
export async function mailServer(smtpUrl: string | undefined): Promise<string | undefined> {
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

export async function model(settings: Environment, key: string | undefined): Promise<ProjectFacts["modelProblem"]> {
  const { OPENAI_BASE_URL: base, OPENAI_MODEL: name = "" } = settings;
  if (!base || key === undefined) return undefined;
  const address = `${base.replace(/\/$/, "")}/models/${encodeURIComponent(name)}`;
  const response = await ask(address, { authorization: `Bearer ${key.trim()}` });
  if (response === undefined || response.status >= 500) return "unreachable";
  if (response.status === 401 || response.status === 403) return "key";
  return response.status === 404 ? "model" : undefined;
}

async function store(settings: Environment, password: string | undefined): Promise<ProjectFacts["storeProblem"]> {
  const {
    LRS_ENABLED: enabled,
    LRS_ENDPOINT: endpoint,
    LRS_USERNAME: username = "",
    XAPI_VERSION: version = defaultSettings.XAPI_VERSION,
  } = settings;
  if (enabled === "off" || !endpoint || password === undefined) return undefined;
  const credentials = Buffer.from(`${username}:${password}`).toString("base64");
  const headers = { authorization: `Basic ${credentials}`, "x-experience-api-version": version };
  const response = await ask(`${endpoint.replace(/\/$/, "")}/statements?limit=1`, headers);
  if (response === undefined || response.status >= 500) return "unreachable";
  return response.status === 401 || response.status === 403 ? "key" : undefined;
}

/** Undefined without an answer. */
async function ask(address: string, headers: Record<string, string>): Promise<Response | undefined> {
  try {
    return await fetch(address, { headers, redirect: "manual", signal: AbortSignal.timeout(patienceMs) });
  } catch {
    return undefined;
  }
}
