import type { ReactNode } from "react";
import classes from "./prose.module.css";

/** Running text: paragraphs, headings, lists, tables and code in one rhythm, at a readable line length. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={classes.prose}>{children}</div>;
}

/** The same of a text that the build has made HTML of: never of what a person or a machine has sent. */
export function BuiltProse({ html }: { html: string }) {
  return <div className={classes.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
