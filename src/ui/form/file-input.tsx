import type { ComponentProps } from "react";
import { classNames } from "../theme/class-names";
import { FormField, type FieldTexts } from "./form-field";
import classes from "./input.module.css";

interface FileInputProps extends Omit<ComponentProps<"input">, "type" | "onChange">, FieldTexts {
  onChoose: (file: File) => void;
}

/** One file of this device. */
export function FileInput({ id, className, label, description, error, errorRole, onChoose, ...input }: FileInputProps) {
  return (
    <FormField {...{ id, className, label, description, error, errorRole }}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="file"
          className={classNames(classes.input, classes.file)}
          onChange={({ currentTarget: { files } }) => files?.[0] && onChoose(files[0])}
        />
      )}
    </FormField>
  );
}
