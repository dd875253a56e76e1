import { useEffect, useRef, type ComponentProps } from "react";
import { secondFactorWords } from "../../domain/accounts/second-factor/words";
import { TextInput } from "../../ui/form/text-input";

/** The six digits of an authenticator app, with the focus from the start. */
export function CodeField(field: Partial<ComponentProps<typeof TextInput>>) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <TextInput
      ref={input}
      label={secondFactorWords.code}
      description={secondFactorWords.codeHint}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={9}
      required
      {...field}
    />
  );
}
