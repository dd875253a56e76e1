// A course as one file: a package for learning platforms (SCORM 1.2), or web pages that open from a disk. It is loaded
// on demand only.
import { strToU8, zipSync } from "fflate";
import { script, style } from "virtual:course-player";
import type { CourseDraft } from "../../../domain/course/draft";
import { editionOf } from "../../../domain/course/exports/package/edition";
import { manifestXml } from "../../../domain/course/exports/package/manifest";
import {
  packageLanguage,
  packagePages,
  packageTitle,
  type PackagePage,
} from "../../../domain/course/exports/package/package-pages";
import type { PackagePart } from "../../../domain/course/exports/package/package-part";
import type { PlayerSettings, PlayerWords } from "../../../domain/course/exports/package/player-settings";
import { playerWords } from "../../../domain/course/exports/package/player-words/player-words";
import { provenanceOf } from "../../../domain/course/exports/provenance";
import { bodyOf } from "../../../domain/course/reading/text-lines";
import { combinedProvenance, documentLine, frontMatter, type Provenance } from "../../../domain/kernel/provenance";
import { coursePage } from "./course-page";
import { quizQuestions } from "./quiz-page";

export interface PackageChoice {
  kind: PlayerSettings["kind"];
  parts: readonly PackagePart[];
  /** Per cent; counts where there is a quiz. */
  mastery: number;
}

interface PackedCourse {
  id: string;
  title: string;
  draft: CourseDraft;
}

/** The zip file. */
export function coursePackage(
  { id, title: ownTitle, draft }: PackedCourse,
  { kind, parts, mastery }: PackageChoice,
  formatTime: (time: Date) => string,
): Uint8Array<ArrayBuffer> {
  const chosen = packagePages(draft).filter(({ part }) => parts.includes(part));
  const language = packageLanguage(chosen);
  const { words, language: wordsLanguage } = playerWords(language);
  const pages = chosen.map((page) => ({ ...page, title: titleOfPage(page, words), provenance: shownOrigin(page) }));
  const provenance = combinedProvenance(pages.map((page) => page.provenance));
  if (!provenance) throw new Error("A package without a page was asked for.");

  const title = packageTitle(draft, ownTitle);
  const questions = chosen.flatMap(({ part, text }) => (part === "assessment" ? quizQuestions(text.text) : []));
  const settings: PlayerSettings = {
    kind,
    course: editionOf([id]),
    edition: editionOf([
      ...pages.map((page) => page.title),
      ...questions.flatMap(({ text, options }) => [text, ...options]),
    ]),
    ...(questions.length > 0 && { mastery }),
    answers: questions.map(({ answer }) => answer),
    words,
  };
  const files = {
    "index.html": coursePage({ title, language, wordsLanguage, pages, provenance, settings, formatTime }),
    "player.js": script,
    "player.css": style,
    ...Object.fromEntries(pages.map((page, nth) => [sourceName(page, nth), sourceText(page)])),
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
  const all = kind === "scorm" ? { "imsmanifest.xml": manifestXml(manifest), ...files } : files;
  return zipSync(Object.fromEntries(Object.entries(all).map(([name, text]) => [name, strToU8(text)])));
}

function titleOfPage({ part, module }: PackagePage, words: PlayerWords): string {
  if (part === "study-material") return words.studyMaterial;
  return part === "assessment" ? `${words.quiz}: ${module}` : module;
}

/** The purpose of a course is the business's own, and learners are not told. */
function shownOrigin({ text }: PackagePage): Provenance {
  return { ...provenanceOf(text), madeFor: undefined };
}

function sourceName({ part }: PackagePage, nth: number): string {
  return `source/${String(nth + 1).padStart(3, "0")}-${part}.md`;
}

/** Returns the text as it was written, for a person who wants to change it. */
function sourceText({ title, text, provenance }: PackagePage & { title: string; provenance: Provenance }): string {
  return frontMatter(title, provenance) + bodyOf(text.text);
}
