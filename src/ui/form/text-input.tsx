import type { ComponentProps } from "react";
import { FormField, type FieldTexts } from "./form-field";
import classes from "./input.module.css";

export interface TextInputProps extends ComponentProps<"input">, FieldTexts {}

/** A line of text, an address, a number or a day. `className` is the whole field's. */
export function TextInput({ id, className, label, description, error, errorRole, ...input }: TextInputProps) {
  const isEmptyDay = input.type?.startsWith("date") && input.value === "";
  return (
    <FormField {...{ id, className, label, description, error, errorRole }}>
      {(control) => <input {...input} {...control} className={classes.input} data-empty-day={isEmptyDay} />}
    </FormField>
  );
}
