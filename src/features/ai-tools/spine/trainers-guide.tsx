import { guideProvenance, wholeDocument } from "../../../domain/course/exports/course-document";
import { trainersGuide } from "../../../domain/course/exports/trainers-guide";
import { courseWords } from "../../../domain/course/words";
import { formatDateTime } from "../../../domain/kernel/locale";
import { PrintedParts } from "../../../ui/export/printed-parts";
import { TextExports } from "../../../ui/export/text-exports";
import { usePaper } from "../../../ui/export/use-paper";
import { useCourseDraft } from "../course/course-draft";
import { useSources } from "../course/course-sources";
import { useSourcesPlace } from "../course/sources-place";

/** The lessons, for the person who teaches the course: learners get its screens. */
export function TrainersGuide() {
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
