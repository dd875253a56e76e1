import type { ReactNode } from "react";
import { useWidth } from "../../../ui/hooks/use-width";
import classes from "./picture.module.css";

interface DrawnToWidthProps {
  /** What assistive technology calls it. */
  name: string;
  /** A group has parts that one can go to; an image is one thing. */
  role?: "img" | "group";
  children: (width: number) => ReactNode;
}

/** A chart that is as wide as its place on the page, and is drawn again when that changes. */
export function DrawnToWidth({ name, role = "img", children }: DrawnToWidthProps) {
  const [place, width] = useWidth();
  return (
    <div ref={place} className={classes.drawn} role={role} aria-label={name}>
      {width > 0 && children(width)}
    </div>
  );
}
