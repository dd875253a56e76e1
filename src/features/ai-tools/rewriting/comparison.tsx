import { withoutObjectiveMarks } from "../../../domain/course/reading/objective-marks";
import { rewriteWords } from "../../../domain/course/rewriting/words";
import { ChangedText } from "../../../ui/comparison/changed-text";

export interface ComparisonProps {
  before: string;
  after: string;
  language: string | undefined;
}

/** Two versions of a part as one text, in which it is marked and said what went and what came. */
export function Comparison({ before, after, language }: ComparisonProps) {
  return (
    <ChangedText
      before={withoutObjectiveMarks(before).trim()}
      after={withoutObjectiveMarks(after).trim()}
      label={rewriteWords.comparison}
      words={rewriteWords}
      language={language}
    />
  );
}
