// Returns the text of a person's file: UTF-8, UTF-16 with its mark, or the encoding that Windows uses by itself. A file
// that is no text is refused in words.
import { fileProblems } from "../../../../domain/mailing-list/import/words";

const mostMegabytes = 8;
const mebibyte = 1024 * 1024;

export type DecodedFile = { problem: string } | { problem?: never; text: string; isGuessed: boolean };

export async function decodeFile(file: Blob): Promise<DecodedFile> {
  if (file.size > mostMegabytes * mebibyte) return { problem: fileProblems.large(mostMegabytes) };
  return decodeBytes(new Uint8Array(await file.arrayBuffer()));
}

export function decodeBytes(bytes: Uint8Array): DecodedFile {
  if (bytes.length === 0) return { problem: fileProblems.empty };
  const begins = (...mark: number[]) => mark.every((byte, nth) => bytes[nth] === byte);
  if (begins(0x50, 0x4b, 3, 4) || begins(0xd0, 0xcf, 0x11, 0xe0)) return { problem: fileProblems.workbook };
  if (begins(0xff, 0xfe)) return decoded(bytes, "utf-16le");
  if (begins(0xfe, 0xff)) return decoded(bytes, "utf-16be");
  if (bytes.includes(0)) return { problem: fileProblems.binary };
  const utf8 = decoded(bytes, "utf-8");
  // A file that claims UTF-8 falsely is no other encoding either.
  if (utf8.problem !== fileProblems.encoding || begins(0xef, 0xbb, 0xbf)) return utf8;
  return decoded(bytes, "windows-1252", { isGuessed: true });
}

function decoded(bytes: Uint8Array, encoding: string, { isGuessed = false } = {}): DecodedFile {
  if (encoding.startsWith("utf-16") && bytes.length % 2 === 1) return { problem: fileProblems.encoding };
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.trim() === "" ? { problem: fileProblems.empty } : { text, isGuessed };
  } catch {
    return { problem: fileProblems.encoding }; // bytes that mean nothing in it
  }
}
