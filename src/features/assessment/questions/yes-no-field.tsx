import { assessmentWords } from "../../../domain/assessment/words";
import type { YesNoQuestion } from "../../../domain/assessment/questionnaire/question";
import type { FieldProps } from "./field";
import classes from "./fields.module.css";
import { QuestionGroup } from "./question-group";
import { RadioOptions } from "./radio-options";

const yesAndNo = [
  { value: "yes", label: assessmentWords.yes },
  { value: "no", label: assessmentWords.no },
];

export function YesNoField({ question, answer, onAnswer, id }: FieldProps<YesNoQuestion>) {
  return (
    <QuestionGroup
      question={question}
      id={id}
      role="radiogroup"
      onClear={answer === undefined ? undefined : () => onAnswer(undefined)}
    >
      <div className={classes.pair}>
        <RadioOptions id={id} options={yesAndNo} chosen={answer} onChoose={onAnswer} />
      </div>
    </QuestionGroup>
  );
}
