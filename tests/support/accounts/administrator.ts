// Calls as the seeded administrator, without a browser.
import { localAdministrator } from "../../../local/launch/configuration";
import { projectId } from "../../../local/shared/running-suite";
import type { CallableName } from "../../../src/domain/callables";
import { signInWithPassword } from "./identity";
import { runningSuite } from "../suite/running-suite";

let signedIn: Promise<string> | undefined;

export function administratorToken(): Promise<string> {
  signedIn ??= signInWithPassword(localAdministrator.email, localAdministrator.password).then(({ idToken }) => idToken);
  return signedIn;
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
