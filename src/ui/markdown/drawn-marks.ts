// Draws marks of a text as parts of the page, such as buttons. Two private signs with a number between them take the
// place of a mark; here they become an element with that number. In code they are left out.
import type { Nodes, Root } from "mdast";

const [begin, end] = ["\uE0F0", "\uE0F1"];
const placeOfMark = new RegExp(`${begin}(\\d{1,5})${end}`, "gu");

/** The text with the nth place for each mark; none of its own signs can pass for one. */
export function withDrawnMarks(text: string, marks: readonly { at: number; end: number }[]): string {
  let from = 0;
  const parts = marks.map((mark, nth) => {
    const before = text.slice(from, mark.at);
    from = mark.end;
    return `${withoutPlaces(before)}${begin}${nth}${end}`;
  });
  return [...parts, withoutPlaces(text.slice(from))].join("");
}

function withoutPlaces(text: string): string {
  return text.replaceAll(/[\uE0F0\uE0F1]/gu, "");
}

/** A plugin for remark. */
export function drawnMarks() {
  return (root: Root): void => visitMarks(root);
}

function visitMarks(node: Nodes): void {
  if ("value" in node && node.type !== "text") node.value = node.value.replaceAll(placeOfMark, "");
  if (!("children" in node)) return;
  node.children = node.children.flatMap((child): Nodes[] =>
    child.type === "text" ? splitAtMarks(child.value) : [child],
  ) as typeof node.children;
  node.children.forEach(visitMarks);
}

function splitAtMarks(value: string): Nodes[] {
  return value.split(placeOfMark).flatMap((part, nth): Nodes[] => {
    if (nth % 2 === 1)
      return [{ type: "emphasis", data: { hName: "data", hProperties: { value: part } }, children: [] }];
    return part === "" ? [] : [{ type: "text", value: part }];
  });
}
