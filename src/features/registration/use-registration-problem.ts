import { useState, type InputEvent } from "react";
import {
  registrationProblems,
  type RegistrationForm,
  type RegistrationProblem,
} from "../../domain/accounts/registration";
import { focusField } from "../../ui/form/focus-field";
import { typedInto } from "../../ui/form/typed-into";

/** The problem of the form, from its sending until it is mended. */
export function useRegistrationProblem() {
  const [problem, setProblem] = useState<RegistrationProblem>();

  /** Returns what is typed where it is right; otherwise the field that is not has the focus. */
  function check(form: HTMLFormElement): RegistrationForm | undefined {
    const typed = typedForm(form);
    const [found] = registrationProblems(typed);
    setProblem(found);
    if (found === undefined) return typed;
    focusField(form, found.field);
    return undefined;
  }

  /** The next problem is told when the form is sent again, not while this one is being mended. */
  function forgetMended({ currentTarget }: InputEvent<HTMLFormElement>): void {
    const left = registrationProblems(typedForm(currentTarget));
    if (!left.some(({ sentence }) => sentence === problem?.sentence)) setProblem(undefined);
  }

  return { problem, check, forgetMended };
}

function typedForm(form: HTMLFormElement): RegistrationForm {
  const { name = "", password = "", confirmation = "" } = typedInto(form);
  return { name, password, confirmation };
}
