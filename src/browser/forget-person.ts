import { isRecord } from "../domain/kernel/records";
import { browserStore, keysOf, tabStore } from "./storage";
import { atLogout, storedKeys } from "./stored-keys";

/** Forgets everything the product keeps of the person who was logged in here; unsaved texts only if told so. */
export function forgetPerson({ unsaved }: { unsaved: boolean }): void {
  const going = Object.values({ ...atLogout.go, ...(unsaved && atLogout.unsaved) });
  for (const store of [browserStore, tabStore])
    for (const key of going.flatMap((begin) => keysOf(store, begin))) store.removeItem(key);
  forgetEvidence();
}

/** A course stays, since the tools need no account; what a business has said for it stands in its plan, and goes. */
function forgetEvidence(): void {
  for (const key of keysOf(browserStore, storedKeys.courses)) {
    const course = withoutOrigin(browserStore.getItem(key) ?? "");
    if (course === undefined) continue;
    browserStore.setItem(key, course);
    // Another window would hear of it like this: the course may be open in this one.
    window.dispatchEvent(new StorageEvent("storage", { key }));
  }
}

/** Read without a schema, which every visitor would have to load; undefined where there is nothing to forget. */
function withoutOrigin(text: string): string | undefined {
  try {
    const course: unknown = JSON.parse(text);
    if (!isRecord(course) || !isRecord(course.draft) || !("origin" in course.draft)) return undefined;
    return JSON.stringify({ ...course, draft: { ...course.draft, origin: undefined } });
  } catch {
    return undefined; // what cannot be read holds no course
  }
}
