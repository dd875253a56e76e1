import { useState } from "react";
import { focusField } from "./focus-field";

export interface FieldProblem<Field extends string> {
  field: Field;
  sentence: string;
}

/** The first problem of a form: told at its field, which is marked and gets the focus. */
export function useFieldProblem<Field extends string>() {
  const [problem, setProblem] = useState<FieldProblem<Field>>();

  /** Tells whether the form has no problem. */
  function isSound(form: HTMLFormElement, found: FieldProblem<Field> | undefined): boolean {
    setProblem(found);
    if (found) focusField(form, found.field);
    return found === undefined;
  }

  /** The attributes of a field. */
  function at(field: Field) {
    const error = problem?.field === field ? problem.sentence : undefined;
    return { name: field, error, errorRole: "alert" } as const;
  }

  return { isSound, at };
}
