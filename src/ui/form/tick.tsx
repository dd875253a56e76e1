import classes from "./tick.module.css";

interface TickProps {
  label: string;
  /** Undefined before the first choice. */
  isTicked: boolean | undefined;
  onChange: (isTicked: boolean) => void;
}

/** A checkbox with its label. */
export function Tick({ label, isTicked = false, onChange }: TickProps) {
  return (
    <label className={classes.tick}>
      <input type="checkbox" checked={isTicked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
