import fc from "fast-check";
import { expect, test } from "vitest";
import { mergedValue, mergedFields, mergedList } from "./versioned";

test.each([
  ["neither has changed", "a", "a", "a", { shown: "a" }],
  ["only the earlier has changed", "a", "b", "a", { shown: "b" }],
  ["only the later has changed", "a", "a", "c", { shown: "c" }],
  ["both have made the same of", "a", "b", "b", { shown: "b" }],
  ["both have changed", "a", "b", "c", { shown: "c", overtaken: "b" }],
])("of a text that %s nothing is lost, and the later change is shown", (_, base, earlier, later, merged) => {
  expect(mergedValue([base, earlier, later])).toEqual(merged);
});

test("fields that two people have changed are both there, and of one that both have changed the other is handed back", () => {
  const base = { name: "Spoilage", unit: "%", baseline: 9 };
  const mine = { name: "Waste", unit: "%", baseline: 8 };
  const theirs = { name: "Spoilage", unit: "kg", baseline: 7 };
  const shown = { name: "Waste", unit: "kg", baseline: 8 };
  expect(mergedFields([base, theirs, mine])).toEqual({ shown, overtaken: { baseline: 7 } });
});

test("of two lists what either has added is there, and what either has taken out is not", () => {
  const entries = fc.uniqueArray(fc.nat({ max: 20 }));
  fc.assert(
    fc.property(entries, entries, entries, (base, mine, theirs) => {
      const [was, is, stored] = [new Set(base), new Set(mine), new Set(theirs)];
      const kept = [...new Set([...base, ...mine, ...theirs])].filter((entry) =>
        was.has(entry) ? is.has(entry) && stored.has(entry) : true,
      );
      expect(mergedList([base, mine, theirs]).toSorted()).toEqual(kept.toSorted());
    }),
  );
});
