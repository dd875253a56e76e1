import { useLayoutEffect, useRef, type RefObject } from "react";
import { Button } from "@mantine/core";
import type { ToolName } from "../../../domain/course/tools";
import { stopGeneration } from "../course/generations";

interface StopButtonProps {
  tool: ToolName;
  /** Gets the focus when this button goes while it has it: pressed, or because the text is there. */
  heir: RefObject<HTMLElement | null>;
}

export function StopButton({ tool, heir }: StopButtonProps) {
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const [stop, next] = [button.current, heir.current];
    return () => {
      if (document.activeElement === stop) next?.focus();
    };
  }, [heir]);

  return (
    <Button ref={button} variant="outline" onClick={() => stopGeneration(tool)}>
      Stop
    </Button>
  );
}
