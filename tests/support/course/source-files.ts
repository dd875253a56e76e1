// Files as clients have them, and hostile ones, built here: no test needs a binary in the repository.
import { strToU8, zipSync } from "fflate";

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

export function aDocx(paragraphs: readonly string[], more: Record<string, Uint8Array> = {}): Uint8Array {
  const body = paragraphs
    .map((text) => `<w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`)
    .join("");
  return docxOf(`<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`, more);
}

export function docxOf(xml: string, more: Record<string, Uint8Array> = {}): Uint8Array {
  return zipSync({ "[Content_Types].xml": strToU8("<Types/>"), "word/document.xml": strToU8(xml), ...more });
}

interface PdfParts {
  /** Further lines of the catalog, such as a script that runs when the file is opened. */
  catalog?: string;
  trailer?: string;
  /** Objects from number 10 on. */
  objects?: readonly string[];
}

/** A PDF file with a page for each text, whose lines stand below each other; an empty line is a wider gap. */
export function aPdf(
  pages: readonly string[],
  { catalog = "", trailer = "", objects: more = [] }: PdfParts = {},
): Uint8Array {
  const first = 10 + more.length;
  const kids = pages.map((_, nth) => `${first + 2 * nth} 0 R`).join(" ");
  const objects = new Map<number, string>([
    [1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`],
    [2, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`],
    [3, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>"],
    ...more.map((object, nth) => [10 + nth, object] as const),
  ]);
  for (const [nth, text] of pages.entries()) {
    const lines = text
      .split("\n")
      .map((line) => (line === "" ? "T*" : `(${line.replaceAll(/[\\()]/g, "\\$&")}) Tj T*`));
    const stream = `BT /F1 11 Tf 14 TL 50 780 Td ${lines.join(" ")} ET`;
    const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${first + 2 * nth + 1} 0 R >>`;
    objects.set(first + 2 * nth, page);
    objects.set(first + 2 * nth + 1, `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`);
  }
  let text = "%PDF-1.4\n";
  const places = new Map<number, number>();
  for (const [number, object] of objects) {
    places.set(number, text.length);
    text += `${number} 0 obj\n${object}\nendobj\n`;
  }
  const size = Math.max(...objects.keys()) + 1;
  const rows = Array.from({ length: size }, (_, number) => {
    const place = places.get(number);
    return place === undefined ? "0000000000 65535 f \n" : `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${size}\n${rows.join("")}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return bytesOf(text);
}

export { bytesOf };
