import { reportLook } from "../../domain/kernel/brand";
import classes from "./shell.module.css";

/** Beside the name, which says the same. */
export function Logo() {
  return <span aria-hidden="true" className={classes.logo} dangerouslySetInnerHTML={{ __html: reportLook.logo }} />;
}
