// Gathers the answers of the emulators and the stand-ins of a running `npm start`.
import { defaultRegion } from "../../../src/domain/kernel/project/region";
import { routes } from "../../../src/domain/kernel/routes";
import type { HealthName } from "../../../src/domain/operation/health";
import type { Suite } from "../../shared/running-suite";
import { administratorsIn, type Administrator } from "./administrators";
import { lateIn } from "./lateness";

const localListeners = {
  hosting: "the site",
  functions: "the functions",
  firestore: "Firestore",
  auth: "the accounts",
  mail: "the mail catcher",
  model: "the language model",
  lrs: "the learning record store",
} as const;

type ListenerName = keyof typeof localListeners;

export interface LocalFacts {
  /** The silent services, in words. */
  silent: string[];
  /** True if a function refuses an empty request, as only a loaded one does. */
  functionsLoad: boolean;
  siteHeaders: Record<string, string>;
  hidesAddresses: boolean;
  administrators: Administrator[];
  late: HealthName[];
}

export async function gatherLocalFacts({ projectId, ports }: Suite): Promise<LocalFacts> {
  const at = (name: ListenerName) => `http://127.0.0.1:${ports[name]}`;
  const names = Object.keys(localListeners) as ListenerName[];
  const answers = await Promise.all(names.map((name) => request(at(name))));
  const silent = names.filter((_, nth) => answers[nth] === undefined).map((name) => localListeners[name]);
  const body = '{"data":{}}';
  const [call, settings, health, accounts] = await Promise.all([
    request(`${at("functions")}/${projectId}/${defaultRegion}/generateCourseOutline`, { method: "POST", body }),
    request(`${at("auth")}/emulator/v1/projects/${projectId}/config`),
    request(`${at("hosting")}${routes.health}`),
    request(`${at("auth")}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:query`, {
      method: "POST",
      body: "{}",
    }),
  ]);
  const privacy = (await parsedBody(settings)) as { emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean } };
  return {
    silent,
    functionsLoad: call?.status === 400,
    siteHeaders: Object.fromEntries(answers[names.indexOf("hosting")]?.headers ?? []),
    hidesAddresses: privacy.emailPrivacyConfig?.enableImprovedEmailPrivacy === true,
    late: lateIn((await health?.text()) ?? "") ?? [],
    administrators: administratorsIn(await parsedBody(accounts)),
  };
}

async function request(address: string, init: RequestInit = {}): Promise<Response | undefined> {
  const headers = { authorization: "Bearer owner", "content-type": "application/json" };
  try {
    return await fetch(address, { headers, ...init, signal: AbortSignal.timeout(20_000) });
  } catch {
    // No server listens there.
    return undefined;
  }
}

async function parsedBody(response: Response | undefined): Promise<object> {
  return response?.ok ? ((await response.json()) as object) : {};
}
