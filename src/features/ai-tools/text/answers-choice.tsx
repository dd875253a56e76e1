import { Choice } from "../../../ui/choice/choice";

interface AnswersChoiceProps {
  withAnswers: boolean;
  onChange: (withAnswers: boolean) => void;
}

const readers = { teachers: "With answers", learners: "For learners" } as const;

/** Whether the answers stand under the questions; what is printed or taken along follows it. */
export function AnswersChoice({ withAnswers, onChange }: AnswersChoiceProps) {
  return (
    <Choice
      legend="Questions"
      options={readers}
      value={withAnswers ? "teachers" : "learners"}
      onChange={(reader) => onChange(reader === "teachers")}
    />
  );
}
