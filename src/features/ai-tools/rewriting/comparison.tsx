import { useMemo } from "react";
import { VisuallyHidden } from "@mantine/core";
import { withoutObjectiveMarks } from "../../../domain/course/reading/objective-marks";
import { rewriteWords } from "../../../domain/course/words";
import { textChanges } from "./text-changes";
import classes from "./rewriting.module.css";

export interface ComparisonProps {
  before: string;
  after: string;
  language: string | undefined;
}

/** Two versions of a part as one text, in which it is marked and said what went and what came. */
export function Comparison({ before, after, language }: ComparisonProps) {
  const changes = useMemo(
    () => textChanges(withoutObjectiveMarks(before).trim(), withoutObjectiveMarks(after).trim(), language),
    [before, after, language],
  );
  return (
    <div className={classes.comparison} role="region" aria-label={rewriteWords.comparison} tabIndex={0}>
      <p lang={language} dir="auto">
        {changes.map(({ words, kind }, nth) => {
          if (kind === "added") return <Mark key={nth} as="ins" says={rewriteWords.added} words={words} />;
          return kind === "removed" ? <Mark key={nth} as="del" says={rewriteWords.taken} words={words} /> : words;
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
