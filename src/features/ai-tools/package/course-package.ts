// A course as one file: a package for learning platforms (SCORM 1.2), or web pages that open from a disk. It is loaded
// on demand only.
import { strToU8, zipSync } from "fflate";
import { script, style } from "virtual:course-player";
import { manifestXml } from "../../../domain/course/exports/package/manifest";
import type { PackagePage } from "../../../domain/course/exports/package/package-pages";
import { bodyOf } from "../../../domain/course/reading/text-lines";
import { documentLine, frontMatter, type Provenance } from "../../../domain/kernel/provenance";
import { coursePage } from "./course-page";
import { packedPages, type PackageChoice, type PackedCourse } from "./packed-pages";

/** The zip file. */
export function coursePackage(
  course: PackedCourse,
  choice: PackageChoice,
  formatTime: (time: Date) => string,
): Uint8Array<ArrayBuffer> {
  const page = packedPages(course, choice, formatTime);
  if (!page) throw new Error("A package without a page was asked for.");
  const { title, language, wordsLanguage, pages, provenance, settings } = page;
  const files = {
    "index.html": coursePage(page),
    "player.js": script,
    "player.css": style,
    ...Object.fromEntries(sourcePages(pages).map((one, nth) => [sourceName(one, nth), sourceText(one)])),
  };
  const manifest = {
    identifier: `course-${settings.course}`,
    title,
    language: language ?? wordsLanguage,
    description: documentLine(provenance, formatTime),
    mastery: settings.mastery,
    start: "index.html",
    files: Object.keys(files),
  };
  const all = choice.kind === "scorm" ? { "imsmanifest.xml": manifestXml(manifest), ...files } : files;
  return zipSync(Object.fromEntries(Object.entries(all).map(([name, text]) => [name, strToU8(text)])));
}

/** One page for each text: all screens of a storyboard have one source. */
function sourcePages<Page extends PackagePage>(pages: readonly Page[]): Page[] {
  return pages.filter(({ text }, nth) => pages.findIndex((page) => page.text === text) === nth);
}

function sourceName({ tool }: PackagePage, nth: number): string {
  return `source/${String(nth + 1).padStart(3, "0")}-${tool}.md`;
}

/** Returns the text as it was written, for a person who wants to change it. */
function sourceText({
  tool,
  module,
  title,
  text,
  provenance,
}: PackagePage & { title: string; provenance: Provenance }): string {
  return frontMatter(tool === "storyboard" ? module : title, provenance) + bodyOf(text.text);
}
