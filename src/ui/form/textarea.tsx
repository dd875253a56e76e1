import type { ComponentProps, CSSProperties } from "react";
import { classNames } from "../theme/class-names";
import { FormField, type FieldTexts } from "./form-field";
import classes from "./input.module.css";

interface TextareaProps extends Omit<ComponentProps<"textarea">, "style">, FieldTexts {
  /** It grows with what is typed, from `rows` to `maxRows`. */
  autosize?: boolean;
  maxRows?: number;
}

/** About as many signs are on a line. */
const lineLength = 70;

/** The rows of a text, in a browser that cannot give a field the height of its words. */
function rowsFor(text: string, least: number, most: number): number {
  if (!("CSS" in globalThis && "supports" in CSS) || CSS.supports("field-sizing: content")) return least;
  const lines = text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineLength)), 0);
  return Math.min(most, Math.max(least, lines));
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
          rows={autosize ? rowsFor(String(textarea.value ?? ""), rows, maxRows) : rows}
          data-autosize={autosize}
          className={classNames(classes.input, classes.text)}
        />
      )}
    </FormField>
  );
}
