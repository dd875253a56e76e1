import { useEffect, useState, type ComponentProps } from "react";
import { uiWords } from "../words";
import { isCommonPassword } from "./common-password";
import { PasswordField } from "./password-field";

/** So that nothing is said of what somebody is about to go on typing. */
const pauseMs = 400;

/** Where somebody chooses a password: a common one is pointed out, and can be chosen all the same. */
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
          {description} <strong role="status">{common === typed && typed !== "" && uiWords.commonPassword}</strong>
        </>
      }
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}
