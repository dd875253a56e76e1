import { useState, type ReactNode } from "react";
import { courseWords } from "../../../domain/course/words";
import { uiWords } from "../../../ui/words";
import { canGoOn, isInPlace, isStillWanted, type GenerationTarget } from "../../../domain/course/generation";
import { currentText, withText } from "../../../domain/course/draft";
import type { GeneratedText } from "../../../domain/course/generated-text";
import { questionsOf } from "../../../domain/course/questions";
import { provenanceOf } from "../../../domain/course/exports/provenance";
import { tools, type ToolName } from "../../../domain/course/tools";
import { ErrorState } from "../../../ui/page/error-state";
import { ProvenanceLine } from "../../../ui/markdown/provenance-line";
import { Notice } from "../../../ui/notice/notice";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import { EditableText } from "./editable-text";
import { dismissFailure, startGeneration, useGenerations } from "../course/generations";
import { ResultActions } from "./result-actions";
import { useTextViews } from "./text-views";
import { Quality } from "../quality/quality";
import { AnswersChoice } from "./answers-choice";
import classes from "./result.module.css";
import { EarlierResults } from "./earlier-results";

interface ResultProps {
  tool: ToolName;
  /** Called when "Try again" was pressed: the button disappears, with the focus on it. */
  onRetry: () => void;
  /** The way on from here. */
  next?: ReactNode;
}

/**
 * What a tool has written: while it is in progress, when it failed, and when it is there to be read, edited and taken
 * along.
 */
export function Result({ tool, onRetry, next }: ResultProps) {
  const draft = useCourseDraft((state) => state.draft);
  const result = currentText(draft, tool);
  const generation = useGenerations((all) => all[tool]);
  // The `writtenAt` of the text that is being edited: another text may take its place meanwhile.
  const [edited, setEdited] = useState<string>();
  const [withAnswers, setWithAnswers] = useState(true);
  const { views, hasFailed: hasNoViews } = useTextViews();
  const hasQuestions = tool === "assessment" && result !== undefined && questionsOf(result.text).length > 0;
  const writesHere = generation.running && isInPlace(draft, tool, generation);
  const writesAll = writesHere && !generation.rewrite;
  const editing = result !== undefined && result.writtenAt === edited && !generation.running;

  const hasFailed = generation.failure !== undefined && isStillWanted(draft, tool, generation);
  const goOnWriting =
    result && canGoOn(result)
      ? { label: courseWords.goOnWriting, run: () => again({ about: result.about, goOn: result }) }
      : undefined;

  function again(target: GenerationTarget): void {
    void startGeneration(tool, target);
    onRetry();
  }

  function edit(now: GeneratedText): void {
    setEdited(now.writtenAt);
    changeDraft((before) => withText(before, tool, now));
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
      {writesAll && generation.text && views && (
        <views.ResultText tool={tool} language={generation.origin?.language} withAnswers={withAnswers}>
          {generation.text}
        </views.ResultText>
      )}
      {!writesAll && result && (
        <>
          {result.incomplete && !(hasFailed && !generation.rewrite) && (
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
          <div className={classes.toolbar}>
            <ResultActions
              tool={tool}
              result={result}
              withAnswers={withAnswers}
              editing={editing}
              onEdit={() => edit(result)}
              onEndEditing={() => setEdited(undefined)}
            />
            {next}
          </div>
          {!editing && <Quality tool={tool} result={result} />}
          {hasQuestions && !editing && <AnswersChoice withAnswers={withAnswers} onChange={setWithAnswers} />}
          {hasNoViews && !generation.running && !editing && (
            <ErrorState retry={() => window.location.reload()} retryLabel={uiWords.reload}>
              {courseWords.textFailed}
            </ErrorState>
          )}
          {editing ? (
            <EditableText tool={tool} result={result} />
          ) : (
            views && <views.ResultSections tool={tool} result={result} withAnswers={withAnswers} />
          )}
          <ProvenanceLine provenance={provenanceOf(result)} />
        </>
      )}
      {(writesAll || !result) && next}
      {!generation.running && <EarlierResults tool={tool} onChoose={() => dismissFailure(tool)} />}
    </section>
  );
}
