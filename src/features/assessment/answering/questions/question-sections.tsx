import type { Step } from "../../../../domain/assessment/questionnaire/question";
import { QuestionBlock, type QuestionProps } from "./question-block";
import classes from "./questions.module.css";

interface QuestionSectionsProps extends QuestionProps {
  step: Step;
  /** The level of the sections' headings. */
  level?: 2 | 3;
}

/** All questions of a step, or of one team, in their sections. */
export function QuestionSections({ step, level = 2, ...questionProps }: QuestionSectionsProps) {
  const Heading = `h${level}` as const;
  return step.sections.map(({ heading, questions }) => (
    <section key={heading} className={classes.section}>
      <Heading>{heading}</Heading>
      {questions.map((question) => (
        <QuestionBlock key={question.id} question={question} {...questionProps} />
      ))}
    </section>
  ));
}
