import { logWarning } from "./log";

/**
 * WebKit, in Safari and on every iPhone, may never end a transaction of IndexedDB after a page was left
 * (firebase-js-sdk, issue 9802). Only the vendor's name tells it from the other engines.
 */
export function databasesMayHang(): boolean {
  return /^apple/i.test(navigator.vendor);
}

let hiddenDatabases: IDBFactory | undefined;

/** Libraries that find no databases work without them; what was stored before can still be deleted. */
export function hideDatabases(): void {
  try {
    hiddenDatabases ??= databaseFactory();
  } catch {
    return; // a browser that refuses them hides them itself
  }
  Reflect.defineProperty(window, "indexedDB", { value: undefined, configurable: true });
}

/**
 * Deletes the databases whose names begin so, as soon as no tab has them open any more. Says whether none is left,
 * which a browser that does not list them cannot know.
 */
export async function deleteDatabases(prefix: string): Promise<boolean> {
  try {
    const databases = databaseFactory();
    if (!databases || !("databases" in databases)) return false;
    const found = await databases.databases();
    const names = found.flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : []));
    await Promise.all(names.map((name) => deleteDatabase(databases, name)));
    return true;
  } catch (error) {
    logWarning("What the browser has stored could not be deleted.", error);
    return false;
  }
}

/** Deletes one database, also in a browser that does not list them. */
export async function deleteOneDatabase(name: string): Promise<void> {
  try {
    const databases = databaseFactory();
    if (databases) await deleteDatabase(databases, name);
  } catch (error) {
    logWarning("What the browser has stored could not be deleted.", error);
  }
}

/** The browser's databases, also where they are hidden from libraries. */
export function databaseFactory(): IDBFactory | undefined {
  return hiddenDatabases ?? (window as { indexedDB?: IDBFactory }).indexedDB;
}

function deleteDatabase(databases: IDBFactory, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = databases.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error(`The database ${name} was not deleted.`));
  });
}
