// Loaded when slides are asked for.
import { reportLook } from "../../../domain/brand/brand";
import { courseSlides, storyboardSlides, type CourseSlide } from "../../../domain/course/exports/course-slides";
import { courseProvenance } from "../../../domain/course/exports/course-document";
import { provenanceOf } from "../../../domain/course/exports/provenance";
import { courseWords } from "../../../domain/course/words";
import type { CourseDraft } from "../../../domain/course/draft";
import type { GeneratedText } from "../../../domain/course/generated-text";
import { formatDateTime } from "../../../domain/kernel/locale";
import type { Provenance } from "../../../domain/kernel/provenance";
import { download } from "../../../ui/export/download";
import { slidesPptx } from "../../../ui/export/markdown-slides";

const type = "application/vnd.openxmlformats-officedocument.presentationml.presentation";

export function downloadCourseSlides(name: string, title: string, draft: CourseDraft) {
  return downloadSlides(name, title, courseSlides(draft, formatDateTime), courseProvenance(draft));
}

export function downloadStoryboardSlides(name: string, storyboard: GeneratedText) {
  return downloadSlides(name, storyboard.about, storyboardSlides(storyboard, formatDateTime), provenanceOf(storyboard));
}

/** Says so if no slide can be made of the texts. */
async function downloadSlides(
  name: string,
  title: string,
  slides: readonly CourseSlide[],
  provenance: Provenance | undefined,
) {
  if (slides.length === 0) return { done: false, sentence: courseWords.noSlides };
  download(`${name}.pptx`, type, await slidesPptx({ title, provenance, colors: reportLook.colors }, slides));
  return undefined;
}
