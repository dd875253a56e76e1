import type { MouseEvent, ReactNode } from "react";
import { Button, type ButtonProps } from "./button";
import classes from "./busy-button.module.css";

interface BusyButtonProps extends Omit<ButtonProps, "onClick"> {
  busy: boolean;
  /** Its label during the action, such as "Generating...". */
  busyLabel: ReactNode;
  onClick?: () => void;
}

/**
 * A button whose action takes a while. During that time it says so and ignores clicks, but it is not disabled: a
 * disabled button would lose the focus, and a person at the keyboard would lose their place.
 */
export function BusyButton({ busy, busyLabel, children, onClick, ...rest }: BusyButtonProps) {
  function press(event: MouseEvent) {
    if (busy) event.preventDefault();
    else onClick?.();
  }

  return (
    <Button {...rest} aria-disabled={rest.disabled ? undefined : busy} onClick={press}>
      {busy ? (
        <>
          <span className={classes.spinner} aria-hidden="true" />
          {busyLabel}
        </>
      ) : (
        children
      )}
    </Button>
  );
}
