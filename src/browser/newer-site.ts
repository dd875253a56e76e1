// A page in an open tab stays as it was loaded, and a deployment may go up behind it. The site's own pages name their
// first script by its hash, so a page that has another one is older.
import { addressIn } from "../domain/kernel/language";
import { ownLanguage } from "../domain/kernel/own-language";

let isOvertaken = false;
const ageListeners = new Set<() => void>();

export function isOlderThanSite(): boolean {
  return isOvertaken;
}

export function subscribeToAge(listener: () => void): () => void {
  ageListeners.add(listener);
  return () => ageListeners.delete(listener);
}

/** Looks after a failure, whose cause may be the page's age. No connection, or a foreign page, tells nothing. */
export async function lookForNewerSite(): Promise<void> {
  const html = await fetch(addressIn(ownLanguage(), "/shell")).then(
    (response) => response.text(),
    () => "",
  );
  const [entry] = /\/assets\/index-[\w-]+\.js/.exec(html) ?? [];
  if (!entry) return;
  isOvertaken = !document.querySelector(`script[src="${entry}"]`);
  for (const listener of ageListeners) listener();
}
