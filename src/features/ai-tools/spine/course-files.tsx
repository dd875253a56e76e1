import { useState } from "react";
import { courseDocument, courseProvenance, wholeDocument } from "../../../domain/course/exports/course-document";
import { courseQuestions } from "../../../domain/course/exports/course-questions";
import { questionFormats } from "../../../domain/course/exports/question-formats";
import type { CourseDraft } from "../../../domain/course/draft";
import { courseWords } from "../../../domain/course/words";
import { formatDateTime } from "../../../domain/kernel/locale";
import { download, fileName } from "../../../ui/export/download";
import { TextExports } from "../../../ui/export/text-exports";
import { useCourseDraft } from "../course/course-draft";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { ErrorState } from "../../../ui/page/error-state";

interface CoursePackageProps {
  kind: keyof typeof courseWords.packages;
  onClose: () => void;
}

const loadDialog = () => import("../package/package-dialog");

/** The files that a course can be had as. */
export function CourseFiles() {
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

/** The code that makes a package is loaded on demand. */
function CoursePackage(about: CoursePackageProps) {
  const { loaded, retry } = useLoaded(loadDialog);
  if (loaded.status === "failed") return <ErrorState retry={retry}>{courseWords.packageFailed}</ErrorState>;
  return loaded.status === "ready" && <loaded.value.PackageDialog {...about} />;
}
