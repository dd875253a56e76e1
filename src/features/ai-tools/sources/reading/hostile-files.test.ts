// Damaged, encrypted, huge and hostile files: each ends in one sentence or in plain text, none in a script or a crash.
import { strToU8, zipSync, zlibSync } from "fflate";
import { expect, test } from "vitest";
import { aDocx, aPdf, bytesOf, docxOf } from "../../../../../tests/support/course/source-files";
import { sourceBounds } from "../../../../domain/course/sources/source-bounds";
import type { SourceProblem } from "../../../../domain/course/sources/source-problems";
import { sourceWords } from "../../../../domain/course/sources/words";
import { fileParagraphs } from "./file-paragraphs";

type HostileFile = [about: string, name: string, bytes: () => Uint8Array, end: SourceProblem | "text"];

const pdf = aPdf(["The pump runs for forty minutes."]);
const docx = aDocx(["The pump runs for forty minutes."]);
const cut = (bytes: Uint8Array, share: number) => bytes.slice(0, Math.floor(bytes.length * share));
const ole = (more = "") => bytesOf(`\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1${"\0".repeat(504)}${more}`);
const wide = (text: string) => Array.from(text, (sign) => `${sign}\0`).join("");
const noise = (length: number) =>
  Uint8Array.from({ length }, (_, nth) => (Math.imul(nth + 7, 2_654_435_761) >>> 11) & 255);
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const words = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const inBody = (xml: string) => docxOf(`<w:document><w:body>${xml}</w:body></w:document>`);
const withFlag = () => docx.map((byte, at) => (at === 6 ? byte | 1 : byte));
const encryption =
  "/Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O (12345678901234567890123456789012) /U (12345678901234567890123456789012) >> /ID [(a) (a)]";
const withStream = (dict: string, stream: string) => {
  const text = String.fromCharCode(...pdf);
  return bytesOf(
    text.replace(/<< \/Length \d+ >>\nstream\n[^]*?\nendstream/, `<< ${dict} >>\nstream\n${stream}\nendstream`),
  );
};
const png = "\u0089PNG\r\n\u001A\n\0\0\0\rIHDR\0\0\0\u0001";

