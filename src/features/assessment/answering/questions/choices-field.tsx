import type { ChoicesQuestion } from "../../../../domain/assessment/questionnaire/question";
import type { FieldProps } from "./field";
import classes from "./fields.module.css";
import { QuestionGroup } from "./question-group";

/** Any number of options, kept in the order of the question. */
export function ChoicesField({ question, answer, onAnswer, id }: FieldProps<ChoicesQuestion>) {
  const chosen: unknown[] = Array.isArray(answer) ? answer : [];

  function tick(option: string, ticked: boolean) {
    const next = question.options.filter((each) => (each === option ? ticked : chosen.includes(each)));
    onAnswer(next.length > 0 ? next : undefined);
  }

  return (
    <QuestionGroup question={question} id={id}>
      <div className={classes.choices}>
        {question.options.map((option) => (
          <label key={option} className={classes.choice}>
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              onChange={({ currentTarget }) => tick(option, currentTarget.checked)}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </QuestionGroup>
  );
}
