import { useState } from "react";
import { previousOf, withEarlierText } from "../../../domain/course/draft";
import type { GeneratedText } from "../../../domain/course/generated-text";
import { stretchOf, type PartRewrite } from "../../../domain/course/rewriting/part-rewrite";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { rewriteWords } from "../../../domain/course/rewriting/words";
import { Button } from "../../../ui/button/button";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { Notice } from "../../../ui/notice/notice";
import { ErrorState } from "../../../ui/page/error-state";
import { uiWords } from "../../../ui/words";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import type { ComparisonProps } from "./comparison";
import classes from "./rewriting.module.css";

const loadComparison = () => import("./comparison");

interface RewrittenPartProps {
  tool: ToolName;
  rewrite: PartRewrite;
  now: GeneratedText;
}

/** Shows a part that was written again: it can be compared with the earlier one, and undone. */
export function RewrittenPart({ tool, rewrite, now }: RewrittenPartProps) {
  const previous = useCourseDraft(({ draft }) => previousOf(draft, tool));
  const [compares, setCompares] = useState(false);
  const partOf = (of: GeneratedText) => stretchOf({ ...rewrite, of })?.text ?? "";
  return (
    <>
      <Notice kind="success">{rewriteWords.rewritten}</Notice>
      <div className={classes.changes}>
        {previous && (
          <Button
            variant="outline"
            size="compact-md"
            onClick={() => changeDraft((draft) => withEarlierText(draft, tool, previous))}
          >
            {uiWords.undo}
          </Button>
        )}
        <Button variant="outline" size="compact-md" aria-expanded={compares} onClick={() => setCompares(!compares)}>
          {rewriteWords.compare}
        </Button>
      </div>
      {compares && <LoadedComparison before={partOf(rewrite.of)} after={partOf(now)} language={now.language} />}
    </>
  );
}

/** The comparison of two texts is loaded on demand. */
function LoadedComparison(versions: ComparisonProps) {
  const { loaded, retry } = useLoaded(loadComparison);
  if (loaded.status === "failed") return <ErrorState retry={retry}>{rewriteWords.comparisonFailed}</ErrorState>;
  return loaded.status === "ready" && <loaded.value.Comparison {...versions} />;
}