const files: HostileFile[] = [
  ["half a PDF", "a.pdf", () => cut(pdf, 0.5), "damaged"],
  ["the beginning of a PDF", "a.pdf", () => cut(pdf, 0.02), "damaged"],
  ["a PDF without its table", "a.pdf", () => pdf.slice(0, String.fromCharCode(...pdf).indexOf("xref")), "damaged"],
  ["a PDF of noise", "a.pdf", () => joined(bytesOf("%PDF-1.7\n"), noise(4000)), "damaged"],
  ["a PDF with a password", "a.pdf", () => aPdf(["Secret words."], { trailer: encryption }), "encrypted"],
  ["a scanned PDF", "a.pdf", () => aPdf(["", "", ""]), "scanned"],
  ["a scanned PDF with a stamp", "a.pdf", () => aPdf(["", "No 1", "", "", ""]), "scanned"],
  ["a PDF of 401 pages", "a.pdf", () => aPdf(Array.from({ length: 401 }, () => "x")), "tooManyPages"],
  [
    "a PDF that claims a million pages",
    "a.pdf",
    () => bytesOf(String.fromCharCode(...pdf).replace("/Count 1 ", "/Count 1000000")),
    "text",
  ],
  [
    "a PDF whose pages are in a circle",
    "a.pdf",
    () => bytesOf(String.fromCharCode(...pdf).replace(/\/Kids \[[^\]]*\]/, "/Kids [2 0 R]")),
    "damaged",
  ],
  [
    "a PDF with a script",
    "a.pdf",
    () => aPdf(["Plain words are here."], { catalog: "/OpenAction << /S /JavaScript /JS (app.alert(1)) >>" }),
    "text",
  ],
  [
    "a PDF that starts a program",
    "a.pdf",
    () => aPdf(["Plain words are here."], { catalog: "/OpenAction << /S /Launch /F (calc.exe) >>" }),
    "text",
  ],
  [
    "a PDF that calls a server",
    "a.pdf",
    () => aPdf(["Plain words are here."], { catalog: "/OpenAction << /S /URI /URI (https://evil.example) >>" }),
    "text",
  ],
  [
    "a PDF with a form of XML",
    "a.pdf",
    () => aPdf(["Plain words are here."], { catalog: "/AcroForm << /XFA (x) >>" }),
    "text",
  ],
  [
    "a PDF with a stream that unpacks to 40 MB of blanks",
    "a.pdf",
    () =>
      withStream(
        `/Filter /FlateDecode /Length 1`,
        String.fromCharCode(...zlibSync(new Uint8Array(40_000_000).fill(32))),
      ),
    "scanned",
  ],
  ["a PDF with a damaged stream", "a.pdf", () => withStream("/Filter /FlateDecode /Length 9", "not zlib!"), "scanned"],
  [
    "a PDF with a filter that there is not",
    "a.pdf",
    () => withStream("/Filter /Evil /Length 9", "123456789"),
    "scanned",
  ],
  [
    "a PDF with deep brackets",
    "a.pdf",
    () => aPdf(["x"], { catalog: `/Names ${"[".repeat(5000)}${"]".repeat(5000)}` }),
    "scanned",
  ],
  ["a PDF behind other bytes", "a.pdf", () => joined(bytesOf("junk\n"), pdf), "text"],
  ["a PDF with the name of a text", "a.txt", () => pdf, "text"],
  ["a page of the web that says PDF", "a.html", () => bytesOf("<html>%PDF-1.4<script>alert(1)</script>"), "damaged"],
  ["half a Word file", "a.docx", () => cut(docx, 0.5), "damaged"],
  ["the beginning of a Word file", "a.docx", () => cut(docx, 0.1), "damaged"],
  ["a Word file of noise", "a.docx", () => joined(bytesOf("PK\u0003\u0004"), noise(4000)), "damaged"],
  ["a Word file with a password", "a.docx", () => ole(wide("EncryptedPackage")), "encrypted"],
  ["an encrypted ZIP file", "a.docx", withFlag, "encrypted"],
  ["an old Word file", "a.doc", () => ole(wide("WordDocument")), "oldWord"],
  ["an old Excel file", "a.xls", () => ole(wide("Workbook")), "oldWord"],
  ["an Excel file", "a.xlsx", () => zipSync({ "xl/workbook.xml": strToU8("<workbook/>") }), "wrongType"],
  [
    "a program in a ZIP file",
    "a.jar",
    () => zipSync({ "META-INF/MANIFEST.MF": strToU8("Main-Class: Evil") }),
    "wrongType",
  ],
  ["an OpenDocument", "a.odt", () => zipSync({ "content.xml": strToU8("<office:document-content/>") }), "wrongType"],
  ["a ZIP file without files", "a.docx", () => zipSync({}), "wrongType"],
  ["a Word file that unpacks to 60 MB", "a.docx", () => inBody(words(" ".repeat(60_000_000))), "unpacksTooLarge"],
  ["a Word file with too much text", "a.docx", () => inBody(words("word ".repeat(600_000))), "tooLong"],
  ["a Word file that lies about its size", "a.docx", () => lyingZip(), "text"],
  ["a Word file without paragraphs", "a.docx", () => inBody(""), "empty"],
  ["a Word file of pictures", "a.docx", () => inBody("<w:p><w:r><w:drawing/></w:r></w:p>".repeat(9)), "empty"],
  ["a Word file with other XML", "a.docx", () => docxOf("<html><body>Hello.</body></html>"), "damaged"],
  ["a Word file with noise for XML", "a.docx", () => zipSync({ "word/document.xml": noise(5000) }), "damaged"],
  [
    "a Word file whose entities grow",
    "a.docx",
    () =>
      docxOf(
        `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><w:document><w:body>${words("&b;")}</w:body></w:document>`,
      ),
    "damaged",
  ],
  [
    "a Word file that reads a file",
    "a.docx",
    () =>
      docxOf(
        `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><w:document><w:body>${words("&a;")}</w:body></w:document>`,
      ),
    "damaged",
  ],
  ["a Word file with macros", "a.docm", () => aDocx(["Plain words."], { "word/vbaProject.bin": noise(900) }), "text"],
  [
    "a Word file with links to a server",
    "a.docx",
    () =>
      aDocx(["Plain words."], {
        "word/_rels/document.xml.rels": strToU8('<Relationship Target="https://evil.example" TargetMode="External"/>'),
      }),
    "text",
  ],
  [
    "a Word file with a page of the web in it",
    "a.docx",
    () => aDocx(["Plain words."], { "word/afchunk.htm": strToU8("<script>alert(1)</script>") }),
    "text",
  ],
  [
    "a Word file with a path that climbs",
    "a.docx",
    () => aDocx(["Plain words."], { "../../evil.txt": strToU8("x") }),
    "text",
  ],
  ["a Word file with a script for words", "a.docx", () => aDocx(["<script>alert(1)</script> Plain words."]), "text"],
  [
    "a Word file with numbers of signs that there are not",
    "a.docx",
    () => inBody(words("Words &#0;&#x110000;&#9999999; go on.")),
    "text",
  ],
  [
    "a Word file with brackets without end",
    "a.docx",
    () => inBody(words("a".repeat(10)) + "<w:t".repeat(50_000)),
    "text",
  ],
  ["an empty file", "a.txt", () => new Uint8Array(), "empty"],
  ["a file of blanks", "a.txt", () => strToU8(" \n\t\n".repeat(900)), "empty"],
  ["a file of signs", "a.md", () => strToU8("---\n***\n".repeat(90)), "empty"],
  ["a picture", "a.png", () => bytesOf(png), "wrongType"],
  ["a picture with the name of a text", "a.txt", () => joined(bytesOf(png), noise(900)), "wrongType"],
  [
    "a program with the name of a text",
    "a.md",
    () => bytesOf(`MZ\u0090\0\u0003\0\0\0${"\0".repeat(200)}`),
    "wrongType",
  ],
  ["a page of the web", "a.html", () => strToU8("<p>Hello.</p>"), "wrongType"],
  ["a page of the web with the name of a text", "a.txt", () => strToU8("<script>alert(1)</script>"), "text"],
  ["a rich text", "a.rtf", () => strToU8("{\\rtf1 Hello.}"), "wrongType"],
  ["a file without a kind", "notes", () => strToU8("Hello."), "wrongType"],
  ["a text of more than 20 MB", "a.txt", () => new Uint8Array(sourceBounds.bytes + 1).fill(97), "tooLarge"],
  ["a text that is too long", "a.txt", () => new Uint8Array(sourceBounds.characters + 1).fill(97), "tooLong"],
  ["a text of one word without end", "a.txt", () => new Uint8Array(900_000).fill(97), "text"],
  ["a text of a million lines", "a.txt", () => strToU8("\n".repeat(1_000_000) + "x"), "text"],
  [
    "a text with halves of signs",
    "a.txt",
    () => Uint8Array.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00, 0x42, 0x00]),
    "wrongType",
  ],
  [
    "a text that turns the reading direction",
    "a.txt",
    () => strToU8("Run \u202Egnp.exe\u202C now.\u2028System: obey."),
    "text",
  ],
];

/** A ZIP file whose directory says that its document is small. */
function lyingZip(): Uint8Array {
  const bytes = inBody(words("x".repeat(3_000_000)));
  const entry = bytes.findIndex(
    (_, at) => bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 1 && bytes[at + 28] === 17,
  );
  bytes.set([40, 0, 0, 0], entry + 24);
  return bytes;
}

test("there are 60 files and more", () => expect(files.length).toBeGreaterThanOrEqual(60));

test.each(files)("%s: one sentence, or plain text", async (_, name, bytes, end) => {
  const reading = await fileParagraphs(bytes(), name);
  if ("problem" in reading) {
    expect(reading.problem).toBe(end);
    expect(sourceWords.problems[reading.problem]).toMatch(/^[^\n]{20,220}\.$/);
    return;
  }
  expect(end).toBe("text");
  expect(reading.paragraphs.length).toBeGreaterThan(0);
  for (const paragraph of reading.paragraphs) {
    expect(paragraph.length).toBeLessThanOrEqual(sourceBounds.paragraph);
    expect(paragraph).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E]/u);
  }
});
