import { useEffect, useState, type ComponentProps } from "react";
import { passwordWords } from "./words";
import { PasswordField } from "./password-field";
import { isCommonPassword } from "./common-password";

/** The pause before a hint, so that it says nothing about a text under way. */
const pauseMs = 400;

/** The field for a new password: a common one is pointed out, and can be chosen all the same. */
export function NewPasswordField({ description, ...field }: ComponentProps<typeof PasswordField>) {
  const [typed, setTyped] = useState("");
  const [common, setCommon] = useState<string>();

  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(() => {
      if (typed !== "") void isCommonPassword(typed).then((is) => isLatest && setCommon(is ? typed : undefined));
    }, pauseMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [typed]);

  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      description={
        <>
          {description} <strong role="status">{common === typed && typed !== "" && passwordWords.common}</strong>
        </>
      }
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}
