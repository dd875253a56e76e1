// The facts by which an interrupted registration goes on: kept on this device from before the account is made until the
// profile is there. No password is among them.
import * as z from "zod/mini";
import { invitationCode } from "../../domain/invitations/invitation";
import { browserStore } from "../../browser/storage";
import { storedKeys } from "../../browser/stored-keys";
import { storedValue } from "../../browser/stored-value";

const pendingRegistration = z.object({ code: invitationCode, name: z.string(), email: z.string() });
export type PendingRegistration = z.infer<typeof pendingRegistration>;

const storedRegistration = storedValue(browserStore, storedKeys.pendingRegistration, pendingRegistration);

export function keepPending(pending: PendingRegistration): void {
  storedRegistration.write(pending);
}

/** The registration that an account has pending on this device. */
export function pendingOf(email: string | null): PendingRegistration | undefined {
  const pending = storedRegistration.read();
  return pending?.email.toLowerCase() === email?.toLowerCase() ? pending : undefined;
}

export function forgetPending(): void {
  storedRegistration.remove();
}
