import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { markdownDocx, type MarkdownPart } from "./markdown-docx";

const wordOf = (...parts: MarkdownPart[]) => fileOf("word/document.xml", ...parts);

/** One of the files that a Word file is packed from. */
async function fileOf(name: string, ...parts: MarkdownPart[]): Promise<string> {
  const files = unzipSync(
    new Uint8Array(await (await markdownDocx({ title: "A course", provenance: undefined }, parts)).arrayBuffer()),
  );
  return strFromU8(files[name] ?? new Uint8Array());
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

test("a list goes on with the number that it has on the screen", async () => {
  const xml = await fileOf("word/numbering.xml", { markdown: "1. a\n2. b\n\n```\ncode\n```\n\n3. c\n4. d" });
  expect([...xml.matchAll(/<w:lvl w:ilvl="0"[^>]*><w:start w:val="(\d+)"/g)].map(([, start]) => start)).toContain("3");
});

test("a break in a cell parts the words, and a task says whether it is done", async () => {
  const xml = await wordOf({ markdown: "| Look,<br>then lift |\n| --- |\n| a |\n\n- [x] Gloves\n- [ ] Boots" });
  expect(paragraphWith("Look,", xml)).toMatch(/<w:br\/>.*then lift/);
  expect(paragraphWith("Gloves", xml)).toContain("☑ ");
  expect(paragraphWith("Boots", xml)).toContain("☐ ");
});

test("every bookmark has an id of its own, and styles rest on one called Normal, each level no larger than the last", async () => {
  const xml = await wordOf({ markdown: "One[^1] two[^2].\n\n[^1]: First.\n\n[^2]: Second." });
  const ids = [...xml.matchAll(/<w:bookmarkStart [^>]*w:id="(\d+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
  const styles = await fileOf("word/styles.xml", { markdown: "# A" });
  expect(styles).toContain('w:styleId="Normal"');
  const sizes = [1, 2, 3, 4, 5, 6].map((level) =>
    Number(new RegExp(`w:styleId="Heading${level}".*?<w:sz w:val="(\\d+)"`).exec(styles)?.[1]),
  );
  expect(sizes).toEqual([36, 28, 24, 22, 22, 22]);
  expect(await fileOf("docProps/core.xml", { markdown: "A" })).not.toContain("Un-named");
});

test("the properties name the language of most words", async () => {
  const core = (...parts: MarkdownPart[]) => fileOf("docProps/core.xml", ...parts);
  const german = { markdown: "Eine lange Lektion.", language: "de" };
  const french = { markdown: "Une leçon.", language: "fr" };
  expect(await core({ markdown: "A lesson that is longer." }, french, german)).toContain(">de</dc:language>");
  expect(await core({ markdown: "A lesson." })).toContain(">en-GB</dc:language>");
});

test("a question's line stays with its options, code with itself and with what follows it, and columns keep their side", async () => {
  const xml = await wordOf({
    markdown: "**1. What?**\n\nA. One\n\n```\nfirst\nlast\n```\n\n| a | b |\n| --- | ---: |\n| c | d |",
  });
  expect(paragraphWith("1. What?", xml)).toContain("<w:keepNext/>");
  expect(paragraphWith("first", xml)).toContain("<w:keepNext/>");
  expect(paragraphWith("last", xml)).not.toContain("<w:keepNext/>");
  const asked = await wordOf({ markdown: "**1. What?**\n\n```\n}\n```\n\nA. One" });
  expect(paragraphWith("}", asked)).toContain("<w:keepNext/>");
  expect(runWith("first", xml)).toContain("<w:noProof/>");
  expect(paragraphWith("d", xml)).toContain('<w:jc w:val="right"/>');
});
