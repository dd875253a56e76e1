import type { StoredValue } from "../../browser/stored-value";
import classes from "./tick.module.css";

interface TickProps {
  label: string;
  /** The browser's place for it. */
  kept: StoredValue<boolean>;
  onTick?: (isTicked: boolean) => void;
}

/** A checkbox that the browser remembers. */
export function Tick({ label, kept, onTick }: TickProps) {
  function tick(isTicked: boolean): void {
    kept.write(isTicked);
    onTick?.(isTicked);
  }

  return (
    <label className={classes.tick}>
      <input
        type="checkbox"
        defaultChecked={kept.read()}
        onChange={({ currentTarget }) => tick(currentTarget.checked)}
      />
      {label}
    </label>
  );
}
