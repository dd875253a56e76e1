// The marks in a plan's text that name the answers behind an item: `[answers: 1.customerSatisfaction,
// 2.Sales.roleClarity]`. They are plain words in brackets, so that a language model gets them right and a stored plan
// stays readable.

// To its bracket, or to the end of a line on which the bracket is missing; with the bold type that some models put
// around it.
const marker = /[ \t]*(?:\*\*|__|`)?\[[ \t]*(?:answers?|references?)[ \t]*:([^\]\n]*)(?:\]|$)(?:\*\*|__|`)?/gim;

const word = "answers";

/** What a marker names, as it was written. */
function listedReferences(list: string): string[] {
  return list
    .split(/[,;]/)
    .map((reference) => reference.replaceAll(/[`*]/g, "").trim())
    .filter((reference) => reference !== "");
}

/** Every reference in a text, in order. */
export function markedReferences(text: string): string[] {
  return [...text.matchAll(marker)].flatMap(([, list = ""]) => listedReferences(list));
}

/** The text without its markers, also without one that has only begun to arrive. */
export function withoutMarkers(text: string): string {
  return withoutBegunMarker(text.replaceAll(marker, ""));
}

/**
 * The text with each marker naming only what `kept` gives back for its references; a marker that names nothing goes.
 */
export function withMarkers(text: string, kept: (references: string[]) => string[]): string {
  return text.replaceAll(marker, (_, list: string) => markerOf(kept(listedReferences(list))));
}

function markerOf(references: readonly string[]): string {
  return references.length === 0 ? "" : ` [${word}: ${references.join(", ")}]`;
}

/** Whether nothing but markers stands in a text. */
export function isOnlyMarkers(text: string): boolean {
  return text.trim() !== "" && withoutMarkers(text).trim() === "";
}

/** A text that is still arriving may end in "[ans", of which nobody can tell yet what it becomes. */
function withoutBegunMarker(text: string): string {
  const begun = /[ \t]*(?:\*\*|__|`)?\[[ \t]*([a-z]*)$/i.exec(text);
  return begun && word.startsWith((begun[1] ?? "").toLowerCase()) ? text.slice(0, begun.index) : text;
}
