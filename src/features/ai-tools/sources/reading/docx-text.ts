// The text of a Word document: a ZIP file with one XML file of paragraphs. Nothing else of it is unpacked: no picture,
// no macro, no link. It needs no XML parser, as only text and the ends of paragraphs count. A document type, whose
// entities could make a small file grow, is refused.
import { unzipSync, type UnzipFileInfo } from "fflate";
import { sourceBounds } from "../../../../domain/course/sources/source-bounds";
import { UnreadableSource } from "../../../../domain/course/sources/source-problems";

const documentPart = /^word\/(?:document\d*|footnotes|endnotes)\.xml$/;

/** The XML of the longest text that is taken, with its marks. */
const largestUnpacked = 12 * sourceBounds.characters;

export function docxText(bytes: Uint8Array): string {
  refuseEncrypted(bytes);
  const parts = unpacked(bytes);
  const names = Object.keys(parts).sort();
  if (!names.some((name) => name.includes("document"))) throw new UnreadableSource("wrongType");
  return names.map((name) => xmlParagraphs(new TextDecoder().decode(parts[name]))).join("\n\n");
}

/** The flag of an encrypted entry in the first header of a ZIP file. */
function refuseEncrypted(bytes: Uint8Array): void {
  if (bytes[0] === 0x50 && bytes[2] === 3 && ((bytes[6] ?? 0) & 1) === 1) throw new UnreadableSource("encrypted");
}

/** Each part gets the room that the file's directory names for it, and no more. */
function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  const filter = ({ name, originalSize, size }: UnzipFileInfo) => {
    if (!documentPart.test(name)) return false;
    if (originalSize > largestUnpacked || size > sourceBounds.bytes) throw new UnreadableSource("unpacksTooLarge");
    return true;
  };
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    throw error instanceof UnreadableSource ? error : new UnreadableSource("damaged");
  }
}

const plainEntities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Text, tabs and breaks of the paragraphs; what was deleted while changes were tracked is no text. */
function xmlParagraphs(xml: string): string {
  if (!xml.includes("<w:p") && !xml.includes("<w:body")) throw new UnreadableSource("damaged");
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new UnreadableSource("damaged");
  let text = "";
  for (const [, name, words = ""] of xml.matchAll(/<(w:t|w:tab|w:br|w:cr|\/w:p|\/w:tc)(?:\s[^<>]*)?\/?>([^<]*)/g)) {
    if (name === "w:t") text += words;
    else if (name === "/w:p") text += "\n\n";
    else text += " ";
  }
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return plainEntities[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? parseInt(hex ?? "", 16) : Number(decimal);
      return code > 0x10ffff || code === 0 ? "" : String.fromCodePoint(code);
    },
  );
}
