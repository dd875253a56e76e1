// The code that has opened the gate in this tab, so that nobody is asked for it twice before they log out.
import { z } from "zod";
import { tabStore } from "../../../browser/storage";
import { storedKeys } from "../../../browser/stored-keys";
import { storedValue } from "../../../browser/stored-value";

const sessionAccess = storedValue(tabStore, storedKeys.sessionAccess, z.object({ uid: z.string(), code: z.string() }));

export function readSessionAccess(uid: string): string | undefined {
  const access = sessionAccess.read();
  return access?.uid === uid ? access.code : undefined;
}

export function saveSessionAccess(uid: string, code: string): void {
  sessionAccess.write({ uid, code });
}
