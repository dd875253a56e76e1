import { assessmentParts, type AssessmentPart } from "../../../domain/course/questions";
import { withoutObjectiveMarks } from "../../../domain/course/reading/objective-marks";
import { bodyOf } from "../../../domain/course/reading/text-lines";
import type { ToolName } from "../../../domain/course/tools";
import { Markdown } from "../../../ui/markdown/markdown";
import { QuizQuestionView } from "./quiz-question-view";

interface ResultTextProps {
  tool: ToolName;
  /** The language that it is written in (BCP 47), where that is known. */
  language: string | undefined;
  withAnswers: boolean;
  /** Where it is a section of an assessment: its parts, as the whole has them. */
  parts?: AssessmentPart[] | undefined;
  children: string;
}

/** A text, or a section of it, as people read it. */
export function ResultText({ tool, language, withAnswers, parts, children }: ResultTextProps) {
  return (
    <div lang={language} dir="auto">
      {tool === "assessment" ? (
        questionsAndWords(parts ?? assessmentParts(children), withAnswers)
      ) : (
        <Markdown under={1}>{withoutObjectiveMarks(bodyOf(children))}</Markdown>
      )}
    </div>
  );
}

/** What is right is shown with each question, so that a key at the end would say it twice. */
function questionsAndWords(parts: readonly AssessmentPart[], withAnswers: boolean) {
  return parts.map(({ text, question, isKey }, nth) => {
    if (question) return <QuizQuestionView key={nth} question={question} withAnswer={withAnswers} />;
    return isKey ? null : (
      <Markdown key={nth} under={1}>
        {withoutObjectiveMarks(bodyOf(text))}
      </Markdown>
    );
  });
}
