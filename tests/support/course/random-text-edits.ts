// Random edits of recorded texts in the editor, without a page around it.
import fc from "fast-check";
import { setBlockType, splitBlock, toggleMark, joinBackward } from "prosemirror-commands";
import type { Node } from "prosemirror-model";
import { liftListItem, sinkListItem, wrapInList } from "prosemirror-schema-list";
import { EditorState, TextSelection, type Command } from "prosemirror-state";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow } from "prosemirror-tables";
import { expect } from "vitest";
import { marksInText } from "../../../src/domain/course/reading/marks-in-text";
import { sectionsOf, withoutClosingRules } from "../../../src/domain/course/sections";
import { saidBy } from "../../../src/ui/editing/plain-document";
import { readText, type ReadText } from "../../../src/ui/editing/read-text";
import { textPlugins } from "../../../src/ui/editing/text-commands";
import { textSchema } from "../../../src/ui/editing/text-schema";
import { markdownOfDocument } from "../../../src/ui/editing/write-text";
import { corpus } from "./corpus";

const { nodes, marks } = textSchema;

/** The sections of each nth recorded text, without the rules that close them. */
export function recordedSections(nth = 1): string[] {
  return (["seen", "held-back", "afterwards"] as const)
    .flatMap(corpus)
    .filter((_, at) => at % nth === 0)
    .flatMap(({ text }) => sectionsOf(text).map((section) => withoutClosingRules(section.text)));
}

const words = fc.oneof(
  fc.constantFrom(
    " word",
    "*",
    "_",
    "**bold**",
    "[a](b)",
    "# ",
    "- ",
    "1. ",
    "|",
    "<b>",
    "`",
    "\\",
    "&amp;",
    ">",
    "~~",
    "ß 日本",
  ),
  fc.constantFrom(" [O2.1 L3]", "[check: who]", "www.a.example", "---", "+ ", "2) ", "  ", "="),
  fc.string({ maxLength: 8 }),
);

const commands: readonly Command[] = [
  toggleMark(marks.strong),
  toggleMark(marks.em),
  toggleMark(marks.link, { href: "https://a.example/b" }),
  splitBlock,
  joinBackward,
  setBlockType(nodes.heading, { level: 3 }),
  setBlockType(nodes.paragraph),
  wrapInList(nodes.bullet_list),
  wrapInList(nodes.ordered_list),
  liftListItem(nodes.list_item),
  sinkListItem(nodes.list_item),
  ...[addRowAfter, addColumnAfter, deleteRow, deleteColumn],
];

const step = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(20),
  does: fc.oneof({ weight: 2, arbitrary: words }, { weight: 1, arbitrary: fc.constantFrom(...commands) }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function after(state: EditorState, { at, length, does }: Step): EditorState {
  const from = Math.round(at * state.doc.content.size);
  const selection = TextSelection.between(
    state.doc.resolve(from),
    state.doc.resolve(Math.min(state.doc.content.size, from + length)),
  );
  const chosen = state.apply(state.tr.setSelection(selection));
  if (typeof does === "string")
    return chosen.apply(does === "" ? chosen.tr.deleteSelection() : chosen.tr.insertText(does));
  let next = chosen;
  does(chosen, (transaction) => {
    next = chosen.apply(transaction);
  });
  return next;
}

/** Edits that many recorded sections, and holds each to its Markdown; returns the share that kept all its marks. */
export function runEdits(count: number, nth = 1): number {
  const sections = recordedSections(nth).flatMap((text) => {
    const read = readText(text, marksInText);
    return read ? [{ text, read }] : [];
  });
  let whole = 0;
  fc.assert(
    fc.property(fc.constantFrom(...sections), fc.array(step, { minLength: 1, maxLength: 4 }), ({ read }, steps) => {
      let state = EditorState.create({ doc: read.doc, plugins: textPlugins(() => undefined) });
      for (const each of steps) state = after(state, each);
      if (holdToMarkdown(state.doc, read)) whole++;
    }),
    { numRuns: count },
  );
  return whole / count;
}

function holdToMarkdown(doc: Node, read: ReadText): boolean {
  const markdown = markdownOfDocument(doc, read, marksInText);
  for (const block of doc.children) {
    const source = read.written.get(block)?.text;
    if (source !== undefined) expect(markdown).toContain(source);
  }
  const again = readText(markdown, marksInText);
  if (!again) throw new Error(`It cannot be shown any more: ${markdown}`);
  // Of bold within an address, for instance, the words stay alone.
  if (saidBy(again.doc) === saidBy(doc)) return true;
  expect(wordsOf(again.doc), markdown).toBe(wordsOf(doc));
  return false;
}

function wordsOf(doc: Node): string {
  return doc.textContent.replace(/\s/g, "");
}
