import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { aProvenance } from "../../domain/kernel/provenance.fixture";
import { slidesPptx, type MarkdownSlide } from "./markdown-slides";

const properties = {
  title: "Lifting",
  provenance: aProvenance(),
  colors: { heading: "#0f5c4d", accent: "#d9622b" },
} as const;

async function slidesOf(...slides: MarkdownSlide[]) {
  const file = await slidesPptx(properties, slides);
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const read = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const count = Object.keys(parts).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).length;
  return { read, xml: Array.from({ length: count }, (_, nth) => read(`ppt/slides/slide${nth + 1}.xml`)) };
}

/** Without the number of the slide. */
const wordsOf = (xml = "") =>
  [...xml.replace(/<a:fld.*?<\/a:fld>/gs, "").matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, words = ""]) => words);

test("a slide has its title in the title's place, its list as a list, and what is said in its notes", async () => {
  const slide = {
    title: "Four things",
    body: "1. **Weight**\n2. Grip",
    notes: "Look *first*.\n\n- Twice",
    language: "de",
  };
  const { read, xml } = await slidesOf({ isTitle: true, title: "Lifting", body: "", notes: "" }, slide);
  expect(xml).toHaveLength(2);
  expect(wordsOf(xml[1])).toEqual(["Four things", "Weight", "Grip"]);
  expect(xml[1]).toContain('type="title"');
  expect(xml[1]).toContain("<a:buAutoNum");
  expect(xml[1]).toContain('lang="de"');
  expect(xml[1]).not.toContain('<a:rPr lang="en-US"');
  expect(wordsOf(read("ppt/notesSlides/notesSlide2.xml")).join("\n").replaceAll("\r", "")).toContain(
    "Look first.\n\n• Twice",
  );
  expect(read("docProps/core.xml")).toContain("trainedAlgorithmicMedia");
  expect(read("docProps/core.xml") + read("docProps/app.xml")).not.toMatch(/pptxgen/i);
});

test("words that do not fit go on on another slide, and no word is lost", async () => {
  const body = Array.from({ length: 60 }, (_, nth) => `- Point ${nth} ${"of a long list ".repeat(6)}`).join("\n");
  const { xml } = await slidesOf({ title: "Points", body, notes: "Said once" });
  expect(xml.length).toBeGreaterThan(3);
  expect(xml.map((each) => wordsOf(each)[0])).toEqual([
    "Points",
    ...xml.slice(1).map((_, nth) => `Points (${nth + 2})`),
  ]);
  const words = xml.flatMap(wordsOf).join(" ");
  for (let nth = 0; nth < 60; nth++) expect(words).toContain(`Point ${nth} of`);
});

test("a table has a slide of its own, and each further one has its head again", async () => {
  const rows = Array.from({ length: 40 }, (_, nth) => `| ${nth} | What happens in row ${nth} |`).join("\n");
  const { xml } = await slidesOf({ title: "Rows", body: `Before\n\n| No | What |\n| -- | -- |\n${rows}`, notes: "" });
  expect(xml.length).toBeGreaterThan(2);
  for (const each of xml.slice(1)) expect(wordsOf(each).slice(1, 3)).toEqual(["No", "What"]);
  expect(xml.flatMap(wordsOf).filter((words) => words.startsWith("What happens"))).toHaveLength(40);
});

test("what is written from right to left begins there, and markup stays text", async () => {
  const { xml } = await slidesOf({ title: "<script>&", body: "مرحبا", notes: "", language: "ar" });
  expect(xml[0]).toContain('rtl="1"');
  expect(xml[0]).toContain("&lt;script&gt;&amp;");
});
