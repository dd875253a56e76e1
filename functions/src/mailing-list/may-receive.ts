import { doubleOptIn } from "../config";

/** Tells whether a stored subscription may get mail: with double opt-in only after its owner has confirmed it. */
export function mayReceive(subscription: { confirmedAt?: unknown }): boolean {
  return !doubleOptIn() || (subscription.confirmedAt ?? undefined) !== undefined;
}
