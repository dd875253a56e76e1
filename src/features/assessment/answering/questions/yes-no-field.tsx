import { assessmentWords } from "../../../../domain/assessment/words";
import type { YesNoQuestion } from "../../../../domain/assessment/questionnaire/question";
import type { FieldProps } from "./field";
import classes from "./fields.module.css";
import { RadioOptions } from "./radio-options";
import { RadioQuestionGroup } from "./radio-question-group";

const yesAndNo = [
  { value: "yes", label: assessmentWords.yes },
  { value: "no", label: assessmentWords.no },
];

export function YesNoField(field: FieldProps<YesNoQuestion>) {
  const { answer, onAnswer, id } = field;
  return (
    <RadioQuestionGroup {...field}>
      <div className={classes.pair}>
        <RadioOptions id={id} options={yesAndNo} chosen={answer} onChoose={onAnswer} />
      </div>
    </RadioQuestionGroup>
  );
}
