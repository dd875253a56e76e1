// The changes between two Markdown texts, block by block: a paragraph, a heading, an item, a table. Each block can then
// be shown as it is read.
import { diffArrays } from "diff";
import { textChanges, type TextChange } from "./text-changes";
import { plainWords } from "../markdown/plain-words";

export type BlockChange =
  | { kind: "same"; text: string }
  /** A block that is still about the same, in plain words. */
  | { kind: "words"; changes: TextChange[] }
  /** One of both is empty where something only went or only came. */
  | { kind: "other"; before: string; after: string };

export function blockChanges(before: string, after: string, language: string | undefined): BlockChange[] {
  const found: BlockChange[] = [];
  let removed: string[] = [];
  const parts = diffArrays(markdownBlocks(before), markdownBlocks(after), {
    comparator: (one, other) => one.trim() === other.trim(),
  });
  for (const [at, part] of parts.entries()) {
    if (part.removed) removed = part.value;
    if (part.removed && parts[at + 1]?.added) continue;
    if (part.added || part.removed) found.push(...changed(removed, part.added ? part.value : [], language));
    else found.push({ kind: "same", text: part.value.join("") });
    removed = [];
  }
  return found;
}

/** Compares the blocks one by one if there are as many as before. */
function changed(before: readonly string[], after: readonly string[], language: string | undefined): BlockChange[] {
  if (before.length !== after.length) return [{ kind: "other", before: before.join(""), after: after.join("") }];
  return before.map((block, nth) => {
    const other = after[nth] ?? "";
    const changes = textChanges(plainWords(block), plainWords(other), language);
    const isAlike = !isSet(block) && !isSet(other) && commonShare(changes) >= 0.5;
    return isAlike ? { kind: "words", changes } : { kind: "other", before: block, after: other };
  });
}

/** Tables and code are shown as they are. */
function isSet(block: string): boolean {
  return /^\s*(?:\||```|~~~)/.test(block);
}

/** The share of the longer text that both have. */
function commonShare(changes: readonly TextChange[]): number {
  const length = (left: TextChange["kind"]) =>
    changes.reduce((sum, { kind, words }) => sum + (kind === left ? 0 : words.trim().length), 0);
  const same = changes.reduce((sum, { kind, words }) => sum + (kind === "same" ? words.trim().length : 0), 0);
  return same / Math.max(length("added"), length("removed"), 1);
}

/** Joined together the blocks are the text again. */
export function markdownBlocks(text: string): string[] {
  const blocks: string[] = [];
  let isFenced = false;
  let isBehindBlank = true;
  for (const line of text.split(/(?<=\n)/)) {
    const begins = !isFenced && line.trim() !== "" && (isBehindBlank || /^\s*(?:[-*+•]|\d{1,3}[.)])\s/.test(line));
    if (begins || blocks.length === 0) blocks.push(line);
    else blocks.push((blocks.pop() ?? "") + line);
    if (/^\s*(?:```|~~~)/.test(line)) isFenced = !isFenced;
    isBehindBlank = line.trim() === "";
  }
  return blocks.filter((block) => block !== "");
}
