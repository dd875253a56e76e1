import { courseWords } from "../../../domain/course/words";
import { Choice } from "../../../ui/choice/choice";

interface AnswersChoiceProps {
  withAnswers: boolean;
  onChange: (withAnswers: boolean) => void;
}

/** Whether the answers stand under the questions; what is printed or taken along follows it. */
export function AnswersChoice({ withAnswers, onChange }: AnswersChoiceProps) {
  return (
    <Choice
      legend={courseWords.questions}
      options={courseWords.readers}
      value={withAnswers ? "teachers" : "learners"}
      onChange={(reader) => onChange(reader === "teachers")}
    />
  );
}
