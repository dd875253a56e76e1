import { useState } from "react";
import { courseDocument, courseProvenance, wholeDocument } from "../../../domain/course/exports/course-document";
import { courseQuestions } from "../../../domain/course/exports/course-questions";
import { questionFormats } from "../../../domain/course/exports/question-formats";
import type { CourseDraft } from "../../../domain/course/draft";
import { courseWords } from "../../../domain/course/words";
import { formatDateTime } from "../../../domain/kernel/locale";
import type { ButtonLook } from "../../../ui/button/button-look";
import { download, fileName } from "../../../ui/export/download";
import { Disclosure } from "../../../ui/menu/disclosure";
import { TextExports } from "../../../ui/export/text-exports";
import { useCourseDraft } from "../course/course-draft";
import { CoursePackage } from "./course-package";

interface CourseDownloadProps extends ButtonLook {
  label?: string;
  floats?: boolean;
}

/** All that the tools have written: as one document, as a package, its questions as a file for learning platforms. */
export function CourseDownload({ label = courseWords.downloadCourse, floats = false, ...look }: CourseDownloadProps) {
  return (
    <Disclosure label={label} floats={floats} variant="subtle" size="compact-md" {...look}>
      <CourseFiles />
    </Disclosure>
  );
}

function CourseFiles() {
  const draft = useCourseDraft((state) => state.draft);
  const [kind, setKind] = useState<keyof typeof courseWords.packages>();
  const title = draft.topic.trim() || courseWords.course;
  const parts = () => courseDocument(draft, formatDateTime);
  const { packages } = courseWords;
  return (
    <>
      <TextExports
        label={courseWords.yourCourse}
        title={title}
        file={courseWords.fileOf(title)}
        provenance={courseProvenance(draft)}
        markdown={() => wholeDocument(parts())}
        parts={parts}
        ways={courseWords.downloads}
        otherFiles={{
          [packages.scorm]: () => setKind("scorm"),
          [packages.pages]: () => setKind("pages"),
          ...courseQuestionFiles(draft, fileName(courseWords.questionsOf(title))),
        }}
        narrow
      />
      {kind && <CoursePackage kind={kind} onClose={() => setKind(undefined)} />}
    </>
  );
}

/** The questions of all assessments at once, where there are any. */
function courseQuestionFiles(draft: CourseDraft, name: string): Record<string, () => void> {
  const groups = courseQuestions(draft);
  const provenance = courseProvenance(draft);
  if (groups.length === 0 || !provenance) return {};
  const formats = Object.values(questionFormats).map(({ label, ending, type, writeAll }) => [
    label,
    () => download(`${name}.${ending}`, type, writeAll(groups, { provenance, formatTime: formatDateTime })),
  ]);
  return Object.fromEntries(formats) as Record<string, () => void>;
}
