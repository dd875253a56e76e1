// Reads a file into paragraphs. It runs in a worker: nothing of a file reaches the page but plain text. The kind of a
// file is told by its first bytes, not by its name.
import { cutParagraphs } from "../../../../domain/course/sources/cut-paragraphs";
import { sourceBounds } from "../../../../domain/course/sources/source-bounds";
import { UnreadableSource, type SourceProblem } from "../../../../domain/course/sources/source-problems";
import { docxText } from "./docx-text";
import { plainFileText } from "./plain-file-text";

/** The first bytes of a file of the old Office programs. */
const oldOffice = [0xd0, 0xcf, 0x11, 0xe0];

export type FileReading = { paragraphs: string[] } | { problem: SourceProblem };

export async function fileParagraphs(bytes: Uint8Array, name: string): Promise<FileReading> {
  try {
    if (bytes.length > sourceBounds.bytes) throw new UnreadableSource("tooLarge");
    return textParagraphs(await textOfFile(bytes, name));
  } catch (error) {
    return { problem: error instanceof UnreadableSource ? error.problem : "damaged" };
  }
}

/** Also for a text that a person pastes. */
export function textParagraphs(text: string): FileReading {
  if (text.length > sourceBounds.characters) return { problem: "tooLong" };
  const paragraphs = cutParagraphs(text);
  return paragraphs.length === 0 ? { problem: "empty" } : { paragraphs };
}

async function textOfFile(bytes: Uint8Array, name: string): Promise<string> {
  if (bytes.length === 0) throw new UnreadableSource("empty");
  const beginning = String.fromCharCode(...bytes.subarray(0, 1024));
  if (beginning.includes("%PDF-")) {
    const { pdfText } = await import("./pdf-text").catch(() => {
      throw new UnreadableSource("noReader");
    });
    return pdfText(bytes);
  }
  if (beginning.startsWith("PK")) return docxText(bytes);
  if (oldOffice.every((byte, nth) => bytes[nth] === byte)) throw new UnreadableSource(oldOrEncrypted(bytes));
  if (!/\.(?:txt|text|md|markdown)$/i.test(name)) throw new UnreadableSource("wrongType");
  return plainFileText(bytes);
}

/** Word writes a protected document into the container of its old format, with a part of this name. */
function oldOrEncrypted(bytes: Uint8Array): SourceProblem {
  const name = Array.from("EncryptedPackage", (letter) => [letter.charCodeAt(0), 0]).flat();
  for (let at = 0; at + name.length <= bytes.length; at += 2)
    if (name.every((byte, nth) => bytes[at + nth] === byte)) return "encrypted";
  return "oldWord";
}
