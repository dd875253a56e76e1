import { useMemo } from "react";
import { textChanges } from "./text-changes";
import classes from "./changed-text.module.css";
import { VisuallyHidden } from "../visually-hidden";

interface ChangedTextProps {
  before: string;
  after: string;
  /** The compared text. */
  label: string;
  /** Said before what came and what went. */
  words: { added: string; taken: string };
  language?: string | undefined;
}

/** Two versions of a text as one, in which it is marked and said what went and what came. */
export function ChangedText({ before, after, label, words, language }: ChangedTextProps) {
  const changes = useMemo(() => textChanges(before, after, language), [before, after, language]);
  return (
    <div className={classes.comparison} role="region" aria-label={label} tabIndex={0}>
      <p lang={language} dir="auto">
        {changes.map(({ words: said, kind }, nth) => {
          if (kind === "added") return <Mark key={nth} as="ins" says={words.added} words={said} />;
          return kind === "removed" ? <Mark key={nth} as="del" says={words.taken} words={said} /> : said;
        })}
      </p>
    </div>
  );
}

function Mark({ as: Tag, says, words }: { as: "ins" | "del"; says: string; words: string }) {
  return (
    <Tag>
      <VisuallyHidden lang="en">{says} </VisuallyHidden>
      {words}
    </Tag>
  );
}
