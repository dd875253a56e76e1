import { useState } from "react";
import {
  courseDocument,
  courseProvenance,
  guideProvenance,
  trainersGuide,
  wholeDocument,
} from "../../../domain/course/exports/course-document";
import { courseQuestions } from "../../../domain/course/exports/course-questions";
import { courseWords } from "../../../domain/course/words";
import { formatDateTime } from "../../../domain/kernel/locale";
import { fileName } from "../../../ui/export/download";
import { PrintedParts } from "../../../ui/export/printed-parts";
import { TextExports } from "../../../ui/export/text-exports";
import { usePaper } from "../../../ui/export/use-paper";
import { useCourseDraft } from "../course/course-draft";
import { useSources } from "../course/course-sources";
import { useSourcesPlace } from "../course/sources-place";
import { questionFiles } from "../package/question-files";
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
      <TrainersGuide />
      {kind && <CoursePackage kind={kind} onClose={() => setKind(undefined)} />}
    </>
  );
}

/** The lessons, for the person who teaches the course: learners get its screens. */
function TrainersGuide() {
  const draft = useCourseDraft((state) => state.draft);
  const { live } = useSources(useSourcesPlace());
  const sources = live.status === "ready" ? live.value : undefined;
  const guide = () => trainersGuide(draft, formatDateTime, sources) ?? [];
  const { print, printed } = usePaper(() => <PrintedParts parts={guide()} />);
  if (!trainersGuide(draft, formatDateTime)) return null;
  const title = courseWords.guideOf(draft.topic.trim() || courseWords.course);
  return (
    <>
      <TextExports
        label={courseWords.trainersGuide}
        title={title}
        provenance={guideProvenance(draft)}
        markdown={() => wholeDocument(guide())}
        parts={guide}
        ways={courseWords.guideDownloads}
        print={print}
        narrow
      />
      {printed}
    </>
  );
}

/** The code that makes a package is loaded on demand. */
function CoursePackage(about: CoursePackageProps) {
  const { loaded, retry } = useLoaded(loadDialog);
  if (loaded.status === "failed") return <ErrorState retry={retry}>{courseWords.packageFailed}</ErrorState>;
  return loaded.status === "ready" && <loaded.value.PackageDialog {...about} />;
}
