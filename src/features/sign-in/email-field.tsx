import type { ReactNode, Ref } from "react";
import { contactWords } from "../../domain/kernel/words";
import { TextInput } from "../../ui/form/text-input";

interface EmailFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (email: string) => void;
  error: ReactNode;
  readOnly: boolean;
}

/** The e-mail address of an account, which a password manager fills in. */
export function EmailField({ onChange, ...field }: EmailFieldProps) {
  return (
    <TextInput
      label={contactWords.email}
      type="email"
      name="email"
      autoComplete="username"
      required
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      {...field}
    />
  );
}
