import { useMemo } from "react";
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { comparedSections } from "../../../domain/assessment/plan/versions/compared-sections";
import { comparingWords, editingWords } from "../../../domain/assessment/plan/versions/words";
import { ChangedText } from "../../../ui/comparison/changed-text";
import classes from "./plan-desk.module.css";
import { referencesInWords } from "./section-field";

interface VersionDifferenceProps {
  before: string;
  after: string;
  answers: ProgressData;
}

/** The sections that differ, each as one text in which it is marked what went and what came. */
export function VersionDifference({ before, after, answers }: VersionDifferenceProps) {
  const { changed, unchanged } = useMemo(() => comparedSections(before, after), [before, after]);
  const inWords = useMemo(() => referencesInWords(answers), [answers]);
  if (changed.length === 0) return <p>{comparingWords.same}</p>;
  return (
    <>
      {changed.map((section) => (
        <section key={section.heading} className={classes.section}>
          <h4>{section.heading || editingWords.wholePlan}</h4>
          <ChangedText
            before={section.before}
            after={section.after}
            label={section.heading || editingWords.wholePlan}
            words={comparingWords}
          />
          {section.removed.length > 0 && (
            <p className={classes.removed}>
              <strong>{comparingWords.evidenceRemoved}</strong> {inWords(section.removed)}
            </p>
          )}
        </section>
      ))}
      {unchanged > 0 && <p>{comparingWords.unchanged(unchanged)}</p>}
    </>
  );
}
