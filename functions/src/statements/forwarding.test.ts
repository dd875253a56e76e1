import { expect, test } from "vitest";
import { Timestamp } from "firebase-admin/firestore";
import { forwardBatch } from "./forwarding";
import type { LeasedStatement } from "./outbox";

const batch = ["a", "b", "c", "d"].map((id): LeasedStatement => ({
  id,
  body: "{}",
  attempts: 0,
  leasedAt: Timestamp.now(),
}));
const ids = (statements: readonly LeasedStatement[]) => statements.map(({ id }) => id).join("");

test("when there is no more time, what is known is kept and the rest is left without a complaint", async () => {
  let requests = 0;
  const result = await forwardBatch(
    batch,
    (part) => {
      requests += 1;
      return Promise.resolve(part.length > 1 ? { kind: "rejected", reason: "Not these." } : { kind: "stored" });
    },
    () => requests < 3,
  );
  expect(ids(result.delivered)).toBe("a");
  expect(ids(result.remaining)).toBe("bcd");
  expect(result.rejected).toEqual([]);
  expect(result.outage).toBeUndefined();
});

test("what the store knows already is delivered, and the rest of its batch is sent all the same", async () => {
  const held = new Set(["b"]);
  const result = await forwardBatch(batch, (part) => {
    if (part.some(({ id }) => held.has(id))) return Promise.resolve({ kind: "known" });
    for (const { id } of part) held.add(id);
    return Promise.resolve({ kind: "stored" });
  });
  expect(ids(result.delivered).split("").toSorted().join("")).toBe("abcd");
  expect([...held].toSorted().join("")).toBe("abcd");
  expect(result.rejected).toEqual([]);
});
