import type { ButtonProps } from "@mantine/core";
import { courseDocument, courseProvenance, wholeDocument } from "../../../domain/course/exports/course-document";
import { courseWords } from "../../../domain/course/words";
import { formatDateTime } from "../../../domain/kernel/locale";
import { Disclosure } from "../../../ui/menu/disclosure";
import { TextExports } from "../../../ui/export/text-exports";
import { useCourseDraft } from "../course/course-draft";

interface CourseDownloadProps extends ButtonProps {
  label?: string;
  floats?: boolean;
}

/** All that the tools have written, as one document. */
export function CourseDownload({ label = courseWords.downloadCourse, floats = false, ...look }: CourseDownloadProps) {
  const draft = useCourseDraft((state) => state.draft);
  const title = draft.topic.trim() || courseWords.course;
  const parts = () => courseDocument(draft, formatDateTime);
  return (
    <Disclosure label={label} floats={floats} variant="subtle" size="compact-md" {...look}>
      <TextExports
        label={courseWords.yourCourse}
        title={title}
        file={courseWords.fileOf(title)}
        provenance={courseProvenance(draft)}
        markdown={() => wholeDocument(parts())}
        parts={parts}
        ways={courseWords.downloads}
        narrow
      />
    </Disclosure>
  );
}
