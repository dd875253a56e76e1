import { doubleOptIn } from "../config";

/** Whether a stored subscription may get mail: with double opt-in only once its owner has confirmed it. */
export function mayReceive(subscription: { confirmedAt?: unknown }): boolean {
  return !doubleOptIn() || (subscription.confirmedAt ?? undefined) !== undefined;
}
