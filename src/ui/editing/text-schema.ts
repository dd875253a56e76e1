// The parts that the editor knows: headings, paragraphs, lists, tables, bold, emphasis and links. Quotations, code and
// rules are shown and kept, but no button makes one.
import { Schema } from "prosemirror-model";
import { tableNodes } from "prosemirror-tables";

/** Headings of a text begin one level below the page's own. */
const headingTag = (level: number) => `h${Math.min(level + 1, 6)}`;

/** The widest list of kinds: text, breaks and marks of the product; a heading has no breaks. */
export const textSchema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: { content: "inline*", group: "block", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
    heading: {
      attrs: { level: { default: 2 } },
      content: "(text | chip)*",
      group: "block",
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs: { level } }) => [headingTag(Number(level)), { "data-level": Number(level) }, 0],
    },
    blockquote: {
      content: "block+",
      group: "block",
      parseDOM: [{ tag: "blockquote" }],
      toDOM: () => ["blockquote", 0],
    },
    bullet_list: {
      attrs: { spread: { default: false } },
      content: "list_item+",
      group: "block",
      parseDOM: [{ tag: "ul" }],
      toDOM: () => ["ul", 0],
    },
    ordered_list: {
      attrs: { start: { default: 1 }, spread: { default: false } },
      content: "list_item+",
      group: "block",
      parseDOM: [{ tag: "ol", getAttrs: (list) => ({ start: (list as HTMLOListElement).start }) }],
      toDOM: ({ attrs: { start } }) => ["ol", { start: Number(start) }, 0],
    },
    list_item: {
      attrs: { checked: { default: null }, spread: { default: false } },
      content: "block+",
      defining: true,
      parseDOM: [{ tag: "li" }],
      toDOM: ({ attrs: { checked } }) => ["li", checked === null ? {} : { "data-checked": String(checked) }, 0],
    },
    ...tableNodes({ tableGroup: "block", cellContent: "paragraph", cellAttributes: { align: { default: null } } }),
    code_block: {
      attrs: { lang: { default: null }, meta: { default: null } },
      content: "text*",
      marks: "",
      group: "block",
      code: true,
      defining: true,
      parseDOM: [{ tag: "pre", preserveWhitespace: "full" }],
      toDOM: () => ["pre", ["code", 0]],
    },
    horizontal_rule: { group: "block", parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
    text: { group: "inline" },
    /** A break of lines, in the way in which it is written. */
    hard_break: {
      attrs: { source: { default: "  \n" } },
      inline: true,
      group: "inline",
      selectable: false,
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
    },
    /** A mark of the product: one thing, to be deleted or kept, but not to be typed into. */
    chip: {
      attrs: { text: {}, name: {} },
      inline: true,
      group: "inline",
      atom: true,
      draggable: false,
      parseDOM: [
        {
          tag: "[data-chip]",
          getAttrs: (chip) => ({ text: chip.dataset.chip ?? "", name: chip.getAttribute("aria-label") ?? "" }),
        },
      ],
      toDOM: ({ attrs: { text, name } }) => {
        const [words, named] = [String(text), String(name)];
        return ["span", { "data-chip": words, contenteditable: "false", role: "img", "aria-label": named }, words];
      },
      leafText: ({ attrs: { text } }) => String(text),
    },
  },
  marks: {
    link: {
      attrs: { href: {}, title: { default: null } },
      inclusive: false,
      parseDOM: [{ tag: "a[href]", getAttrs: (link) => ({ href: link.getAttribute("href") }) }],
      // Without an address, so that no press leaves the text.
      toDOM: ({ attrs: { href } }) => ["span", { "data-link": String(href), title: String(href), role: "link" }, 0],
    },
    strong: {
      parseDOM: [{ tag: "strong" }, { tag: "b" }, { style: "font-weight=bold" }],
      toDOM: () => ["strong", 0],
    },
    em: { parseDOM: [{ tag: "em" }, { tag: "i" }, { style: "font-style=italic" }], toDOM: () => ["em", 0] },
    code: { parseDOM: [{ tag: "code" }], toDOM: () => ["code", 0] },
  },
});
