// The lines of a generated text, and what each of them is in Markdown. Models wrap a whole text in a code fence, think
// aloud before they begin and set titles in bold type instead of as headings: that is undone or told apart here, once
// for all readers. Every step is linear in the length of the text.
import { thinkingLines } from "../../kernel/thinking";
import { fenceEdges } from "./fences";
import { readableLine, withoutMarks } from "./line-marks";

type LineKind = "blank" | "heading" | "bold" | "item" | "quote" | "table" | "rule" | "code" | "aside" | "plain";

export interface TextLine {
  /** The line as it is, with its line break. */
  raw: string;
  /** The line as it is read, which is another one for a part of a line that stands for several. */
  written: string;
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
    if (asides.has(at) || around.has(at)) return { raw, written: raw, text: "", kind: "aside", level: 0, indent: 0 };
    if (!code.has(at)) return lineOf(raw);
    const line = readableLine(raw).trimEnd();
    return { raw, written: raw, text: line, kind: "code", level: 0, indent: line.length - line.trimStart().length };
  });
  for (const [at, line] of lines.entries()) underline(lines[at - 2], lines[at - 1], line);
  return lines;
}

export function lineOf(raw: string, written = raw): TextLine {
  const line = readableLine(written).trimEnd();
  const { kind, level } = kindOf(line.trim());
  return { raw, written, text: withoutMarks(line), kind, level, indent: line.length - line.trimStart().length };
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
