import { classNames } from "../theme/class-names";
import classes from "./button.module.css";

export interface ButtonLook {
  variant?: "filled" | "outline" | "subtle" | undefined;
  /** "blaze" is what there is to do on a screen, "brick" destroys something. */
  color?: "forest" | "blaze" | "brick" | undefined;
  size?: "md" | "sm" | "compact-md" | "compact-sm" | undefined;
  /** True for a label that is wider than a small screen with spaced letters. */
  breaks?: boolean | undefined;
  className?: string | undefined;
}

/** The attributes by which a button, or a link that looks like one, is painted. */
export function buttonLook({ variant = "filled", color = "forest", size = "md", breaks, className }: ButtonLook) {
  return {
    className: classNames(classes.button, className),
    "data-variant": variant,
    "data-color": color,
    "data-size": size,
    "data-breaks": breaks,
  };
}
