import { useState, type ReactNode, useEffect } from "react";
import { withText } from "../../../domain/course/draft";
import { provenanceOf } from "../../../domain/course/exports/provenance";
import type { GeneratedText } from "../../../domain/course/generated-text";
import { questionsOf } from "../../../domain/course/questions";
import { withoutCitations } from "../../../domain/course/reading/citation-marks";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { ProvenanceLine } from "../../../ui/markdown/provenance-line";
import { changeDraft } from "../course/course-draft";
import { reachGoal } from "../package/go-to-source";
import { togglePreview, usePreview } from "../package/open-preview";
import { useGenerations } from "../course/generations";
import { useOriginal } from "../course/original";
import { ResultActions } from "./result-actions";
import { ResultSections } from "./result-sections";
import { ResultText } from "./result-text";
import classes from "./result.module.css";
import { courseWords } from "../../../domain/course/words";
import { Choice } from "../../../ui/choice/choice";
import { late } from "../../../ui/page/late";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { ErrorState } from "../../../ui/page/error-state";

const LatePreview = late(async () => (await import("../package/learners-preview")).LearnersPreview);

const LatePairHead = late(async () => (await import("./beside-original")).PairHead);

const LateEditableText = late(async () => (await import("../editing/editors")).EditableText);

const loadCard = () => import("../quality/quality-card");

/** The rules are loaded when there is a text, not with the tools. */
function Quality(about: { tool: ToolName; result: GeneratedText }) {
  const { loaded, retry } = useLoaded(loadCard);
  if (loaded.status === "failed") return <ErrorState retry={retry}>{courseWords.qualityFailed}</ErrorState>;
  return loaded.status === "ready" && <loaded.value.QualityCard {...about} />;
}

interface AnswersChoiceProps {
  withAnswers: boolean;
  onChange: (withAnswers: boolean) => void;
}

interface WrittenTextProps {
  tool: ToolName;
  result: GeneratedText | undefined;
  /** The whole of it is being written, in the place of what was there. */
  isWriting: boolean;
  next: ReactNode;
}

/** A text as far as it has come, or whole: to be read, edited and taken along. */
export function WrittenText({ tool, result, isWriting, next }: WrittenTextProps) {
  const { running, text, origin } = useGenerations((all) => all[tool]);
  // The `writtenAt` of the text that is being edited: another text may take its place.
  const [edited, setEdited] = useState<string>();
  const [withAnswers, setWithAnswers] = useState(true);
  const isPreviewed = usePreview(({ isOpen }) => isOpen);
  const isTranslation = useOriginal(({ course }) => course !== undefined);
  const about = result?.about;
  useEffect(() => {
    if (about !== undefined) reachGoal(tool, about);
  }, [tool, about]);
  if (isWriting)
    return (
      text && (
        <ResultText tool={tool} language={origin?.language} withAnswers={withAnswers}>
          {withoutCitations(text)}
        </ResultText>
      )
    );
  if (!result) return null;
  const editing = result.writtenAt === edited && !running;
  const hasQuestions = tool === "assessment" && questionsOf(result.text).length > 0;

  function edit(now: GeneratedText): void {
    setEdited(now.writtenAt);
    changeDraft((before) => withText(before, tool, now));
  }

  return (
    <>
      <div className={classes.toolbar}>
        <ResultActions
          tool={tool}
          result={result}
          withAnswers={withAnswers}
          editing={editing}
          onEdit={() => edit(result)}
          onEndEditing={() => setEdited(undefined)}
          isPreviewed={isPreviewed}
          onPreview={togglePreview}
        />
        {next}
      </div>
      {!editing && <Quality tool={tool} result={result} />}
      {isTranslation && <LatePairHead tool={tool} result={result} />}
      {hasQuestions && !editing && <AnswersChoice withAnswers={withAnswers} onChange={setWithAnswers} />}
      <div className={classes.beside}>
        <div className={classes.result}>
          {editing ? (
            <LateEditableText tool={tool} result={result} />
          ) : (
            <ResultSections tool={tool} result={result} withAnswers={withAnswers} />
          )}
        </div>
        {isPreviewed && <LatePreview tool={tool} />}
      </div>
      <ProvenanceLine provenance={provenanceOf(result)} />
    </>
  );
}

/** Chooses whether the answers are under the questions; print and export follow it. */
function AnswersChoice({ withAnswers, onChange }: AnswersChoiceProps) {
  return (
    <Choice
      legend={courseWords.questions}
      options={courseWords.readers}
      value={withAnswers ? "teachers" : "learners"}
      onChange={(reader) => onChange(reader === "teachers")}
    />
  );
}
