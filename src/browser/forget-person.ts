import { browserStore, keysOf, tabStore } from "./storage";
import { atLogout, storedKeys } from "./stored-keys";

/** Forgets what the product keeps of whoever was logged in here; what is nowhere else only where that is said. */
export function forgetPerson({ unsaved }: { unsaved: boolean }): void {
  const names = Object.keys(atLogout) as (keyof typeof atLogout)[];
  for (const name of names) {
    if (atLogout[name] === "stays" || (atLogout[name] === "unsaved" && !unsaved)) continue;
    for (const store of [browserStore, tabStore])
      for (const key of keysOf(store, storedKeys[name])) store.removeItem(key);
  }
}
