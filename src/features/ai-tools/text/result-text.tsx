import { assessmentParts } from "../../../domain/course/questions";
import type { ToolName } from "../../../domain/course/tools";
import { Markdown } from "../../../ui/markdown/markdown";
import { QuizQuestionView } from "./quiz-question-view";

interface ResultTextProps {
  tool: ToolName;
  withAnswers: boolean;
  children: string;
}

/** A text, or a section of it, as people read it. */
export function ResultText({ tool, withAnswers, children }: ResultTextProps) {
  if (tool !== "assessment") return <Markdown under={1}>{children}</Markdown>;
  return assessmentParts(children).map(({ text, question }, nth) =>
    question ? (
      <QuizQuestionView key={nth} question={question} withAnswer={withAnswers} />
    ) : (
      <Markdown key={nth} under={1}>
        {text}
      </Markdown>
    ),
  );
}
