import { useCallback, useState, useSyncExternalStore } from "react";
import { courseWords } from "../../../domain/course/words";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { Button } from "../../../ui/button/button";
import { useLateLive } from "../../../ui/hooks/use-live";
import { late } from "../../../ui/page/late";
import { followSourcesMark, hasSources } from "../course/sources-mark";
import { useSourcesPlace } from "../course/sources-place";

const LateSources = late(async () => (await import("./sources-panel")).SourcesPanel);

/** The way to a person's own documents; all of it is loaded at the press, or where the course has some. */
export function SourcesButton({ tool }: { tool: ToolName }) {
  const { id, business } = useSourcesPlace();
  const [opened, setOpened] = useState<boolean>();
  const follow = useCallback((hear: () => void) => followSourcesMark(id, hear), [id]);
  const isHere = useSyncExternalStore(
    follow,
    () => hasSources(id),
    () => false,
  );
  const watchKept = useCallback(
    async (code: string) => (await import("../../../firebase/course/watch-courses")).sourcesGiven(code, id),
    [id],
  );
  const { live } = useLateLive(watchKept, business?.invitationId);
  const isOpen = opened ?? (isHere || (live.status === "ready" && live.value));
  return (
    <>
      <div>
        <Button variant="subtle" size="compact-md" aria-expanded={isOpen} onClick={() => setOpened(!isOpen)}>
          {courseWords.addSource}
        </Button>
      </div>
      {isOpen && <LateSources key={id} tool={tool} place={{ id, business }} />}
    </>
  );
}
