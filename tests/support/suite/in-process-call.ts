// Calls of functions inside the test's own process: the whole callable (who may call, what goes in, how failures come out),
// without a process of the emulator for each call in flight.
import * as functions from "../../../functions/src/index";
import type { CallableName } from "../../../src/domain/callables";

type Name = Exclude<CallableName, "generateTrainingPlan">;

export type Caller = { uid: string; token: Record<string, unknown> } | null;

export const administrator: Caller = { uid: "administrator", token: { admin: true } };
export const client: Caller = { uid: "client", token: { email: "client@northwind.example" } };
export const visitor: Caller = null;

interface Runnable {
  run: (request: unknown) => Promise<unknown>;
}

export async function ran<Answer>(name: Name, data: unknown, auth: Caller = administrator): Promise<Answer> {
  const callable = functions[name] as unknown as Runnable;
  return (await callable.run({
    data,
    auth: auth ?? undefined,
    rawRequest: { headers: {}, ip: "127.0.0.1" },
  })) as Answer;
}
