// Calls as the seeded administrator, or with any other token, without a browser.
import { administrator } from "../../../local/launch/configuration";
import { projectId } from "../../../local/suite/running-suite";
import type { CallableName } from "../../../src/domain/callables";
import { signIn } from "./identity";
import { theSuite } from "../suite/suite";

let signedIn: Promise<string> | undefined;

export function administratorToken(): Promise<string> {
  signedIn ??= signIn(administrator.email, administrator.password).then(({ idToken }) => idToken);
  return signedIn;
}

export async function calledAsAdministrator<Answer>(name: CallableName, request: unknown): Promise<Answer> {
  return calledWith<Answer>(await administratorToken(), name, request);
}

/** Throws what the SDK would throw, for `refusal` to look at, when the call is refused. */
export async function calledWith<Answer>(idToken: string, name: CallableName, request: unknown): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${theSuite().ports.functions}/${projectId}/us-central1/${name}`, {
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
