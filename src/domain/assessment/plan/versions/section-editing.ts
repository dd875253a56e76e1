// A plan as a consultant edits it: section by section, with the marks of its evidence as short numbers, so that they
// are easily kept and what is taken away is seen.
import { mergedFields } from "../../../kernel/versioned";
import { markedReferences, withWordsForMarkers } from "../markers";
import { openedSection } from "../plan-sections";
import { editingWords } from "./words";

export interface EditableSection {
  /** The line that opens it, as it is written; blank for what stands before the first section. */
  readonly opening: string;
  readonly heading: string;
  /** Markdown, with `[1]` where a mark names the answers of the first entry of `marks`. */
  readonly text: string;
  readonly marks: readonly (readonly string[])[];
}

/** Every section of a plan, in order. A plan without sections is one of them, without a heading. */
export function editableSections(plan: string): EditableSection[] {
  const parts: { opening: string; heading: string; lines: string[] }[] = [{ opening: "", heading: "", lines: [] }];
  for (const line of plan.split("\n")) {
    const opened = openedSection(line);
    if (opened) parts.push({ opening: line, heading: opened.heading, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts.flatMap(({ opening, heading, lines }) => {
    const body = lines.join("\n").trim();
    return opening === "" && body === "" ? [] : [{ opening, heading, ...withNumbers(body) }];
  });
}

function withNumbers(body: string): Pick<EditableSection, "text" | "marks"> {
  const marks: string[][] = [];
  const text = withWordsForMarkers(body, {
    references: (references) => (references.length === 0 ? "" : ` [${marks.push(references)}]`),
    kind: (kind) => ` [kind: ${kind}]`,
    since: (mark) => ` [since: ${mark}]`,
  });
  return { text, marks };
}

/** The plan with these sections; a number without a mark is the consultant's own. */
export function planOfSections(sections: readonly EditableSection[]): string {
  return sections.map(({ opening, text, marks }) => partText(opening, withMarksFor(text, marks))).join("\n\n") + "\n";
}

function partText(opening: string, body: string): string {
  return [opening, body].filter((part) => part !== "").join("\n\n");
}

/** The marks of a section that no hand should break, each with its place. */
export function marksInSection(text: string): { at: number; text: string; name: string }[] {
  return [...text.matchAll(/\[(?:(\d{1,4})|((?:kind|since): [^\]\n]{1,200}))\]/g)].map(
    ({ index, 0: mark, 1: number, 2: words = "" }) => ({
      at: index,
      text: mark,
      name: number === undefined ? editingWords.markOf(words) : editingWords.answersOf(number),
    }),
  );
}

const markNumbers = /\[(\d{1,4})\]/g;

function withMarksFor(text: string, marks: EditableSection["marks"]): string {
  return text.trim().replaceAll(markNumbers, (written, number: string) => {
    const references = marks[Number(number) - 1];
    return references ? `[answers: ${references.join(", ")}]` : written;
  });
}

/** The marks that an edited section no longer has, by their numbers. */
export function removedMarks({ text, marks }: EditableSection): { number: number; references: readonly string[] }[] {
  const kept = new Set([...text.matchAll(markNumbers)].map(([, number]) => Number(number)));
  return marks.flatMap((references, nth) => (kept.has(nth + 1) ? [] : [{ number: nth + 1, references }]));
}

/** The answers that a text rested on, and another one does not any more; each once. */
export function removedReferences(before: string, after: string): string[] {
  const kept = new Set(markedReferences(after));
  return [...new Set(markedReferences(before))].filter((reference) => !kept.has(reference));
}

/**
 * Puts a consultant's edits on top of what another has saved in between: the touched sections are the consultant's, all
 * others are the other's.
 */
export function editedOnTopOf(
  opened: readonly EditableSection[],
  edited: readonly EditableSection[],
  latest: readonly EditableSection[],
): { sections: EditableSection[]; bothChanged: string[] } {
  const { shown, overtaken } = mergedFields([byOpening(opened), byOpening(latest), byOpening(edited)]);
  const headings = Object.values(overtaken).map((section) => section?.heading ?? "");
  return { sections: Object.values(shown), bothChanged: headings };
}

/** By the line that opens each, and how many before it are opened by the same. */
function byOpening(sections: readonly EditableSection[]): Record<string, EditableSection> {
  const met: string[] = [];
  return Object.fromEntries(
    sections.map((section) => {
      const nth = met.filter((opening) => opening === section.opening).length;
      met.push(section.opening);
      return [`${section.opening}\n${nth}`, section] as const;
    }),
  );
}
