import fc from "fast-check";
import { expect, test } from "vitest";
import { textChanges } from "./text-changes";

const piece = fc.constantFrom("lift", "Lift", " ", "\n", "\n\n", "**", "- ", "| a |", "荷物", "を", "Heben", ".", "`");
const anyText = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(""));

test("of any two texts, what stayed and what went is the old one, and what stayed and what came is the new one", () => {
  fc.assert(
    fc.property(anyText, anyText, (before, after) => {
      const changes = textChanges(before, after, "en");
      const without = (left: string) =>
        changes
          .filter(({ kind }) => kind !== left)
          .map(({ words }) => words)
          .join("");
      expect([without("added"), without("removed")]).toEqual([before, after]);
    }),
  );
});

test("a language without spaces is compared by words, too", () => {
  expect(textChanges("荷物を確認します", "荷物を運びます", "ja").at(0)).toEqual({ words: "荷物を", kind: "same" });
});
