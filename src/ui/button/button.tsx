import type { ComponentProps } from "react";
import { buttonLook, type ButtonLook } from "./button-look";

export interface ButtonProps extends Omit<ComponentProps<"button">, keyof ButtonLook>, ButtonLook {
  type?: "button" | "submit";
}

/** The browser's button; it sends a form only where it says so. */
export function Button({ variant, color, size, breaks, className, type = "button", ...button }: ButtonProps) {
  return <button {...button} {...buttonLook({ variant, color, size, breaks, className })} type={type} />;
}
