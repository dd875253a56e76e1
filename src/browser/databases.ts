import { logWarning } from "./log";

/**
 * Deletes the databases whose names begin so, as soon as no tab has them open any more. Says whether none is left,
 * which a browser that does not list them cannot know.
 */
export async function deleteDatabases(prefix: string): Promise<boolean> {
  try {
    const { indexedDB: factory } = window as { indexedDB?: Partial<IDBFactory> };
    if (!factory?.databases) return false;
    const found = await factory.databases();
    const names = found.flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : []));
    await Promise.all(names.map((name) => deleteDatabase(name)));
    return true;
  } catch (error) {
    logWarning("What the browser has stored could not be deleted.", error);
    return false;
  }
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error(`The database ${name} was not deleted.`));
  });
}
