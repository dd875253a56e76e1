// Calls of functions inside the test's own process: the whole callable (who may call, what goes in, how failures come
// out), without a process of the emulator for each call in flight.
import * as functions from "../../../functions/src/index";
import type { CallableName } from "../../../src/domain/callables";

type RunnableName = Exclude<CallableName, "generateTrainingPlan">;

export type Caller = { uid: string; token: Record<string, unknown> } | null;

const administratorCaller: Caller = { uid: "administrator", token: { admin: true } };
export const clientCaller: Caller = { uid: "client", token: { email: "client@northwind.example" } };
export const visitorCaller: Caller = null;

interface Runnable {
  run: (request: unknown) => Promise<unknown>;
}

export async function runCallable<Answer>(
  name: RunnableName,
  data: unknown,
  auth: Caller = administratorCaller,
  address = "127.0.0.1",
): Promise<Answer> {
  const callable = functions[name] as unknown as Runnable;
  return (await callable.run({
    data,
    auth: auth ? { ...auth, token: { ...ofFreshLogin(), ...auth.token } } : undefined,
    rawRequest: { headers: {}, ip: address },
  })) as Answer;
}

function ofFreshLogin(): Record<string, unknown> {
  return { auth_time: Math.floor(Date.now() / 1000), firebase: { sign_in_provider: "password" } };
}
