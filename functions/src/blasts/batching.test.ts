import { expect, test } from "vitest";
import { addressSet } from "./address-set";
import { batchBuilder } from "./batching";
import type { Recipient } from "./recipients";

const named = (...addresses: string[]) => addresses.map((address) => ({ address }));
const usable = (address: string): Recipient => ({ kind: "usable", address });

test("a list is cut into batches, each with the cursor at which it ends", () => {
  const { add, rest } = batchBuilder(addressSet(), 2);
  const list = ["a", "b", "a", undefined, "c", "bad", "d"];
  const drafts = list.map((one, at) =>
    add(
      one === undefined ? undefined : { kind: one === "bad" ? "unusable" : "usable", address: one },
      `document-${at}`,
    ),
  );
  expect(drafts.filter(Boolean)).toEqual([
    { recipients: named("a", "b"), unusable: [], cursor: "document-1" },
    { recipients: named("c"), unusable: ["bad"], cursor: "document-5" },
  ]);
  expect(rest()).toEqual({ recipients: named("d"), unusable: [], cursor: "document-6" });
});

test("who is known from an earlier planner is not taken again", () => {
  const known = addressSet();
  known.add("a");
  const { add, rest } = batchBuilder(known, 10, "document-0");
  add(usable("a"), "document-1");
  add(usable("b"), "document-2");
  expect(rest()).toMatchObject({ recipients: named("b") });
});

test("an empty list ends with an empty batch", () => {
  expect(batchBuilder(addressSet(), 10).rest()).toEqual({ recipients: [], unusable: [], cursor: "" });
});
