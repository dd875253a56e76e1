// Tells whether this page has opened the whole of Firestore: code that must close it should not load it for that.
let close: (() => Promise<void>) | undefined;
let isClosed = false;

/** Begins the names of its databases in the browser, and of what its tabs tell each other. */
export const firestorePrefixes = { database: "firestore/", key: "firestore_" } as const;

export function firestoreOpened(closing: () => Promise<void>): void {
  close = closing;
}

/** From now on this page opens it no more. */
export async function closeFirestore(): Promise<void> {
  if (!close) return;
  const closing = close();
  close = undefined;
  isClosed = true;
  await closing;
}

export function isFirestoreClosed(): boolean {
  return isClosed;
}
