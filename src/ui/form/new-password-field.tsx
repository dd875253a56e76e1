import { useEffect, useState, type ComponentProps } from "react";
import { passwordWords } from "./words";
import { PasswordField } from "./password-field";
import { logWarning } from "../../browser/log";

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

/** Tells whether many people have this password; the list is loaded when it is first asked. */
async function isCommonPassword(password: string): Promise<boolean> {
  try {
    const { default: common } = await import("@zxcvbn-ts/language-common/src/passwords.json");
    return common.includes(password.toLowerCase());
  } catch (error) {
    logWarning("The list of common passwords could not be loaded.", error);
    return false;
  }
}
