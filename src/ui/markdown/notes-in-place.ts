// Notes stand where they are written, such as at the end of a section, each behind its number: a text that is shown in
// parts, or on paper, has no one end at which to collect them.
import type { FootnoteDefinition, Nodes, PhrasingContent, Root } from "mdast";

/** A plugin for remark. */
export function notesInPlace() {
  return (root: Root): void => replaceNotes(root);
}

function replaceNotes(node: Nodes): void {
  if (!("children" in node)) return;
  node.children = node.children.map(withoutFootnote) as typeof node.children;
  node.children.forEach(replaceNotes);
}

function withoutFootnote(node: Nodes, nth: number, siblings: readonly Nodes[]): Nodes {
  if (node.type === "footnoteDefinition") return noteParagraph(node);
  if (node.type !== "footnoteReference") return node;
  const value = `${siblings[nth - 1]?.type === "footnoteReference" ? ", " : ""}${node.identifier}`;
  return { type: "emphasis", data: { hName: "sup" }, children: [{ type: "text", value }] };
}

function noteParagraph({ identifier, children }: FootnoteDefinition): Nodes {
  const words = children.flatMap((child): PhrasingContent[] => (child.type === "paragraph" ? child.children : []));
  return {
    type: "paragraph",
    data: { hProperties: { dataNote: identifier } },
    children: [{ type: "text", value: `${identifier}. ` }, ...words],
  };
}
