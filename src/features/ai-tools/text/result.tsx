import type { ReactNode } from "react";
import { courseWords } from "../../../domain/course/words";
import { uiWords } from "../../../ui/words";
import { canGoOn, isInPlace, isStillWanted, type GenerationTarget } from "../../../domain/course/generation";
import { currentText } from "../../../domain/course/draft";
import { tools } from "../../../domain/course/tools";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { ErrorState } from "../../../ui/page/error-state";
import { Notice } from "../../../ui/notice/notice";
import { useCourseDraft } from "../course/course-draft";
import { dismissFailure, startGeneration, useGenerations } from "../course/generations";
import { useTextViews } from "./text-views";
import classes from "./result.module.css";

interface ResultProps {
  tool: ToolName;
  /** Called when "Try again" was pressed: the button disappears, with the focus on it. */
  onRetry: () => void;
  /** The way on from here. */
  next?: ReactNode;
}

/** The text of a tool: in progress, failed, or there. The parts that show a text load behind those that need none. */
export function Result({ tool, onRetry, next }: ResultProps) {
  const draft = useCourseDraft((state) => state.draft);
  const result = currentText(draft, tool);
  const generation = useGenerations((all) => all[tool]);
  const { views, hasFailed: hasNoViews } = useTextViews();
  const writesHere = generation.running && isInPlace(draft, tool, generation);
  const writesAll = writesHere && !generation.rewrite;

  const hasFailed = generation.failure !== undefined && isStillWanted(draft, tool, generation);
  const goOnWriting =
    result && canGoOn(result)
      ? { label: courseWords.goOnWriting, run: () => again({ about: result.about, goOn: result }) }
      : undefined;

  function again(target: GenerationTarget): void {
    void startGeneration(tool, target);
    onRetry();
  }

  return (
    <section
      className={classes.result}
      aria-label={courseWords.resultOf(tools[tool].title)}
      aria-busy={generation.running || (result !== undefined && !views && !hasNoViews)}
    >
      {hasFailed && (
        <Notice
          kind="error"
          mainAction={generation.rewrite ? undefined : goOnWriting}
          action={{ label: uiWords.tryAgain, run: () => again(generation) }}
        >
          {generation.failure}
        </Notice>
      )}
      {generation.running && !writesHere && <Notice kind="info">{courseWords.stillWriting(generation.about)}</Notice>}
      {!writesAll && result?.incomplete && !result.translated && !(hasFailed && !generation.rewrite) && (
        <Notice
          kind="warning"
          {...(!generation.running && {
            mainAction: goOnWriting,
            action: { label: uiWords.tryAgain, run: () => again({ about: result.about }) },
          })}
        >
          {courseWords.isIncomplete}
        </Notice>
      )}
      {views && <views.WrittenText tool={tool} result={result} isWriting={writesAll} next={next} />}
      {hasNoViews && result && !generation.running && (
        <ErrorState retry={() => window.location.reload()} retryLabel={uiWords.reload}>
          {courseWords.textFailed}
        </ErrorState>
      )}
      {(writesAll || !result || hasNoViews) && next}
      {views && !generation.running && <views.EarlierResults tool={tool} onChoose={() => dismissFailure(tool)} />}
    </section>
  );
}
