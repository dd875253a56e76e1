import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { markdownDocx, type MarkdownPart } from "./markdown-docx";

async function wordOf(...parts: MarkdownPart[]): Promise<string> {
  const files = unzipSync(
    new Uint8Array(await (await markdownDocx({ title: "A course", provenance: undefined }, parts)).arrayBuffer()),
  );
  return strFromU8(files["word/document.xml"] ?? new Uint8Array());
}

/** The runs of the document whose words these are. */
function runWith(word: string, xml: string): string {
  return xml.split("<w:r>").find((run) => run.includes(`>${word}<`)) ?? "";
}

/** The paragraph with these words. */
function paragraphWith(word: string, xml: string): string {
  return xml.split("<w:p>").find((paragraph) => paragraph.includes(`>${word}<`)) ?? "";
}

test("words in another language are marked as that, also in lists, tables and emphasis, and the others are not", async () => {
  const german = "# Heben\n\nEin **Fall**\n\n1. Eins\n\n| Szene |\n| --- |\n| Anfang |";
  const xml = await wordOf({ markdown: "Lesson" }, { markdown: german, language: "de" });
  for (const word of ["Heben", "Fall", "Eins", "Szene", "Anfang"])
    expect(runWith(word, xml), word).toMatch(/<w:lang [^>]*w:val="de"/);
  expect(runWith("Lesson", xml)).not.toContain("w:lang");
  expect(xml).not.toContain("w:bidi/");
});

test("a text that is read from the right begins there", async () => {
  const xml = await wordOf({ markdown: "Lesson" }, { markdown: "# שלום\n\n- אחת", language: "he" });
  expect(paragraphWith("שלום", xml)).toContain("<w:bidi");
  expect(paragraphWith("אחת", xml)).toContain("<w:rtl");
  expect(paragraphWith("Lesson", xml)).not.toMatch(/<w:bidi|<w:rtl/);
});

test("each numbered list counts for itself, in one part or in several", async () => {
  const list = "1. a\n2. b\n\nWords.\n\n1. c";
  const xml = await wordOf({ markdown: list }, { markdown: list });
  expect(new Set(xml.match(/<w:numId w:val="[^"]+"/g)).size).toBe(4);
});
