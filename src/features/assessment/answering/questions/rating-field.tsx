import { ratings, type RatingQuestion } from "../../../../domain/assessment/questionnaire/question";
import type { FieldProps } from "./field";
import classes from "./fields.module.css";
import { RadioOptions } from "./radio-options";
import { RadioQuestionGroup } from "./radio-question-group";

/** A scale from 1 to 5 with what its ends mean, and where the question allows it a way to say "I do not know". */
export function RatingField(field: FieldProps<RatingQuestion>) {
  const { question, answer, onAnswer, id } = field;
  const [one, five] = question.ends;
  const ends: Record<string, string> = { "1": one, "5": five };
  return (
    <RadioQuestionGroup {...field}>
      <div className={classes.scale}>
        <RadioOptions
          id={id}
          options={ratings.map((value) => ({ value, label: value, description: ends[value] }))}
          chosen={answer}
          onChoose={onAnswer}
        />
        <div className={classes.ends} aria-hidden="true">
          <span>{one}</span>
          <span>{five}</span>
        </div>
      </div>
      {question.unknown !== undefined && (
        <div className={classes.aside}>
          <RadioOptions
            id={id}
            options={[{ value: "unknown", label: question.unknown }]}
            chosen={answer}
            onChoose={onAnswer}
          />
        </div>
      )}
    </RadioQuestionGroup>
  );
}
