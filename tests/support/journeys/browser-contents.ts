import type { Page } from "@playwright/test";

/** All that the site keeps in the browser, as one text: both storages of the tab and every database. */
export function browserContents(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await Promise.all((await indexedDB.databases()).map(({ name = "" }) => contentsOf(name)));
    return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), databases]);

    async function contentsOf(name: string): Promise<unknown[]> {
      const opening = indexedDB.open(name);
      opening.onupgradeneeded = () => opening.transaction?.abort(); // it has just been deleted
      const database = await done(opening).catch(() => undefined);
      if (!database) return [];
      const stores = [...database.objectStoreNames];
      const contents = stores.map((store) => done(database.transaction(store).objectStore(store).getAll()));
      const found = await Promise.all(contents);
      database.close();
      return [name, ...found];
    }

    function done<Result>(request: IDBRequest<Result>): Promise<Result> {
      return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error("A database could not be read."));
      });
    }
  });
}
