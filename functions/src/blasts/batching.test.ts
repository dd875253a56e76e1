import { expect, test } from "vitest";
import { cutter } from "./batching";
import type { Addressee } from "./recipients";

const usable = (address: string): Addressee => ({ kind: "usable", address });

test("a list is cut into batches, each with the cursor at which it ends", () => {
  const { take, rest } = cutter(new Set(), 2);
  const list = ["a", "b", "a", undefined, "c", "bad", "d"];
  const cuts = list.map((one, at) =>
    take(
      one === undefined ? undefined : { kind: one === "bad" ? "unusable" : "usable", address: one },
      `document-${at}`,
    ),
  );
  expect(cuts.filter(Boolean)).toEqual([
    { recipients: ["a", "b"], unusable: [], cursor: "document-1" },
    { recipients: ["c"], unusable: ["bad"], cursor: "document-5" },
  ]);
  expect(rest()).toEqual({ recipients: ["d"], unusable: [], cursor: "document-6" });
});

test("who is known from an earlier planner is not taken again", () => {
  const { take, rest } = cutter(new Set(["a"]), 10, "document-0");
  take(usable("a"), "document-1");
  take(usable("b"), "document-2");
  expect(rest()).toMatchObject({ recipients: ["b"] });
});

test("an empty list ends with an empty batch", () => {
  expect(cutter(new Set(), 10).rest()).toEqual({ recipients: [], unusable: [], cursor: "" });
});
