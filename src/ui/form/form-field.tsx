import { useId, type ReactNode } from "react";
import classes from "./form-field.module.css";

/** The parts around a field. Every field is required unless its description says "Optional". */
export interface FieldTexts {
  label?: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  /** For an error that comes up elsewhere than at the field that has the focus. */
  errorRole?: "alert" | undefined;
}

interface FormFieldProps extends FieldTexts {
  id: string | undefined;
  className: string | undefined;
  /** The control; its attributes let a screen reader say the parts around it. */
  children: (control: ControlAttributes) => ReactNode;
}

interface ControlAttributes {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export function FormField({ id, className, label, description, error, errorRole, children }: FormFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const descriptionId = description ? `${controlId}-description` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={className}>
      {label && (
        <label htmlFor={controlId} className={classes.label}>
          {label}
        </label>
      )}
      {description && (
        <p id={descriptionId} className={classes.description}>
          {description}
        </p>
      )}
      {children({
        id: controlId,
        "aria-describedby": [descriptionId, errorId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && (
        <p id={errorId} role={errorRole} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
