import { useState } from "react";
import { Button } from "../button/button";
import { VisuallyHidden } from "../visually-hidden";
import { uiWords } from "../words";
import { FormField } from "./form-field";
import inputs from "./input.module.css";
import classes from "./password-field.module.css";
import type { TextInputProps } from "./text-input";

interface PasswordFieldProps extends Omit<TextInputProps, "type"> {
  /** The thing that the button shows, as its name goes on: "Show password". */
  shows?: string;
}

/** A field whose text is hidden until the person asks to see it. */
export function PasswordField({ shows = uiWords.password, ...field }: PasswordFieldProps) {
  const { id, className, label, description, error, errorRole, ...input } = field;
  const [shown, setShown] = useState(false);
  return (
    <FormField {...{ id, className, label, description, error, errorRole }}>
      {(control) => (
        <div className={classes.row}>
          <input
            {...input}
            {...control}
            type={shown ? "text" : "password"}
            className={inputs.input}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <Button variant="subtle" className={classes.button} onClick={() => setShown(!shown)}>
            {shown ? uiWords.hide : uiWords.show}{" "}
            {/* No aria-label: with it, a search for the label "Password" would find two elements. */}
            <VisuallyHidden>{shows}</VisuallyHidden>
          </Button>
        </div>
      )}
    </FormField>
  );
}
