// The marks in a plan's text: `[answers: 1.customerSatisfaction, 2.Sales.roleClarity]` names the answers behind an
// item, `[kind: course]` what sort of action it is, `[since: still open]` what has become of its gap since last time.
// They are plain words in brackets, so that a language model gets them right and a stored plan stays readable.
import { actionKindOf, type ActionKind } from "./action-kinds";
import { sinceMarkOf, type SinceMark } from "./since-marks";

// To its bracket, or to the end of a line on which the bracket is missing; with the bold type that some models put
// around it.
const marker = markerOf("answers?|references?");
const kindMarker = markerOf("kind");
const sinceMarker = markerOf("since");

const word = "answers";
const begins = [word, "kind", "since"];

function markerOf(name: string): RegExp {
  return new RegExp(
    String.raw`(?<![ \t])[ \t]*(?:\*\*|__|\x60)?\[[ \t]*(?:${name})[ \t]*:([^\]\n]*)(?:\]|$)(?:\*\*|__|\x60)?`,
    "gim",
  );
}

/** Returns the references of a marker, as written. */
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

/** Returns the sort of action that an item names; the first of several. */
export function markedKind(text: string): ActionKind | undefined {
  return [...text.matchAll(kindMarker)].map(([, kind = ""]) => actionKindOf(kind)).find((kind) => kind !== undefined);
}

/** Returns the change of its gaps since the last round that an item names; the first of several. */
export function markedSince(text: string): SinceMark | undefined {
  return [...text.matchAll(sinceMarker)].map(([, mark = ""]) => sinceMarkOf(mark)).find((mark) => mark !== undefined);
}

/** The text without its markers, also without one that has only begun to arrive. */
export function withoutMarkers(text: string): string {
  return withoutBegunMarker(text.replaceAll(marker, "").replaceAll(kindMarker, "").replaceAll(sinceMarker, ""));
}

/**
 * The text with each marker naming only what `kept` gives back for its references; a marker that names nothing goes.
 */
export function withMarkers(text: string, kept: (references: string[]) => string[]): string {
  return text.replaceAll(marker, (_, list: string) => namesInMarker(kept(listedReferences(list))));
}

interface WordsForMarkers {
  references: (references: string[]) => string;
  kind: (kind: ActionKind) => string;
  since: (mark: SinceMark) => string;
}

/** The text with words in place of its markers: what they name, what sort of action they say, and what has become. */
export function withWordsForMarkers(text: string, words: WordsForMarkers): string {
  const kindInWords = (written: string) => {
    const kind = actionKindOf(written);
    return kind === undefined ? "" : words.kind(kind);
  };
  const sinceInWords = (written: string) => {
    const mark = sinceMarkOf(written);
    return mark === undefined ? "" : words.since(mark);
  };
  return text
    .replaceAll(kindMarker, (_, written: string) => kindInWords(written))
    .replaceAll(sinceMarker, (_, written: string) => sinceInWords(written))
    .replaceAll(marker, (_, list: string) => words.references(listedReferences(list)));
}

function namesInMarker(references: readonly string[]): string {
  return references.length === 0 ? "" : ` [${word}: ${references.join(", ")}]`;
}

/** Tells whether a text has nothing but markers. */
export function isOnlyMarkers(text: string): boolean {
  return text.trim() !== "" && withoutMarkers(text).trim() === "";
}

/** A text that is still arriving may end in "[ans", which may become anything. */
function withoutBegunMarker(text: string): string {
  const begun = /(?<![ \t])[ \t]*(?:\*\*|__|`)?\[[ \t]*([a-z]*)$/i.exec(text);
  const isOne = begun && begins.some((each) => each.startsWith((begun[1] ?? "").toLowerCase()));
  return isOne ? text.slice(0, begun.index) : text;
}
