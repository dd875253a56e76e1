import type { ReactNode } from "react";
import { assessmentParts, type AssessmentPart } from "../../../domain/course/questions";
import { withoutObjectiveMarks } from "../../../domain/course/reading/objective-marks";
import { learnersQuestion, withoutOpenFacts } from "../../../domain/course/reading/open-facts";
import { bodyOf } from "../../../domain/course/reading/text-lines";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { Markdown } from "../../../ui/markdown/markdown";
import { QuizQuestionView } from "./quiz-question-view";

interface ResultTextProps {
  tool: ToolName;
  /** The language that it is written in (BCP 47), where that is known. */
  language: string | undefined;
  withAnswers: boolean;
  /** The parts of a section of an assessment, as the whole has them. */
  parts?: AssessmentPart[] | undefined;
  /** The part below a question, by its place among the questions of this text and by its number. */
  belowQuestion?: ((nth: number, number: string) => ReactNode) | undefined;
  children: string;
}

/** A text, or a section of it, as people read it. */
export function ResultText({ tool, language, withAnswers, parts, belowQuestion, children }: ResultTextProps) {
  return (
    <div lang={language} dir="auto">
      {tool === "assessment" ? (
        questionsAndWords(parts ?? assessmentParts(children), withAnswers, belowQuestion)
      ) : (
        <Markdown under={1}>{withoutObjectiveMarks(bodyOf(children))}</Markdown>
      )}
    </div>
  );
}

/** The right answer is shown with each question, so a key at the end would say it twice. */
function questionsAndWords(
  parts: readonly AssessmentPart[],
  withAnswers: boolean,
  belowQuestion: ResultTextProps["belowQuestion"],
) {
  let whole = 0;
  return parts.map(({ text, question, isKey, isOpen }, nth) => {
    if (question) {
      const below = belowQuestion?.(whole++, question.number);
      return (
        <QuizQuestionView
          key={nth}
          question={withAnswers ? question : learnersQuestion(question)}
          withAnswer={withAnswers}
        >
          {below}
        </QuizQuestionView>
      );
    }
    return isKey || (isOpen && !withAnswers) ? null : (
      <Markdown key={nth} under={1}>
        {withAnswers ? withoutObjectiveMarks(bodyOf(text)) : withoutOpenFacts(withoutObjectiveMarks(bodyOf(text)))}
      </Markdown>
    );
  });
}
