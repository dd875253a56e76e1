// The code that has opened the gate in this browser session, so that nobody is asked for it twice.
import { z } from "zod";

const storageKey = "assessment-unlocked";
const unlocked = z.object({ uid: z.string(), code: z.string() });

export function unlockedCode(uid: string): string | undefined {
  try {
    const kept = unlocked.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? "null"));
    return kept.success && kept.data.uid === uid ? kept.data.code : undefined;
  } catch {
    return undefined; // not readable: the gate asks again
  }
}

export function rememberUnlocked(uid: string, code: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ uid, code }));
  } catch {
    return; // the gate will ask again
  }
}
