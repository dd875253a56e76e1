import { useState } from "react";
import { courseDocument, courseProvenance, wholeDocument } from "../../../domain/course/exports/course-document";
import { courseQuestions } from "../../../domain/course/exports/course-questions";
import { courseWords } from "../../../domain/course/words";
import { formatDateTime } from "../../../domain/kernel/locale";
import { fileName } from "../../../ui/export/download";
import { TextExports } from "../../../ui/export/text-exports";
import { useCourseDraft } from "../course/course-draft";
import { questionFiles } from "../package/question-files";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { ErrorState } from "../../../ui/page/error-state";

interface CoursePackageProps {
  kind: keyof typeof courseWords.packages;
  onClose: () => void;
}

const loadDialog = () => import("../package/package-dialog");
const loadGuide = () => import("./trainers-guide");

/** The files that a course can be had as. */
export function CourseFiles() {
  const draft = useCourseDraft((state) => state.draft);
  const [kind, setKind] = useState<keyof typeof courseWords.packages>();
  const title = draft.topic.trim() || courseWords.course;
  const parts = () => courseDocument(draft, formatDateTime);
  const { packages } = courseWords;
  const hasSlides = Object.keys({ ...draft.storyboard, ...draft["lesson-content"] }).length > 0;
  const slides = async () => {
    const { downloadCourseSlides } = await import("../package/write-slides");
    return downloadCourseSlides(fileName(courseWords.fileOf(title)), title, draft);
  };
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
          ...(hasSlides && { [courseWords.slides]: slides }),
          ...questionFiles(fileName(courseWords.questionsOf(title)), courseQuestions(draft), courseProvenance(draft)),
        }}
        narrow
      />
      {Object.keys(draft["lesson-content"]).length > 0 && <LateGuide />}
      {kind && <CoursePackage kind={kind} onClose={() => setKind(undefined)} />}
    </>
  );
}

/** Its code holds each sentence to its source, so only a course with lessons loads it. */
function LateGuide() {
  const { loaded, retry } = useLoaded(loadGuide);
  if (loaded.status === "failed") return <ErrorState retry={retry}>{courseWords.partFailed}</ErrorState>;
  return loaded.status === "ready" && <loaded.value.TrainersGuide />;
}

/** The code that makes a package is loaded on demand. */
function CoursePackage(about: CoursePackageProps) {
  const { loaded, retry } = useLoaded(loadDialog);
  if (loaded.status === "failed") return <ErrorState retry={retry}>{courseWords.partFailed}</ErrorState>;
  return loaded.status === "ready" && <loaded.value.PackageDialog {...about} />;
}
