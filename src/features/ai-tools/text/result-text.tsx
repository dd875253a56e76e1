import { Fragment, type ReactNode } from "react";
import { assessmentParts, type AssessmentPart } from "../../../domain/course/questions";
import { withoutObjectiveCodes } from "../../../domain/course/reading/objective-marks";
import { learnersQuestion, withoutOpenFacts } from "../../../domain/course/reading/open-facts";
import { bodyOf } from "../../../domain/course/reading/text-lines";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { CitedMarkdown } from "../sources/cited-markdown";
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
  /** Draws around a part, by its place; a hidden part is null. */
  around?: ((nth: number, drawn: ReactNode) => ReactNode) | undefined;
  children: string;
}

/** A text, or a section of it, as people read it. */
export function ResultText({ tool, language, withAnswers, parts, belowQuestion, around, children }: ResultTextProps) {
  return (
    <div lang={language} dir="auto">
      {tool === "assessment" ? (
        questionsAndWords(parts ?? assessmentParts(children), withAnswers, belowQuestion, around)
      ) : (
        <CitedMarkdown under={1}>{withoutObjectiveCodes(bodyOf(children))}</CitedMarkdown>
      )}
    </div>
  );
}

/** The right answer is shown with each question, so a key at the end would say it twice. */
function questionsAndWords(
  parts: readonly AssessmentPart[],
  withAnswers: boolean,
  belowQuestion: ResultTextProps["belowQuestion"],
  around: ResultTextProps["around"] = (_, drawn) => drawn,
) {
  let whole = 0;
  return parts.map(({ text, question, isKey, isOpen }, nth) => {
    if (question) {
      const below = belowQuestion?.(whole++, question.number);
      const view = (
        <QuizQuestionView question={withAnswers ? question : learnersQuestion(question)} withAnswer={withAnswers}>
          {below}
        </QuizQuestionView>
      );
      return <Fragment key={nth}>{around(nth, view)}</Fragment>;
    }
    if (isKey || (isOpen && !withAnswers)) return <Fragment key={nth}>{around(nth, null)}</Fragment>;
    const body = withoutObjectiveCodes(bodyOf(text));
    const view = <CitedMarkdown under={1}>{withAnswers ? body : withoutOpenFacts(body)}</CitedMarkdown>;
    return <Fragment key={nth}>{around(nth, view)}</Fragment>;
  });
}
