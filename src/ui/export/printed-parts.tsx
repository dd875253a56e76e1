import { createPortal } from "react-dom";
import { Markdown } from "../markdown/markdown";
import classes from "./printed-parts.module.css";

/** A document of Markdown as it is printed, alone on its paper. No screen shows it. */
export function PrintedParts({ parts }: { parts: readonly { markdown: string; language?: string | undefined }[] }) {
  return createPortal(
    <article className={classes.paper} data-paper="report">
      {parts.map(({ markdown, language }, nth) => (
        <div key={nth} lang={language} dir="auto">
          <Markdown under={1}>{markdown}</Markdown>
        </div>
      ))}
    </article>,
    document.body,
  );
}
