import fc from "fast-check";
import { expect, test } from "vitest";
import { blockChanges, markdownBlocks } from "./block-changes";

const piece = fc.constantFrom("lift", " ", "\n", "\n\n", "**", "- ", "1. ", "| a |", "```\n", "荷物", ".");
const anyText = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(""));

test("the blocks of any text are the text, and of any two texts no block is lost", () => {
  fc.assert(
    fc.property(anyText, anyText, (before, after) => {
      expect(markdownBlocks(before).join("")).toBe(before);
      const changes = blockChanges(before, after, "en");
      const others = changes.flatMap((change) => (change.kind === "other" ? [change] : []));
      const same = changes.flatMap((change) => (change.kind === "same" ? [change.text.trim()] : []));
      for (const text of same) expect([before.includes(text), after.includes(text)]).toEqual([true, true]);
      for (const one of others) expect([before.includes(one.before), after.includes(one.after)]).toEqual([true, true]);
    }),
  );
});

test("a block that is still about the same shows its changed words without Markdown, another one both versions", () => {
  const before = "## Start\n\nLift **well** with both hands today.\n\n- One\n- Two\n\n| a |\n| --- |\n| 1 |";
  const after =
    "## Start\n\nLift **well** with one hand today.\n\n- One\n- Something else altogether\n\n| a |\n| --- |\n| 2 |";
  const changes = blockChanges(before, after, "en");
  expect(changes.map(({ kind }) => kind)).toEqual(["same", "words", "same", "other", "other"]);
  const words = changes.flatMap((change) => (change.kind === "words" ? change.changes : []));
  expect(words.map(({ words: said }) => said).join("")).not.toContain("*");
  expect(changes[3]).toMatchObject({ before: "- Two\n\n", after: "- Something else altogether\n\n" });
});

test("code with blank lines is one block", () => {
  expect(markdownBlocks("```\na\n\nb\n```\n\nc")).toEqual(["```\na\n\nb\n```\n\n", "c"]);
});
