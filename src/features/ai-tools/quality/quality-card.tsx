import { useMemo } from "react";
import { useShallow } from "zustand/react/shallow";
import type { GeneratedText } from "../../../domain/course/generated-text";
import type { CourseDraft } from "../../../domain/course/draft";
import { alignedTools, alignmentOf, type AlignedCourse } from "../../../domain/course/quality/alignment/alignment";
import { groupedFindings, type Finding } from "../../../domain/course/quality/finding";
import { findingsOf } from "../../../domain/course/quality/findings";
import { lexiconOf } from "../../../domain/course/quality/items/lexicons";
import { lixOf, readingLevel } from "../../../domain/course/quality/readability";
import { qualityWords } from "../../../domain/course/quality/words";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { useCourseDraft } from "../course/course-draft";
import { startGeneration, useGenerations } from "../course/generations";
import { AlignmentMatrix } from "./alignment-matrix";
import { FindingEntry } from "./finding-entry";
import classes from "./quality.module.css";

interface QualityCardProps {
  tool: ToolName;
  result: GeneratedText;
}

/**
 * The findings of fixed rules in a text: their number in one line, and on request the findings and the table of
 * objectives.
 */
export function QualityCard({ tool, result }: QualityCardProps) {
  const course = useCourseDraft(useShallow(({ draft }) => alignedCourse(draft)));
  const alignment = useMemo(() => alignmentOf(course), [course]);
  const options = useCourseDraft(
    useShallow(
      ({
        draft: {
          options: { level, length },
        },
      }) => ({ level, length }),
    ),
  );
  const findings = useMemo(() => findingsOf(tool, result, alignment, options), [tool, result, alignment, options]);
  const lix = useMemo(() => lixOf(result.text), [result.text]);
  const { running } = useGenerations((all) => all[tool]);
  const isAligned = alignedTools.some((one) => one === tool);
  const flaws = findings.filter(({ severity }) => severity === "flaw").length;
  const checks = findings.length - flaws;
  const counts = [
    qualityWords.flaws(flaws),
    ...(checks > 0 ? [qualityWords.checks(checks)] : []),
    ...(lix === undefined ? [] : [qualityWords.lix(lix, readingLevel(lix))]),
  ];
  return (
    <div className={classes.card}>
      <details>
        <summary>
          {qualityWords.title}: {counts.join(" · ")}
        </summary>
        <div className={classes.inside}>
          {findings.length > 0 && (
            <ul className={classes.findings} aria-label={qualityWords.title}>
              {groupedFindings(findings).map((alike) => (
                <li key={alike[0].rule + alike[0].text + placeKey(alike[0])} data-severity={alike[0].severity}>
                  <FindingEntry tool={tool} result={result} findings={alike} />
                </li>
              ))}
            </ul>
          )}
          <p className={classes.note}>{qualityWords.byRules}</p>
          {result.promptForm === "short" && <p className={classes.note}>{qualityWords.shortPrompt}</p>}
          {tool === "assessment" && !lexiconOf(result.language) && (
            <p className={classes.note}>{qualityWords.formOnly}</p>
          )}
        </div>
      </details>
      {alignment.rows.length > 0 && result.promptForm !== "short" && (
        <AlignmentMatrix
          alignment={alignment}
          language={result.language}
          onWrite={isAligned && !running ? () => void startGeneration(tool, { about: result.about }) : undefined}
        />
      )}
    </div>
  );
}

function placeKey({ place }: Finding): string {
  return JSON.stringify(place);
}

/** Only these, so that typing a topic counts nothing anew. */
function alignedCourse({
  "course-outline": outline,
  "lesson-content": lessons,
  storyboard,
  assessment,
}: CourseDraft): AlignedCourse {
  return { "course-outline": outline, "lesson-content": lessons, storyboard, assessment };
}
