import { useState } from "react";
import { parseList } from "../../../../domain/assessment/answers/answers";
import { answerProblem } from "../../../../domain/assessment/answers/answers-schema";
import type { ListQuestion } from "../../../../domain/assessment/questionnaire/question";
import { TextInput } from "../../../../ui/form/text-input";
import type { FieldProps } from "./field";

/**
 * Entries with commas in between. While somebody types, the field shows their own text; its entries are kept each time.
 */
export function ListField({ question, answer, onAnswer, id }: FieldProps<ListQuestion>) {
  const [typing, setTyping] = useState<string>();
  const entries: unknown[] = Array.isArray(answer) ? answer : [];

  function type(text: string) {
    setTyping(text);
    const typed = parseList(text);
    onAnswer(typed.length > 0 ? typed : undefined);
  }

  return (
    <TextInput
      id={id}
      label={question.text}
      description={question.hint}
      value={typing ?? entries.join(", ")}
      error={answerProblem(question, answer)}
      autoComplete="off"
      onChange={({ currentTarget: { value } }) => type(value)}
      onBlur={() => setTyping(undefined)}
    />
  );
}
