/** A document or a query that Firestore can be asked to follow. */
interface Followable<S> {
  onSnapshot: (onNext: (snapshot: S) => void, onError: (error: Error) => void) => () => void;
}

export interface Newest<T> {
  /** Undefined after a broken listener. The caller follows it anew. */
  read: () => T | undefined;
  end: () => void;
}

/** Follows a document or a query, and keeps the newest that Firestore has told of it. Resolves with the first. */
export function newestOf<S, T>(source: Followable<S>, read: (snapshot: S) => T): Promise<Newest<T>> {
  return new Promise((resolve, reject) => {
    let newest: T | undefined;
    const lose = (error: Error) => {
      newest = undefined;
      end();
      reject(error);
    };
    const end = source.onSnapshot((snapshot) => {
      try {
        newest = read(snapshot);
        resolve({ read: () => newest, end });
      } catch (error) {
        lose(error as Error);
      }
    }, lose);
  });
}
