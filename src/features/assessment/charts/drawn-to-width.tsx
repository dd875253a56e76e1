import type { ReactNode } from "react";
import { useWidth } from "../../../ui/hooks/use-width";
import classes from "./picture.module.css";

interface DrawnToWidthProps {
  /** Its name for assistive technology. */
  name: string;
  /** A group has parts that one can go to; an image is one thing. */
  role?: "img" | "group";
  children: (width: number) => ReactNode;
}

/** In pixels; on the way to paper a place is hidden by making it one pixel wide, in which no chart has room. */
const narrowest = 100;

/** A chart that is as wide as its place on the page, and is drawn again when that changes. */
export function DrawnToWidth({ name, role = "img", children }: DrawnToWidthProps) {
  const [place, width] = useWidth();
  return (
    <div ref={place} className={classes.drawn} role={role} aria-label={name}>
      {width >= narrowest && children(width)}
    </div>
  );
}
