import { call } from "../sdk/calls/call";

/** The subscriber who waits for it has been thanked already. */
const settingsTimeout = 5_000;

/** Tells whether a new subscriber has to confirm their address from a mail. Throws without an answer in time. */
export async function asksToConfirm(): Promise<boolean> {
  return (await call("readSubscriptionSettings", {}, settingsTimeout)).asksToConfirm;
}
