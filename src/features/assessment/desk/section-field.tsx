import { useMemo } from "react";
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { aboutReference, referenceResolver } from "../../../domain/assessment/plan/references";
import { removedMarks, type EditableSection } from "../../../domain/assessment/plan/versions/section-editing";
import { editingWords } from "../../../domain/assessment/plan/versions/words";
import { Textarea } from "../../../ui/form/textarea";
import classes from "./plan-desk.module.css";

interface SectionFieldProps {
  section: EditableSection;
  answers: ProgressData;
  readOnly: boolean;
  onChange: (text: string) => void;
}

/** One section as it is edited, what its numbers stand for, and which of them are gone. */
export function SectionField({ section, answers, readOnly, onChange }: SectionFieldProps) {
  const inWords = useMemo(() => referencesInWords(answers), [answers]);
  const removed = removedMarks(section);
  const { heading, opening, marks, text } = section;
  return (
    <div className={classes.section}>
      <Textarea
        label={heading || (opening === "" ? editingWords.intro : editingWords.wholePlan)}
        autosize
        rows={3}
        maxRows={24}
        readOnly={readOnly}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {removed.length > 0 && (
        <div className={classes.removed} role="status">
          <strong>{editingWords.removed(removed.length)}</strong>
          <ul>
            {removed.map(({ number, references }) => (
              <li key={number}>
                [{number}] {inWords(references)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {marks.length > 0 && (
        <details>
          <summary>{editingWords.evidence}</summary>
          <ol className={classes.marks}>
            {marks.map((references, nth) => (
              <li key={nth}>{inWords(references)}</li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

/** The questions, with their teams; a name that leads nowhere any more stands for itself. */
export function referencesInWords(answers: ProgressData): (references: readonly string[]) => string {
  const resolve = referenceResolver(answers);
  return (references) =>
    references
      .map((reference) => {
        const found = resolve(reference);
        return found ? aboutReference(found) : reference;
      })
      .join(" · ");
}
