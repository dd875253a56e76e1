import { answerProblem } from "../../../../domain/assessment/answers/answers-schema";
import type { DateQuestion, NumberQuestion, TextQuestion } from "../../../../domain/assessment/questionnaire/question";
import { TextInput } from "../../../../ui/form/text-input";
import { Textarea } from "../../../../ui/form/textarea";
import type { FieldProps } from "./field";
import classes from "./fields.module.css";

type TypedQuestion = TextQuestion | NumberQuestion | DateQuestion;

/** What is typed is kept as it is, however long; where it cannot be saved like that, the field says so. */
export function TextField({ question, answer, onAnswer, problem, id }: FieldProps<TypedQuestion>) {
  const misfit = answerProblem(question, answer);
  const shared = {
    id,
    label: question.text,
    description: question.hint,
    value: typeof answer === "string" ? answer : "",
    error: misfit ?? problem,
    errorRole: misfit === undefined && problem !== undefined ? ("alert" as const) : undefined,
    autoComplete: "off",
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onAnswer(value === "" ? undefined : value),
  };
  if (question.kind === "long-text") return <Textarea autosize rows={3} {...shared} />;
  if (question.kind === "text") return <TextInput {...shared} />;
  const kind = question.kind === "date" ? ({ type: "date" } as const) : ({ inputMode: "numeric" } as const);
  return <TextInput {...shared} {...kind} className={classes.short} />;
}
