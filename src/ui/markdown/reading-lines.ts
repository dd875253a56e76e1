// Changes the parsed text beyond Markdown's own rules. A single line break stays one, as its writer expects; its tag,
// which models write in tables, becomes one. Each cell has the name of its column, for windows that show it in lines.
import type { Nodes, PhrasingContent, Root, Table } from "mdast";

/** A plugin for remark. */
export function readingLines() {
  return (root: Root): void => visit(root);
}

function visit(node: Nodes): void {
  if (!("children" in node)) return;
  if (node.type === "table") nameCells(node);
  if (node.type === "paragraph" || node.type === "tableCell") node.children = withBreaks(node.children);
  node.children.forEach(visit);
}

function withBreaks(children: PhrasingContent[]): PhrasingContent[] {
  return children.flatMap((child): PhrasingContent[] => {
    if (isBreakTag(child)) return [{ type: "break" }];
    if (child.type !== "text")
      return "children" in child ? [{ ...child, children: withBreaks(child.children) }] : [child];
    return child.value
      .split("\n")
      .flatMap((value, line): PhrasingContent[] => [
        ...(line > 0 ? [{ type: "break" } as const] : []),
        { type: "text", value },
      ]);
  });
}

export function isBreakTag(node: Nodes): boolean {
  return node.type === "html" && /^<br\s*\/?>$/i.test(node.value);
}

function nameCells({ children: [head, ...rows] }: Table): void {
  const names = head?.children.map((cell) => nodeWords(cell)) ?? [];
  for (const row of rows) {
    for (const [column, cell] of row.children.entries())
      cell.data = { ...cell.data, hProperties: { dataColumn: names[column] ?? "" } };
  }
}

export function nodeWords(node: Nodes): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(nodeWords).join("") : "";
}
