import { bounds } from "../kernel/contact";
import { accountMessages, registrationMessages } from "./words";

/** The fields of an invited person who creates an account. */
export interface RegistrationForm {
  name: string;
  password: string;
  confirmation: string;
}

/** The authentication provider's own limits. */
const passwordLength = { least: 6, most: 4096 } as const;

/** A problem with one field of the form, in a sentence. */
export interface RegistrationProblem {
  field: keyof RegistrationForm;
  sentence: string;
}

/**
 * Returns the problems in the order in which they are told: the first three checks and their order are the
 * specification's.
 */
export function registrationProblems({ name, password, confirmation }: RegistrationForm): RegistrationProblem[] {
  const { nameMissing, passwordsDiffer, passwordTooShort } = accountMessages;
  const checks: [wrong: boolean, field: keyof RegistrationForm, sentence: string][] = [
    [name.trim() === "", "name", nameMissing],
    [password !== confirmation, "confirmation", passwordsDiffer],
    [password.length < passwordLength.least, "password", passwordTooShort],
    [password.trim() === "", "password", registrationMessages.passwordBlank],
    [password.length > passwordLength.most, "password", registrationMessages.passwordTooLong],
    [isTooLong(name), "name", registrationMessages.nameTooLong],
  ];
  return checks.flatMap(([wrong, field, sentence]) => (wrong ? [{ field, sentence }] : []));
}

export function passwordProblem(password: string): string | undefined {
  if (password.length < passwordLength.least) return accountMessages.passwordTooShort;
  if (password.trim() === "") return registrationMessages.passwordBlank;
  return password.length > passwordLength.most ? registrationMessages.passwordTooLong : undefined;
}

export function nameProblem(name: string): string | undefined {
  if (name.trim() === "") return accountMessages.nameMissing;
  return isTooLong(name) ? registrationMessages.nameTooLong : undefined;
}

function isTooLong(name: string): boolean {
  return name.trim().length > bounds.name;
}
