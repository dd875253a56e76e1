// The code that has opened the gate in this tab, so that nobody is asked for it twice before they log out.
import { z } from "zod";
import { tabStore, visitPrefix } from "../../../browser/storage";

const storageKey = `${visitPrefix}assessment-unlocked`;
const unlocked = z.object({ uid: z.string(), code: z.string() });

export function unlockedCode(uid: string): string | undefined {
  try {
    const kept = unlocked.safeParse(JSON.parse(tabStore.getItem(storageKey) ?? "null"));
    return kept.success && kept.data.uid === uid ? kept.data.code : undefined;
  } catch {
    return undefined; // not readable: the gate asks again
  }
}

export function rememberUnlocked(uid: string, code: string): void {
  tabStore.setItem(storageKey, JSON.stringify({ uid, code }));
}
