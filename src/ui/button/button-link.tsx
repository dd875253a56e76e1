import { Link, type LinkProps } from "react-router-dom";
import { buttonLook, type ButtonLook } from "./button-look";

type ButtonLinkProps = Omit<LinkProps, keyof ButtonLook> & ButtonLook;

/** A link that looks like a button, because it is what there is to do next. */
export function ButtonLink({ variant, color, size, breaks, className, ...link }: ButtonLinkProps) {
  return <Link {...link} {...buttonLook({ variant, color, size, breaks, className })} />;
}
