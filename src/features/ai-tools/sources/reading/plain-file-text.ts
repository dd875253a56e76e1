import { UnreadableSource } from "../../../../domain/course/sources/source-problems";

/** A text file: UTF-8, or what editors of Windows write. */
export function plainFileText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return checked(new TextDecoder("utf-16le").decode(bytes));
  if (first === 0xfe && second === 0xff) return checked(new TextDecoder("utf-16be").decode(bytes));
  try {
    return checked(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof UnreadableSource) throw error;
    return checked(new TextDecoder("windows-1252").decode(bytes));
  }
}

/** A program or a picture with the name of a text has signs that no text has. */
function checked(text: string): string {
  const strange = text.match(/(?!\s)\p{Cc}|\uFFFD/gu)?.length ?? 0;
  if (strange > text.length / 500) throw new UnreadableSource("wrongType");
  return text;
}
