// What a registration that was interrupted between its account and its profile needs to go on: kept on this device from
// before the account is made until the profile is there. No password is in it.
import { z } from "zod";
import { invitationCode } from "../../domain/invitations/invitation";
import { browserStore } from "../../browser/storage";

const storageKey = "pending-registration";

const pendingRegistration = z.object({ code: invitationCode, name: z.string(), email: z.string() });
export type PendingRegistration = z.infer<typeof pendingRegistration>;

export function keepPending(pending: PendingRegistration): void {
  browserStore.setItem(storageKey, JSON.stringify(pending));
}

/** The registration that an account has pending on this device. */
export function pendingOf(email: string | null): PendingRegistration | undefined {
  const parsed = pendingRegistration.safeParse(readPending());
  return parsed.success && parsed.data.email.toLowerCase() === email?.toLowerCase() ? parsed.data : undefined;
}

function readPending(): unknown {
  try {
    return JSON.parse(browserStore.getItem(storageKey) ?? "null");
  } catch {
    return null; // something foreign is stored there
  }
}

export function forgetPending(): void {
  browserStore.removeItem(storageKey);
}
