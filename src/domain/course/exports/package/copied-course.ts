import type { CourseDraft } from "../../draft";
import { longestCourseTitle } from "../../library/course-bounds";
import { courseCopy, type CourseCopy } from "./course-copy";
import { packagePages, packageTitle, type PackagePage } from "./package-pages";

/** In bytes: a document of the database has a mebibyte at most. */
const largestCopy = 900_000;

/** Undefined if learners have no page yet; "large" if a link cannot hold them. */
export function courseCopyOf({
  title,
  draft,
}: {
  title: string;
  draft: CourseDraft;
}): CourseCopy | "large" | undefined {
  const pages = packagePages(draft).map(copyOfPage);
  if (pages.length === 0) return undefined;
  const copy = { title: packageTitle(draft, title).slice(0, longestCourseTitle), pages };
  const stored = JSON.stringify(copy);
  if (mostBytesOf(stored) > largestCopy) return "large";
  return courseCopy.parse(JSON.parse(stored));
}

/** A character beyond ASCII has four bytes at most. */
function mostBytesOf(text: string): number {
  return text.length + 3 * (text.match(/\P{ASCII}/gu)?.length ?? 0);
}

/** Only a quiz is made of its text; of the others the page has its own words. */
function copyOfPage({ text, ...page }: PackagePage): PackagePage {
  const { model, writtenAt, edited, incomplete, language } = text;
  const about = { about: "", model, writtenAt, edited, incomplete, ...(language !== undefined && { language }) };
  return { ...page, text: { ...about, text: page.part === "assessment" ? text.text : "" } };
}
