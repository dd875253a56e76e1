import { useEffect, useRef, type ReactNode } from "react";
import classes from "./trail.module.css";
import { TrailMark, type TrailState } from "./trail-mark";
import { VisuallyHidden } from "../visually-hidden";
import { trailWords } from "./words";

interface TrailStepProps {
  state: TrailState;
  /** A link or a button; it is styled here and carries its own `aria-current`. */
  children: ReactNode;
}

export function TrailStep({ state, children }: TrailStepProps) {
  const step = useRef<HTMLLIElement>(null);

  useEffect(() => {
    // A trail that scrolls sideways brings the current step into view; the page itself does not scroll.
    const [li, trail] = [step.current, step.current?.parentElement];
    if (state === "here" && li && trail) trail.scrollLeft = li.offsetLeft - (trail.clientWidth - li.offsetWidth) / 2;
  }, [state]);

  return (
    <li ref={step} className={classes.step} data-state={state}>
      <TrailMark state={state} className={classes.mark} />
      {children}
      {(state === "done" || state === "started") && <VisuallyHidden>{trailWords[state]}</VisuallyHidden>}
    </li>
  );
}
