// A question's stem as Markdown: lines of a paragraph joined, tables and code as they are.
import { readableLine, withoutBold } from "../line-marks";
import type { QuestionStart } from "./question-starts";
import type { TextLine } from "../text-lines";

export function stemOf(lines: readonly TextLine[], { line, words }: QuestionStart, end: number): string {
  const blocks: { kind: string; lines: string[] }[] = [{ kind: "words", lines: [words] }];
  for (const { written, kind, text } of lines.slice(line + 1, end)) {
    const part = kind === "table" || kind === "code" ? kind : "words";
    const last = blocks.at(-1);
    if (kind === "blank") blocks.push({ kind: "words", lines: [] });
    else if (kind === "aside" || kind === "rule") continue;
    else if (last?.kind === part && (last.lines.length > 0 || part === "words") && kind !== "item")
      last.lines.push(lineOfStem(written, kind));
    else blocks.push({ kind: part, lines: [kind === "item" ? `- ${text}` : lineOfStem(written, kind)] });
  }
  return blocks
    .map(({ kind, lines: block }) => block.filter(Boolean).join(kind === "words" ? " " : "\n"))
    .filter(Boolean)
    .join("\n\n");
}

function lineOfStem(written: string, kind: string): string {
  if (kind === "code") return readableLine(written).trimEnd();
  return kind === "table" ? readableLine(written).trim() : withoutBold(written);
}
