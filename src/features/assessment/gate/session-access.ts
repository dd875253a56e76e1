// The code that has opened the gate in this tab, so that nobody is asked for it twice before they log out.
import { z } from "zod";
import { tabStore, visitPrefix } from "../../../browser/storage";

const accessKey = `${visitPrefix}assessment-unlocked`;
const sessionAccess = z.object({ uid: z.string(), code: z.string() });

export function readSessionAccess(uid: string): string | undefined {
  try {
    const access = sessionAccess.safeParse(JSON.parse(tabStore.getItem(accessKey) ?? "null"));
    return access.success && access.data.uid === uid ? access.data.code : undefined;
  } catch {
    return undefined; // not readable: the gate asks again
  }
}

export function saveSessionAccess(uid: string, code: string): void {
  tabStore.setItem(accessKey, JSON.stringify({ uid, code }));
}
