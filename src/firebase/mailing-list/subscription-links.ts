// What the pages behind the links of our mail ask and do. A refusal brings its sentence along; any other failure may pass.
import type { CallableName, CallableRequest, CallableResponse } from "../../domain/callables";
import { call, CallFailure } from "../sdk/call";
import { logOnly } from "../../browser/log";

export type Answer<Value> =
  { status: "ready"; value: Value } | { status: "refused"; sentence: string } | { status: "failed" };

export const readUnsubscribeLink = (token: string) => answered("readUnsubscribeLink", { token });
export const unsubscribe = (token: string) => answered("unsubscribe", { token });
export const subscribeAgain = (token: string, undo: string) => answered("subscribeAgain", { token, undo });
export const readConfirmationLink = (token: string) => answered("readConfirmationLink", { token });
export const confirmSubscription = (token: string) => answered("confirmSubscription", { token });

const refusals = new Set(["not-found", "failed-precondition"]);

async function answered<N extends CallableName>(
  name: N,
  request: CallableRequest<N>,
): Promise<Answer<CallableResponse<N>>> {
  try {
    return { status: "ready", value: await call(name, request) };
  } catch (error) {
    if (error instanceof CallFailure && refusals.has(error.code) && error.details.sentence)
      return { status: "refused", sentence: error.details.sentence };
    logOnly("A link of our mail could not be followed.", error);
    return { status: "failed" };
  }
}
