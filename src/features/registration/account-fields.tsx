import type { RegistrationForm, RegistrationProblem } from "../../domain/accounts/registration";
import { accountWords } from "../../domain/accounts/words";
import { NewPasswordField } from "../../ui/form/new-password-field";
import { PasswordField } from "../../ui/form/password-field";
import { TextInput } from "../../ui/form/text-input";

interface AccountFieldsProps {
  /** The name that an inquiry gave. */
  name: string | undefined;
  busy: boolean;
  problem: RegistrationProblem | undefined;
}

/** The fields of an invited person; a problem is shown at its field and announced. */
export function AccountFields({ name, busy, problem }: AccountFieldsProps) {
  const shared = (field: keyof RegistrationForm) => ({
    name: field,
    required: true,
    readOnly: busy,
    error: problem?.field === field && problem.sentence,
    errorRole: "alert" as const,
  });
  return (
    <>
      <TextInput label={accountWords.yourName} autoComplete="name" defaultValue={name} {...shared("name")} />
      <NewPasswordField
        label={accountWords.createPassword}
        description={accountWords.passwordHint}
        {...shared("password")}
      />
      <PasswordField
        label={accountWords.confirmPassword}
        shows={accountWords.confirmation}
        autoComplete="new-password"
        {...shared("confirmation")}
      />
    </>
  );
}
