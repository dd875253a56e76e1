import { useLayoutEffect, useRef, type RefObject } from "react";
import { Button } from "../../../ui/button/button";

interface StopButtonProps {
  onStop: () => void;
  /** Gets the focus when this button disappears while it has the focus: it was pressed, or the text is complete. */
  nextFocus: RefObject<HTMLElement | null>;
  children: string;
}

export function StopButton({ onStop, nextFocus, children }: StopButtonProps) {
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const [stop, next] = [button.current, nextFocus.current];
    return () => {
      if (document.activeElement === stop) next?.focus();
    };
  }, [nextFocus]);

  return (
    <Button ref={button} variant="outline" onClick={onStop}>
      {children}
    </Button>
  );
}
