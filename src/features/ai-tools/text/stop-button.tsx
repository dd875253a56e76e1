import { useLayoutEffect, useRef, type RefObject } from "react";
import { Button } from "@mantine/core";
import { courseWords } from "../../../domain/course/words";
import type { ToolName } from "../../../domain/course/tools";
import { stopGeneration } from "../course/generations";

interface StopButtonProps {
  tool: ToolName;
  /** Gets the focus when this button disappears while it has the focus: it was pressed, or the text is complete. */
  nextFocus: RefObject<HTMLElement | null>;
}

export function StopButton({ tool, nextFocus }: StopButtonProps) {
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const [stop, next] = [button.current, nextFocus.current];
    return () => {
      if (document.activeElement === stop) next?.focus();
    };
  }, [nextFocus]);

  return (
    <Button ref={button} variant="outline" onClick={() => stopGeneration(tool)}>
      {courseWords.stop}
    </Button>
  );
}
