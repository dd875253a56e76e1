// Decks opened by LibreOffice: as many pages as slides, each with its title, and no word outside its page.
import { unzipSync } from "fflate";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { emptyDraft } from "../../src/domain/course/draft";
import { aGeneratedText } from "../../src/domain/course/draft.fixture";
import { courseSlides, storyboardSlides, type CourseSlide } from "../../src/domain/course/exports/course-slides";
import { aProvenance } from "../../src/domain/kernel/provenance.fixture";
import { slidesPptx } from "../../src/ui/export/markdown-slides";
import { corpusTexts } from "../support/course/corpus";
import { recordedCourses, recordedOf } from "../support/course/recorded-courses";
import { aFolder, onOneLine, run } from "./word-files";

const formatTime = (time: Date) => time.toISOString();
const long = "A sentence that is long enough to fill a line of a slide, and somewhat more. ";
const crowded = (title: string, body: string): CourseSlide => ({ title, body, notes: body });

const recorded = (...names: string[]) => names.map((name) => ({ name, text: recordedOf(name) }));

const decks: Record<string, CourseSlide[]> = {
  ...Object.fromEntries(Object.entries(recordedCourses).map(([name, of]) => [name, courseSlides(of(), formatTime)])),
  ...Object.fromEntries(
    [
      ...corpusTexts("storyboard"),
      ...recorded("storyboard-english-1", "storyboard-german-1", "storyboard-german-2"),
    ].map(({ name, text }) => [name, storyboardSlides(aGeneratedText({ about: name, text }), formatTime)]),
  ),
  ...Object.fromEntries(
    [...corpusTexts("lesson-content"), ...recorded("lesson-english-2", "lesson-german-3")].map(({ name, text }) => [
      name,
      courseSlides(
        { ...emptyDraft, topic: name, "lesson-content": { [name]: aGeneratedText({ about: name, text }) } },
        formatTime,
      ),
    ]),
  ),
  crowded: [
    crowded(long.repeat(9), long.repeat(120)),
    crowded("Unbroken", "Rindfleischetikettierung".repeat(80)),
    crowded("Items", Array.from({ length: 90 }, (_, nth) => `${nth + 1}. ${long}`).join("\n")),
    crowded("Rows", `| A | B |\n| - | - |\n${`| ${long} | ${long} |\n`.repeat(40)}`),
    crowded("中文", "先看重量，再看把手，然后看路线。".repeat(120)),
    crowded("عربي", "انظر إلى الوزن أولا. ".repeat(120)),
  ],
};

test("every deck opens whole, with each slide on a page and each word within it", async () => {
  const folder = aFolder();
  const made = Object.entries(decks).filter(([, slides]) => slides.length > 0);
  expect(made.length).toBeGreaterThanOrEqual(20);
  const counts: number[] = [];
  for (const [nth, [title, slides]] of made.entries()) {
    const colors = { heading: "#0f5c4d", accent: "#d9622b" };
    const deck = await slidesPptx({ title, provenance: aProvenance(), colors }, slides);
    const file = new Uint8Array(await deck.arrayBuffer());
    writeFileSync(join(folder, `${nth}.pptx`), file);
    counts.push(Object.keys(unzipSync(file)).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).length);
  }
  const files = made.map((_, nth) => join(folder, `${nth}.pptx`));
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`;
  run("soffice", profile, "--headless", "--convert-to", "pdf", "--outdir", folder, ...files);
  for (const [nth, [name, slides]] of made.entries()) {
    const boxes = run("pdftotext", "-bbox", join(folder, `${nth}.pdf`), "-");
    const pages = boxes.split("<page ").slice(1);
    expect(pages.length, name).toBe(counts[nth]);
    for (const page of pages) {
      const [, width = 0, height = 0] = (/width="([\d.]+)" height="([\d.]+)"/.exec(page) ?? []).map(Number);
      for (const [, left, top, right, bottom, word] of page.matchAll(
        /xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)/g,
      )) {
        const where = `${name}: ${word}`;
        expect(Math.min(Number(left), Number(top)), where).toBeGreaterThanOrEqual(0);
        expect(Number(right), where).toBeLessThanOrEqual(width);
        expect(Number(bottom), where).toBeLessThanOrEqual(height);
      }
    }
    const words = onOneLine(boxes.replace(/<[^>]*>/g, " "));
    expect(words, name).toContain(
      onOneLine(slides[0]?.title ?? "")
        .slice(0, 20)
        .split(" ")[0],
    );
  }
});
