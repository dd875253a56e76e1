// A course as the pages of its package, with the settings of their player: for a file, and for the preview.
import type { CourseDraft } from "../../../domain/course/draft";
import { editionOf } from "../../../domain/kernel/edition";
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
import { questionsOf } from "../../../domain/course/questions";
import { combinedProvenance, type Provenance } from "../../../domain/kernel/provenance";
import type { CoursePage } from "./course-page";

export interface PackageChoice {
  kind: PlayerSettings["kind"];
  parts: readonly PackagePart[];
  /** Per cent; counts where there is a quiz. */
  mastery: number;
}

export interface PackedCourse {
  id: string;
  title: string;
  draft: CourseDraft;
}

/** Undefined if the chosen parts have no page. */
export function packedPages(
  { id, title, draft }: PackedCourse,
  choice: PackageChoice,
  formatTime: (time: Date) => string,
): CoursePage | undefined {
  const pages = packagePages(draft).filter(({ part }) => choice.parts.includes(part));
  return laidOutPages({ id, title: packageTitle(draft, title), pages }, choice, formatTime);
}

/** The same of the copy behind a link. */
export function laidOutPages(
  { id, title, pages: chosen }: { id: string; title: string; pages: readonly PackagePage[] },
  { kind, mastery }: Omit<PackageChoice, "parts">,
  formatTime: (time: Date) => string,
): CoursePage | undefined {
  const language = packageLanguage(chosen);
  const { words, language: wordsLanguage } = playerWords(language);
  const pages = chosen.map((page) => ({ ...page, title: titleOfPage(page, words), provenance: shownOrigin(page) }));
  const provenance = combinedProvenance(pages.map((page) => page.provenance));
  if (!provenance) return undefined;

  const questions = chosen.flatMap(({ part, text }) => (part === "assessment" ? questionsOf(text.text) : []));
  const decisions = chosen.flatMap(({ screen }) => screen?.decisions ?? []);
  const settings: PlayerSettings = {
    kind,
    course: editionOf([id]),
    edition: editionOf([
      ...pages.map((page) => page.title),
      ...questions.flatMap(({ text, options }) => [text, ...options]),
    ]),
    ...(questions.length > 0 && { mastery }),
    answers: questions.map(({ answer }) => answer),
    decisions: decisions.map(({ answer }) => answer),
    words,
  };
  return { title, language, wordsLanguage, pages, provenance, settings, formatTime };
}

function titleOfPage({ part, module, screen }: PackagePage, words: PlayerWords): string {
  if (part === "study-material") return words.studyMaterial;
  return part === "assessment" ? `${words.quiz}: ${module}` : (screen?.title ?? module);
}

/** The purpose of a course is the business's own, and learners are not told. */
function shownOrigin({ text }: PackagePage): Provenance {
  return { ...provenanceOf(text), madeFor: undefined };
}
