import { useState, type ReactNode } from "react";
import { Button, TextInput, VisuallyHidden, type TextInputProps } from "@mantine/core";
import { uiWords } from "../words";
import classes from "./password-field.module.css";

interface PasswordFieldProps extends Omit<TextInputProps, "type"> {
  /** What the button shows, as its name goes on: "Show password". */
  shows?: string;
}

/** A field whose text is hidden until somebody asks to see it. */
export function PasswordField({ shows = uiWords.password, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);

  const withButton = (input: ReactNode) => (
    <div className={classes.row}>
      {input}
      <Button variant="subtle" className={classes.button} onClick={() => setShown(!shown)}>
        {shown ? uiWords.hide : uiWords.show}{" "}
        {/* No aria-label: with it, whoever looks for what is labelled "Password" would find two elements. */}
        <VisuallyHidden>{shows}</VisuallyHidden>
      </Button>
    </div>
  );
  return (
    <TextInput
      {...field}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inputContainer={withButton}
    />
  );
}
