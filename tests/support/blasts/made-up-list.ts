// A database that makes its documents up as they are read and forgets what is written: a mailing list as long as one
// likes, of which the first half is in batches already. Every tenth reader stands on it twice.
import type { BlastContext } from "../../../functions/src/blasts/blast-context";

interface Page {
  limit: number;
  /** The number of the first document that is not read yet. */
  from: number;
}

export function madeUpList(total: number, batchSize: number) {
  const planned = { batches: total / 2 / batchSize, written: 0 };
  const idOf = (nth: number) => String(nth).padStart(8, "0");
  /** The second mention of a reader is in the other half, in capitals. */
  const addressOf = (nth: number) => `reader-${nth % 10 === 9 ? nth % (total / 2) : nth}@northwind.example`;
  const subscription = (nth: number) => {
    const address = addressOf(nth);
    return { id: idOf(nth), data: () => ({ email: nth < total / 2 ? address : address.toUpperCase() }) };
  };
  const batch = (nth: number) => {
    const numbers = Array.from({ length: batchSize }, (_, at) => nth * batchSize + at);
    const recipients = numbers.map((number) => ({ address: addressOf(number), attempts: 0 }));
    return { id: String(nth), data: () => ({ recipients, unusable: [], cursor: idOf(numbers.at(-1) ?? 0) }) };
  };

  function query(count: number, made: (nth: number) => { id: string }, page: Page): object {
    return {
      orderBy: () => query(count, made, page),
      select: () => query(count, made, page),
      limit: (limit: number) => query(count, made, { ...page, limit }),
      startAfter: (last: string | { id: string }) =>
        query(count, made, { ...page, from: Number(typeof last === "string" ? last : last.id) + 1 }),
      get: async () => {
        await new Promise(setImmediate); // as long as a round trip, so that the collector has its chance
        const length = Math.max(0, Math.min(page.limit, count - page.from));
        const docs = Array.from({ length }, (_, at) => made(page.from + at));
        return { docs, size: length };
      },
    };
  }

  const database = {
    collection: (path: string) =>
      path.endsWith("/batches")
        ? query(planned.batches, batch, { limit: Infinity, from: 0 })
        : query(total, subscription, { limit: Infinity, from: 0 }),
    doc: (path: string) => ({ path }),
    batch: () => ({
      create: (_: unknown, { recipients }: { recipients: unknown[] }) => (planned.written += recipients.length),
      set: () => undefined,
      update: () => undefined,
      commit: () => Promise.resolve([{ writeTime: {} }]),
    }),
  };
  return { database: database as unknown as BlastContext["database"], written: () => planned.written };
}
