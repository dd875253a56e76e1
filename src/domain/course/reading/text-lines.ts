// The lines of a generated text, and what each of them is in Markdown. Models wrap a whole text in a code fence, think
// aloud before they begin and set titles in bold type instead of as headings: that is undone or told apart here, once
// for all readers. Every step is linear in the length of the text.
import { fenceEdges } from "./fences";
import { readableLine, withoutMarks } from "./line-marks";

type LineKind = "blank" | "heading" | "bold" | "item" | "quote" | "table" | "rule" | "code" | "aside" | "plain";

export interface TextLine {
  /** The line as it is, with its line break. */
  raw: string;
  /** The text for readers: no-break spaces are spaces, and marks of Markdown and of no width are left out. */
  text: string;
  /** `aside` is what is no part of the text: thinking aloud, and a fence around the whole. */
  kind: LineKind;
  /** Of a heading, 1 to 6; 0 for all others. */
  level: number;
  /** The columns of its indent. */
  indent: number;
}

export function textLines(text: string): TextLine[] {
  const raws = text.split(/(?<=\n)/);
  const asides = thinkingLines(raws);
  const { code, around } = fenceEdges(raws, asides);
  const lines = raws.map((raw, at): TextLine => {
    if (asides.has(at) || around.has(at)) return { raw, text: "", kind: "aside", level: 0, indent: 0 };
    const line = readableLine(raw).trimEnd();
    const indent = line.length - line.trimStart().length;
    if (code.has(at)) return { raw, text: line, kind: "code", level: 0, indent };
    const { kind, level } = kindOf(line.trim());
    return { raw, text: withoutMarks(line), kind, level, indent };
  });
  for (const [at, line] of lines.entries()) underline(lines[at - 2], lines[at - 1], line);
  return lines;
}

/** The text without what is no part of it. */
export function bodyOf(text: string): string {
  const lines = textLines(text);
  if (lines.every(({ kind }) => kind !== "aside")) return text;
  const body = lines.flatMap(({ kind, raw }) => (kind === "aside" ? [] : [raw]));
  return body.join("").trimStart();
}

function kindOf(line: string): { kind: LineKind; level: number } {
  const plain = (kind: LineKind) => ({ kind, level: 0 });
  if (line === "") return plain("blank");
  const hashes = /^(#{1,6})\s/.exec(line)?.[1]?.length;
  if (hashes !== undefined) return { kind: "heading", level: hashes };
  if (/^(?:-{3,}|\*{3,}|_{3,}|(?:- ){2,}-|(?:\* ){2,}\*)$/.test(line)) return plain("rule");
  if (line.startsWith("|")) return plain("table");
  if (line.startsWith(">")) return plain("quote");
  if (/^[-*+•]\s/.test(line)) return plain("item");
  return plain(
    /^(?:\*\*|__).+(?:\*\*|__)$/.test(line) && !/(?:\*\*|__).+(?:\*\*|__)/.test(line.slice(2, -2)) ? "bold" : "plain",
  );
}

/** A line of its own with = or - below it is a heading, too. */
function underline(before: TextLine | undefined, title: TextLine | undefined, line: TextLine): void {
  const marks = /^ {0,3}(=+|--+)\s*$/.exec(line.raw)?.[1];
  if (!marks || !title || !["plain", "bold"].includes(title.kind)) return;
  if (before && !["blank", "aside", "rule"].includes(before.kind)) return;
  title.kind = "heading";
  title.level = marks.startsWith("=") ? 1 : 2;
  line.kind = "rule";
}

/** The lines in which a model thinks aloud, where it says so with the tags that such models use. */
function thinkingLines(raws: readonly string[]): Set<number> {
  const first = raws.findIndex((raw) => raw.trim() !== "");
  const tag = /^\s*<(think|thinking|thought|reasoning)>/i.exec(raws[first] ?? "")?.[1];
  if (tag === undefined) return new Set();
  const end = raws.findIndex((raw) => raw.toLowerCase().includes(`</${tag.toLowerCase()}>`));
  // A thought without an end is not finished, and nothing has been written.
  return new Set(Array.from({ length: end < 0 ? raws.length : end + 1 }, (_, at) => at));
}
