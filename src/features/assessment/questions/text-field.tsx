import { Textarea, TextInput } from "@mantine/core";
import { answerProblem } from "../../../domain/assessment/answers/answers-schema";
import type { TextQuestion } from "../../../domain/assessment/questionnaire/question";
import type { FieldProps } from "./field";

/** What is typed is kept as it is, however long; where that is too long to be saved, the field says so. */
export function TextField({ question, answer, onAnswer, id }: FieldProps<TextQuestion>) {
  const shared = {
    id,
    label: question.text,
    description: question.hint,
    value: typeof answer === "string" ? answer : "",
    error: answerProblem(question, answer),
    autoComplete: "off",
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onAnswer(value === "" ? undefined : value),
  };
  return question.kind === "text" ? <TextInput {...shared} /> : <Textarea autosize minRows={3} {...shared} />;
}
