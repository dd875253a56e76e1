// What the pages behind the links of our mail ask and do. A refusal brings its sentence along; any other failure may
// pass.
import type { CallableName, CallableRequest, CallableResponse } from "../../domain/callables";
import { call, CallFailure } from "../sdk/call";
import { logWarning } from "../../browser/log";

export type LinkAnswer<Value> =
  { status: "ready"; value: Value } | { status: "refused"; sentence: string } | { status: "failed" };

export const readUnsubscribeLink = (token: string) => callForLink("readUnsubscribeLink", { token });
export const unsubscribe = (token: string) => callForLink("unsubscribe", { token });
export const subscribeAgain = (token: string, undo: string) => callForLink("subscribeAgain", { token, undo });
export const readConfirmationLink = (token: string) => callForLink("readConfirmationLink", { token });
export const confirmSubscription = (token: string) => callForLink("confirmSubscription", { token });

const refusalCodes = new Set(["not-found", "failed-precondition"]);

async function callForLink<N extends CallableName>(
  name: N,
  request: CallableRequest<N>,
): Promise<LinkAnswer<CallableResponse<N>>> {
  try {
    return { status: "ready", value: await call(name, request) };
  } catch (error) {
    if (error instanceof CallFailure && refusalCodes.has(error.code) && error.details.sentence)
      return { status: "refused", sentence: error.details.sentence };
    logWarning("A link of our mail could not be followed.", error);
    return { status: "failed" };
  }
}
