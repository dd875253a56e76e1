import { EditorState, type Transaction } from "prosemirror-state";
import { expect, test } from "vitest";
import { recordedSections } from "../../../tests/support/course/random-text-edits";
import { marksInText } from "../../domain/course/reading/marks-in-text";
import { readText } from "./read-text";
import { markdownOfDocument } from "./write-text";

function edited(markdown: string, edit: (state: EditorState) => Transaction): string {
  const read = readText(markdown, marksInText);
  if (!read) throw new Error("The text cannot be shown.");
  const state = EditorState.create({ doc: read.doc });
  return markdownOfDocument(state.apply(edit(state)).doc, read, marksInText);
}

/** Puts words at the first place of others. */
const replace =
  (words: string, by: string) =>
  (state: EditorState): Transaction => {
    let at = -1;
    state.doc.descendants((node, from) => {
      const within = node.isText ? (node.text?.indexOf(words) ?? -1) : -1;
      if (at < 0 && within >= 0) at = from + within;
    });
    return state.tr.insertText(by, at, at + words.length);
  };

test("a recorded section that is not changed is written as it was, byte for byte", () => {
  const sections = recordedSections(8);
  const readable = sections.flatMap((text) => {
    const read = readText(text, marksInText);
    return read ? [{ text, written: markdownOfDocument(read.doc, read, marksInText) }] : [];
  });
  for (const { text, written } of readable) expect(written).toBe(text);
  expect(readable.length / sections.length).toBeGreaterThan(0.97);
});

test.each([
  ["a word", "## Do it\nWrong word.\n\n*  a\n*  b\n", "## Do it\nRight word.\n\n*  a\n*  b\n"],
  ["a list's sign", "* Wrong\n* b\n", "* Right\n* b\n"],
  ["a number with a bracket", "3) Wrong\n4) b\n", "3) Right\n4) b\n"],
  ["a mark beside it", "Wrong [O2.1 L3] and [check: the price].\n", "Right [O2.1 L3] and [check: the price].\n"],
  ["signs that are read as they are", "Wrong 2 * 3 and a_b_c (a [b] c).", "Right 2 * 3 and a_b_c (a [b] c)."],
  ["breaks of lines", "Wrong\nb  \nc<br>d", "Right\nb  \nc<br>d"],
  ["a table", "| a | b |\n|---|:-:|\n| Wrong<br>x | **y** |\n", "| a | b |\n| - | :-: |\n| Right<br>x | **y** |\n"],
  ["Windows' ends of lines", "# A\r\n\r\nWrong\r\n\r\nb\r\n", "# A\r\n\r\nRight\r\n\r\nb\r\n"],
  ["the mark of the byte order at its beginning", "\uFEFF# A\n\nWrong.\n\nb.", "\uFEFF# A\n\nRight.\n\nb."],
  ["a link", 'Wrong [a **b**](https://a.example "t").', 'Right [a **b**](https://a.example "t").'],
])("a changed text keeps %s", (_, before, after) => {
  expect(edited(before, replace("Wrong", "Right"))).toBe(after);
});

test("typed signs of Markdown stay the signs that were typed", () => {
  expect(edited("Wrong", replace("Wrong", "1. So"))).toBe("1\\. So");
  expect(edited("Wrong", replace("Wrong", "# So"))).toBe("\\# So");
});

const behind =
  (words: string) =>
  ({ tr, doc }: EditorState): Transaction =>
    tr.insertText(words, doc.content.size - 1);

test.each([
  ["an empty one", "a\n```\n", "a\n```\n```\n\nb"],
  ["one with code", "```js\nlet a;", "```js\nlet a;\n```\n\nb"],
])("what is written behind code that nothing ends stands behind it: %s", (_, before, after) => {
  expect(edited(before, behind("b"))).toBe(after);
});

test.each(["a[^1]\n\n[^1]: b", "<b>a</b>", "<!-- a -->", "![a](b.png)", "~~a~~", "[a][b]\n\n[b]: https://a.example"])(
  "what the editor cannot show is not read: %s",
  (markdown) => {
    expect(readText(markdown, marksInText)).toBeUndefined();
  },
);
