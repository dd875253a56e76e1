// The key at the end of an assessment: a list or a table of numbers, right options and often reasons.
import { labelInKey, type NamedOption, type OptionWords } from "./answers-given";
import { cellsOf, isTableRule } from "../line-marks";
import { countsOn } from "../numbered-titles";
import { withPlainDigits } from "../number-words";
import type { TextLine } from "../text-lines";

interface KeyEntry {
  line: number;
  number: string;
  /** The name of the right option, and the rest. */
  value: string;
}

export interface AnswerKey {
  /** The next entry for a number behind its question: numbers begin anew in every part of some assessments. */
  take: (
    number: string,
    behind: number,
    options: OptionWords,
  ) => (NamedOption & { line: number | undefined }) | undefined;
}

/** It stands behind the questions, or else in one line before the first of them. */
export function answerKey(lines: readonly TextLine[], first: number, from: number): AnswerKey {
  const byNumber = byNumbers(keyEntries(lines, from));
  const before = byNumbers(byNumber.size > 0 ? [] : lines.slice(0, first).flatMap(entriesInLine));
  return {
    take: (number, behind, options) => {
      const alike = byNumber.get(number) ?? [];
      for (let entry = alike.pop(); entry; entry = alike.pop()) {
        const named = entry.line > behind ? labelInKey(entry.value, options) : undefined;
        if (named) return { ...named, line: entry.line };
      }
      const entries = before.get(number) ?? [];
      const named = entries.length === 1 ? labelInKey(entries[0]?.value ?? "", options) : undefined;
      return named && { ...named, line: undefined };
    },
  };
}

function byNumbers(entries: readonly KeyEntry[]): Map<string, KeyEntry[]> {
  const byNumber = new Map<string, KeyEntry[]>();
  for (const entry of entries.toReversed()) {
    const alike = byNumber.get(entry.number);
    if (alike) alike.push(entry);
    else byNumber.set(entry.number, [entry]);
  }
  return byNumber;
}

/** Several entries in one line are a key wherever it stands. */
function entriesInLine({ kind, text }: TextLine, line: number): KeyEntry[] {
  const read = kind === "code" || kind === "table" ? [] : lineEntries(withPlainDigits(text));
  return read.length > 1 ? read.map(([number, value]) => ({ line, number, value })) : [];
}

/** "1. b – because", "- **1번:** 2) – because", "Frage 1: B", "1-B, 2-C" and the rows of tables. */
function keyEntries(lines: readonly TextLine[], from: number): KeyEntry[] {
  const entries: KeyEntry[] = [];
  for (let at = from; at < lines.length; at++) {
    const line = lines[at];
    if (!line || line.kind === "code" || line.kind === "aside") continue;
    const text = withPlainDigits(line.text);
    const read = line.kind === "table" ? rowEntries(text, rowBelowHead(lines, at)) : lineEntries(text);
    const reason = read.length === 1 && line.kind !== "table" ? reasonBelow(lines[at + 1]) : "";
    for (const [number, value] of read)
      entries.push({ line: at, number, value: reason ? `${value} – ${reason}` : value });
  }
  return entries;
}

/** The row below the head of a table; empty for a row that is no head. */
function rowBelowHead(lines: readonly TextLine[], at: number): string {
  const isHead = isTableRule(cellsOf(lines[at + 1]?.raw ?? ""));
  return isHead ? withPlainDigits(lines[at + 2]?.text ?? "") : "";
}

/** "Begründung: ..." in the line below its entry. */
function reasonBelow(line: TextLine | undefined): string {
  if (line?.kind !== "plain" || /^\p{Nd}/u.test(line.text)) return "";
  return /^[^:：\p{N}]{1,30}[:：]\s*(.+)$/su.exec(line.text)?.[1] ?? "";
}

type NumberAndValue = readonly [number: string, value: string];

const oneEntry =
  /^(?:[\p{L}\p{M}#№. ]{0,20}?)(\d{1,3})(?:\s*(?:\p{L}{1,2}|번|题|問|문)(?=[\s.．:：)–—-]))?[\s.．。):：、=–—→>-]*(.+)$/su;
const manyEntries =
  /(?:^|[,;|/·•\s、，；】\]：])(?:\p{L}{1,9}\.?\s?)?(\d{1,3})(?:\s*[.):=：．）–—→-])?\s*[([]?(\p{L}\p{M}?|[①-⓿])[)\]]?(?=\s*(?:[,;|/·•、，；.。]|$|\s\p{L}{0,9}\.?\s?\d))/gu;

function lineEntries(text: string): NumberAndValue[] {
  const many = [...text.matchAll(manyEntries)].map(([, number = "", value = ""]) => [number, value] as const);
  if (many.length > 1) return many;
  const [, number, value] = oneEntry.exec(text) ?? [];
  return number !== undefined && value !== undefined ? [[number, value]] : [];
}

/** "| 1 | C | because |", or the numbers in the head and the options below. */
function rowEntries(row: string, rowBelow: string): NumberAndValue[] {
  const cells = cellsOf(row);
  const numbers = cells.flatMap((cell) => /^[^\d]{0,12}(\d{1,3})[^\d]{0,3}$/.exec(cell)?.[1] ?? []);
  const isHead = numbers.length > 1 && countsOn(numbers.map((number) => ({ number: Number(number) })));
  if (isHead && numbers.length === cells.filter((cell) => /\d/.test(cell)).length) {
    const below = cellsOf(rowBelow);
    const isKey = below.length === cells.length && below.filter((cell) => cell.length <= 3).length >= numbers.length;
    if (isKey) return numbers.map((number, nth) => [number, below[nth + cells.length - numbers.length] ?? ""]);
  }
  const [first = "", ...others] = cells;
  const number = /^[^\d]{0,20}(\d{1,3})[^\d]{0,6}$/.exec(first)?.[1];
  const answer = others.find((cell) => /^[([（]?(?:\p{L}\p{M}?|\d{1,2}|[①-⓿])[)\]）.]?(?:[\s.:–—-]|$)/u.test(cell));
  if (number === undefined || answer === undefined) return [];
  const reason = others.filter((cell) => cell !== answer).sort((a, b) => b.length - a.length)[0] ?? "";
  return [[number, reason ? `${answer} – ${reason}` : answer]];
}
