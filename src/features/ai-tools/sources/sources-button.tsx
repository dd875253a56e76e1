import { useCallback, useState, useSyncExternalStore } from "react";
import { courseWords } from "../../../domain/course/words";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { Button } from "../../../ui/button/button";
import { late } from "../../../ui/page/late";
import { useCourseDraft } from "../course/course-draft";
import { followSourcesMark, hasSources } from "../course/sources-mark";

const LateSources = late(async () => (await import("./sources-panel")).SourcesPanel);

/** The way to a person's own documents; all of it is loaded at the press, or where the course has some. */
export function SourcesButton({ tool }: { tool: ToolName }) {
  const course = useCourseDraft(({ id }) => id);
  const [opened, setOpened] = useState<boolean>();
  const follow = useCallback((hear: () => void) => followSourcesMark(course, hear), [course]);
  const isGiven = useSyncExternalStore(
    follow,
    () => hasSources(course),
    () => false,
  );
  const isOpen = opened ?? isGiven;
  return (
    <>
      <div>
        <Button variant="subtle" size="compact-md" aria-expanded={isOpen} onClick={() => setOpened(!isOpen)}>
          {courseWords.addSource}
        </Button>
      </div>
      {isOpen && <LateSources key={course} tool={tool} course={course} />}
    </>
  );
}
