import type { ComponentProps } from "react";
import { FormField, type FieldTexts } from "./form-field";
import classes from "./input.module.css";

interface SelectProps extends Omit<ComponentProps<"select">, "children">, FieldTexts {
  options: readonly { value: string; label: string }[];
}

/** One of several, in the browser's own list. */
export function Select({ id, className, label, description, error, errorRole, options, ...select }: SelectProps) {
  return (
    <FormField {...{ id, className, label, description, error, errorRole }}>
      {(control) => (
        <div className={classes.choice}>
          <select {...select} {...control} className={classes.input}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <svg className={classes.chevrons} viewBox="0 0 18 18" aria-hidden="true">
            <path d="m6 6.7 3-2.9 3 2.9m0 4.6-3 2.9-3-2.9" />
          </svg>
        </div>
      )}
    </FormField>
  );
}
