import { doubleOptIn } from "../config";

/** Whether a subscription, as it is stored, may be written to: with double opt-in only once its owner has confirmed it. */
export function mayReceive(subscription: { confirmedAt?: unknown }): boolean {
  return !doubleOptIn() || (subscription.confirmedAt ?? undefined) !== undefined;
}
