import { expect, test } from "vitest";
import { Timestamp } from "firebase-admin/firestore";
import { deliver } from "./forwarding";
import type { Leased } from "./outbox";

const batch = ["a", "b", "c", "d"].map((id): Leased => ({ id, body: "{}", attempts: 0, leasedAt: Timestamp.now() }));
const ids = (statements: readonly Leased[]) => statements.map(({ id }) => id).join("");

test("when there is no more time, what is known is kept and the rest is left without a complaint", async () => {
  let requests = 0;
  const delivery = await deliver(
    batch,
    (part) => {
      requests += 1;
      return Promise.resolve(part.length > 1 ? { kind: "rejected", reason: "Not these." } : { kind: "stored" });
    },
    () => requests < 3,
  );
  expect(ids(delivery.delivered)).toBe("a");
  expect(ids(delivery.left)).toBe("bcd");
  expect(delivery.rejected).toEqual([]);
  expect(delivery.trouble).toBeUndefined();
});
