// All that the site keeps in this browser, for a page that breaks because of it.
import { logWarning } from "../../browser/log";
import { browserStore, keysOf, tabStore, type BrowserStore } from "../../browser/storage";
import { atLogout } from "../../browser/stored-keys";
import { forgetCache, forgetSourcesHere } from "../../firebase/sdk/clear-away";
import { closeFirestore } from "../../firebase/sdk/client/opened-firestore";
import { freshStartWords } from "./words";

/** Another tab that is frozen may keep a database from being deleted. */
const longestReadMs = 2000;

/** Returns the text of a file with everything the person has made or typed, as it is; undefined if there is nothing. */
export function keptHere(now: Date): string | undefined {
  const [browser, tab] = [madeIn(browserStore), madeIn(tabStore)];
  if (Object.keys({ ...browser, ...tab }).length === 0) return undefined;
  return JSON.stringify({ about: freshStartWords.about, savedAt: now.toISOString(), browser, tab }, null, 1);
}

function madeIn(store: BrowserStore): Record<string, string> {
  const keys = Object.values({ ...atLogout.stay, ...atLogout.unsaved }).flatMap((begin) => keysOf(store, begin));
  return Object.fromEntries(keys.map((key) => [key, store.getItem(key) ?? ""]));
}

export async function forgetAllHere(): Promise<void> {
  for (const store of [browserStore, tabStore]) for (const key of keysOf(store, "")) store.removeItem(key);
  const waiting = new Promise<void>((resolve) => setTimeout(resolve, longestReadMs));
  const forgotten = closeFirestore()
    .then(forgetCache)
    .then(forgetSourcesHere)
    .catch((error: unknown) => logWarning("What was read could not be cleared away.", error));
  await Promise.race([forgotten, waiting]);
}
