import { useMemo, useState } from "react";
import { courseWords } from "../../../domain/course/words";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { Button } from "../../../ui/button/button";
import { useLive } from "../../../ui/hooks/use-live";
import { late } from "../../../ui/page/late";
import { hasSources } from "../course/sources-mark";
import { useSourcesPlace, watchSourcesGiven } from "../course/sources-place";

const LateSources = late(async () => (await import("./sources-panel")).SourcesPanel);

/** The way to a person's own documents; all of it is loaded at the press, or where the course has some. */
export function SourcesButton({ tool }: { tool: ToolName }) {
  const { id, business } = useSourcesPlace();
  const [opened, setOpened] = useState<boolean>();
  const { live } = useLive(useMemo(() => watchSourcesGiven({ id, business }), [id, business]));
  const isOpen = opened ?? (live.status === "ready" ? live.value : hasSources(id));
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
