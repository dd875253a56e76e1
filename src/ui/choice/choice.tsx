import { useId } from "react";
import classes from "./choice.module.css";

interface ChoiceProps<Value extends string> {
  /** The subject of the choice. */
  legend: string;
  /** The options, each with its words. */
  options: Record<Value, string>;
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice among a few, all of them in sight on one line. */
export function Choice<Value extends string>({ legend, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.choice}>
      <legend>{legend}</legend>
      {(Object.keys(options) as Value[]).map((option) => (
        <label key={option} className={classes.option}>
          <input type="radio" name={name} checked={value === option} onChange={() => onChange(option)} />
          {options[option]}
        </label>
      ))}
    </fieldset>
  );
}
