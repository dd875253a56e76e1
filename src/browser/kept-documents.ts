// A person's documents in a database of the browser, apart from its storage: where the disk is full a document is
// refused, and no course is lost. Several windows may change one; each change is a transaction.
import { databaseFactory } from "./databases";
import type { Schema } from "./stored-value";

export interface KeptDocuments<Document> {
  /** Undefined where there is none, or none that can be read. */
  read: (key: string) => Promise<Document | undefined>;
  /** Rejects where the browser does not take it; nothing has changed then. Undefined deletes it. */
  change: (key: string, by: (before: Document | undefined) => Document | undefined) => Promise<Document | undefined>;
}

/** WebKit may never end a transaction. */
const longestAccessMs = 8_000;
const storeName = "documents";

export function keptDocuments<Document>(name: string, schema: Schema<Document>): KeptDocuments<Document> {
  function parsed(stored: unknown): Document | undefined {
    try {
      return stored === undefined ? undefined : schema.parse(stored);
    } catch {
      return undefined; // what cannot be read is not there
    }
  }

  return {
    read: (key) =>
      inDatabase(name, async (database) => {
        const request = database.transaction(storeName).objectStore(storeName).get(key);
        return parsed(await resultOf(request));
      }),
    change: (key, by) =>
      inDatabase(name, (database) => {
        const transaction = database.transaction(storeName, "readwrite");
        const store = transaction.objectStore(storeName);
        return new Promise((resolve, reject) => {
          let after: Document | undefined;
          const request = store.get(key);
          request.onsuccess = () => {
            try {
              after = by(parsed(request.result));
              if (after === undefined) store.delete(key);
              else store.put(after, key);
            } catch (error) {
              reject(asError(error));
              transaction.abort();
            }
          };
          transaction.oncomplete = () => resolve(after);
          transaction.onabort = () => reject(asError(transaction.error));
        });
      }),
  };
}

async function inDatabase<Result>(name: string, work: (database: IDBDatabase) => Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The browser's database does not answer.")), longestAccessMs);
  });
  try {
    return await Promise.race([opened(name, work), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** It is open for one piece of work only, so that it can be deleted at any time. */
async function opened<Result>(name: string, work: (database: IDBDatabase) => Promise<Result>): Promise<Result> {
  const databases = databaseFactory();
  if (!databases) throw new Error("The browser has no database.");
  const request = databases.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  const database = await resultOf(request);
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(asError(request.error));
  });
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error("The browser's database has failed.");
}
