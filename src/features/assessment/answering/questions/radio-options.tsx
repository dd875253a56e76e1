import classes from "./fields.module.css";

interface RadioOptionsProps {
  /** The value that is kept, what the option is called, and what else there is to say about it. */
  options: readonly { value: string; label: string; description?: string | undefined }[];
  chosen: unknown;
  onChoose: (value: string) => void;
  id: string;
}

/** Options side by side, of which one is chosen; the arrow keys move along them. */
export function RadioOptions({ options, chosen, onChoose, id }: RadioOptionsProps) {
  return options.map(({ value, label, description }) => (
    <label key={value} className={classes.option}>
      <input
        type="radio"
        name={id}
        checked={chosen === value}
        onChange={() => onChoose(value)}
        aria-describedby={description && `${id}-${value}`}
      />
      <span>{label}</span>
      {description && (
        <span id={`${id}-${value}`} hidden>
          {description}
        </span>
      )}
    </label>
  ));
}
