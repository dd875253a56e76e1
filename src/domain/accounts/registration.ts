import { bounds } from "../kernel/contact";
import { accountMessages, registrationMessages } from "./words";

/** What an invited person types to create an account. */
export interface RegistrationForm {
  name: string;
  password: string;
  confirmation: string;
}

/** The authentication provider's own limits. */
const passwordLength = { least: 6, most: 4096 } as const;

/** What is wrong with the form, in a sentence; the first three checks and their order are the specification's. */
export function registrationProblem({ name, password, confirmation }: RegistrationForm): string | undefined {
  if (name.trim() === "") return accountMessages.nameMissing;
  if (password !== confirmation) return accountMessages.passwordsDiffer;
  if (password.length < passwordLength.least) return accountMessages.passwordTooShort;
  if (password.length > passwordLength.most) return registrationMessages.passwordTooLong;
  return nameProblem(name);
}

export function nameProblem(name: string): string | undefined {
  if (name.trim() === "") return accountMessages.nameMissing;
  return name.trim().length > bounds.name ? registrationMessages.nameTooLong : undefined;
}
