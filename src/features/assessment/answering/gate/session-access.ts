// The code that has opened the gate on this device, so that it is asked for only once until logout, and whether this
// visit has been told to the invitation.
import * as z from "zod/mini";
import { browserStore, tabStore } from "../../../../browser/storage";
import { storedKeys } from "../../../../browser/stored-keys";
import { storedValue } from "../../../../browser/stored-value";

const access = z.object({ uid: z.string(), code: z.string() });
const deviceAccess = storedValue(browserStore, storedKeys.deviceAccess, access);
const toldVisit = storedValue(tabStore, storedKeys.assessmentVisit, access);

export function readDeviceAccess(uid: string): string | undefined {
  const known = deviceAccess.read();
  return known?.uid === uid ? known.code : undefined;
}

/** Keeps the gate open on this device. */
export function saveDeviceAccess(uid: string, code: string): void {
  deviceAccess.write({ uid, code });
}

/** Remembers that the invitation knows of this visit. */
export function saveToldVisit(uid: string, code: string): void {
  toldVisit.write({ uid, code });
}

export function forgetDeviceAccess(): void {
  deviceAccess.remove();
  toldVisit.remove();
}

export function isVisitTold(uid: string, code: string): boolean {
  const told = toldVisit.read();
  return told?.uid === uid && told.code === code;
}
