// Calls as the seeded administrator, without a browser.
import { localAdministrator } from "../../../local/launch/configuration";
import { projectId } from "../../../local/shared/running-suite";
import { freshLoginMinutes } from "../../../src/domain/accounts/second-factor/fresh-login";
import type { CallableName } from "../../../src/domain/callables";
import { signInWithPassword } from "./identity";
import { runningSuite } from "../suite/running-suite";

/** Half the time for which a login is fresh: a long proof logs in anew. */
const keptMs = (freshLoginMinutes / 2) * 60_000;

let signedIn: { at: number; token: Promise<string> } | undefined;

export function administratorToken(): Promise<string> {
  if (signedIn === undefined || Date.now() - signedIn.at > keptMs) {
    const { email, password } = localAdministrator;
    signedIn = { at: Date.now(), token: signInWithPassword(email, password).then(({ idToken }) => idToken) };
  }
  return signedIn.token;
}

export async function callAsAdministrator<Answer>(name: CallableName, request: unknown): Promise<Answer> {
  return callWithToken<Answer>(await administratorToken(), name, request);
}

/** Throws what the SDK would throw when the call is refused, for `refusalOf`. */
async function callWithToken<Answer>(idToken: string, name: CallableName, request: unknown): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${runningSuite().ports.functions}/${projectId}/us-central1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ data: request }),
  });
  const answer = (await response.json()) as Reply<Answer>;
  if (!("error" in answer)) return answer.result;
  const { status, message, details } = answer.error;
  throw Object.assign(new Error(message), { code: status.toLowerCase().replaceAll("_", "-"), details });
}

type Reply<Answer> = { result: Answer } | { error: { status: string; message: string; details: unknown } };
