import type { ChoiceQuestion } from "../../../../domain/assessment/questionnaire/question";
import type { FieldProps } from "./field";
import classes from "./fields.module.css";
import { RadioQuestionGroup } from "./radio-question-group";

/** One of the options, one below the other or side by side, as there is room. */
export function ChoiceField(field: FieldProps<ChoiceQuestion>) {
  const { question, answer, onAnswer, id } = field;
  return (
    <RadioQuestionGroup {...field}>
      <div className={classes.choices}>
        {question.options.map((option) => (
          <label key={option} className={classes.choice}>
            <input type="radio" name={id} checked={answer === option} onChange={() => onAnswer(option)} />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </RadioQuestionGroup>
  );
}
