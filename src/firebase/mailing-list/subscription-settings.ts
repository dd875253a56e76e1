import { call } from "../sdk/calls/call";

/** Somebody waits for it who has been thanked already. */
const settingsTimeout = 5_000;

/** Whether a new subscriber has to confirm their address from a mail. Throws where nobody answers in time. */
export async function asksToConfirm(): Promise<boolean> {
  return (await call("readSubscriptionSettings", {}, settingsTimeout)).asksToConfirm;
}
