import { useEffect } from "react";
import { courseWords } from "../../../domain/course/words";
import type { ButtonLook } from "../../../ui/button/button-look";
import { Disclosure } from "../../../ui/menu/disclosure";
import { late } from "../../../ui/page/late";

interface CourseDownloadProps extends ButtonLook {
  label?: string;
  floats?: boolean;
}

const LateCourseFiles = late(async () => (await import("./course-files")).CourseFiles);

/** All that the tools have written: as one document, as a package, its questions as a file for learning platforms. */
export function CourseDownload({ label = courseWords.downloadCourse, floats = false, ...look }: CourseDownloadProps) {
  useEffect(() => LateCourseFiles.fetch(), []);
  return (
    <Disclosure label={label} floats={floats} variant="subtle" size="compact-md" {...look}>
      <LateCourseFiles />
    </Disclosure>
  );
}
