import type { ComponentProps, CSSProperties } from "react";
import { classNames } from "../theme/class-names";
import { FormField, type FieldTexts } from "./form-field";
import classes from "./input.module.css";

interface TextareaProps extends Omit<ComponentProps<"textarea">, "style">, FieldTexts {
  /** It grows with what is typed, from `rows` to `maxRows`. */
  autosize?: boolean;
  maxRows?: number;
}

/** Several lines of text. */
export function Textarea(props: TextareaProps) {
  const { id, className, label, description, error, errorRole, autosize, rows = 2, maxRows = 40, ...textarea } = props;
  const sizes = autosize && { style: { "--rows": rows, "--most-rows": maxRows } as CSSProperties };
  return (
    <FormField {...{ id, className, label, description, error, errorRole }}>
      {(control) => (
        <textarea
          {...textarea}
          {...control}
          {...sizes}
          rows={rows}
          data-autosize={autosize}
          className={classNames(classes.input, classes.text)}
        />
      )}
    </FormField>
  );
}
