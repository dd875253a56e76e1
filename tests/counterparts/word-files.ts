import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { screenLines } from "../support/exports/screen-lines";
import { wordDocuments, wordFile } from "../support/exports/word-documents";

export const wordNames = Object.keys(wordDocuments);

/** A folder that goes away after the test. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "waymark-counterparts-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The twelve documents as files; returns their names without the ending. */
export async function writeWordFiles(folder: string): Promise<void> {
  for (const [nth, name] of wordNames.entries()) writeFileSync(join(folder, `${nth}.docx`), await wordFile(name));
}

export function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"], maxBuffer: 1 << 26 });
}

/** The lines that the screen shows of a document, of the kinds that begin like this. */
export function onScreen(name: string, kinds: RegExp): string[] {
  const { parts = [] } = wordDocuments[name] ?? {};
  return parts
    .flatMap((part) =>
      "pictures" in part ? part.pictures.map(({ title }) => `h4 ${title}`) : screenLines(part.markdown),
    )
    .filter((line) => kinds.test(line))
    .map(onOneLine);
}

export function onOneLine(words: string): string {
  return words.replace(/\s+/g, " ").trim();
}
