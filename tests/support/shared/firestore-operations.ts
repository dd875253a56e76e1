// Counts what Firestore would charge for: documents read or told of, and documents written or deleted. A query that
// finds nothing is one read.
import type { BlastContext } from "../../../functions/src/blasts/blast-context";

interface Patched {
  getAll: (...arguments_: unknown[]) => Promise<unknown[]>;
  get: (...arguments_: unknown[]) => Promise<{ size: number }>;
  commit: () => Promise<unknown[]>;
  onSnapshot: (onNext: (snapshot: Told) => void, onError?: (error: Error) => void) => () => void;
}

/** Begins to count; the function that it returns has the counts so far. */
export function countOperations(database: BlastContext["database"]): () => { reads: number; writes: number } {
  const counts = { reads: 0, writes: 0 };
  after(prototypeOf(database), "getAll", (documents) => {
    counts.reads += documents.length;
  });
  after(prototypeOf(database.collection("any").limit(1)), "get", ({ size }) => {
    counts.reads += Math.max(size, 1);
  });
  after(prototypeOf(database.batch()), "commit", (written) => {
    counts.writes += written.length;
  });
  const told = (documents: number) => {
    counts.reads += documents;
  };
  countTold(prototypeOf(database.collection("any").limit(1)), (snapshot) =>
    told(snapshot.size === 0 ? 1 : snapshot.docChanges().length),
  );
  countTold(prototypeOf(database.doc("any/one")), () => told(1));
  return () => ({ ...counts });
}

interface Told {
  size: number;
  docChanges: () => unknown[];
}

function countTold(owner: Pick<Patched, "onSnapshot">, count: (snapshot: Told) => void): void {
  const original = owner.onSnapshot;
  owner.onSnapshot = function (this: unknown, onNext, onError) {
    const counting = (snapshot: Told) => {
      count(snapshot);
      onNext(snapshot);
    };
    return original.call(this, counting, onError);
  };
}

function prototypeOf(one: object): Patched {
  return Object.getPrototypeOf(one) as Patched;
}

function after<K extends keyof Patched>(
  owner: Patched,
  name: K,
  count: (answer: Awaited<ReturnType<Patched[K]>>) => void,
): void {
  const original = owner[name] as (...arguments_: unknown[]) => Promise<Awaited<ReturnType<Patched[K]>>>;
  const counted = async function (this: unknown, ...arguments_: unknown[]) {
    const answer = await original.apply(this, arguments_);
    count(answer);
    return answer;
  };
  Object.assign(owner, { [name]: counted });
}
