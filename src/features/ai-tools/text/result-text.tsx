import { assessmentParts } from "../../../domain/course/questions";
import type { ToolName } from "../../../domain/course/tools";
import { Markdown } from "../../../ui/markdown/markdown";
import { QuizQuestionView } from "./quiz-question-view";

interface ResultTextProps {
  tool: ToolName;
  /** The language that it is written in (BCP 47), where that is known. */
  language: string | undefined;
  withAnswers: boolean;
  children: string;
}

/** A text, or a section of it, as people read it. */
export function ResultText({ tool, language, withAnswers, children }: ResultTextProps) {
  return (
    <div lang={language} dir="auto">
      {tool === "assessment" ? questionsAndWords(children, withAnswers) : <Markdown under={1}>{children}</Markdown>}
    </div>
  );
}

function questionsAndWords(assessment: string, withAnswers: boolean) {
  return assessmentParts(assessment).map(({ text, question }, nth) =>
    question ? (
      <QuizQuestionView key={nth} question={question} withAnswer={withAnswers} />
    ) : (
      <Markdown key={nth} under={1}>
        {text}
      </Markdown>
    ),
  );
}
