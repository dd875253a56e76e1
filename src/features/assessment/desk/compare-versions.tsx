import { useState } from "react";
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import type { PlanVersion } from "../../../domain/assessment/plan/versions/plan-version";
import { comparingWords, deskWords } from "../../../domain/assessment/plan/versions/words";
import { Select } from "../../../ui/form/select";
import classes from "./plan-desk.module.css";
import { VersionDifference } from "./version-difference";

interface CompareVersionsProps {
  /** The latest first; two and more. */
  versions: readonly PlanVersion[];
  answers: ProgressData;
}

/** Two versions of the choice, and what has changed from one to the other. */
export function CompareVersions({ versions, answers }: CompareVersionsProps) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<{ before?: number; after?: number }>({});
  const after = chosen.after ?? versions[0]?.number;
  const before = chosen.before ?? versions[1]?.number;
  const find = (number: number | undefined) => versions.find((version) => version.number === number);
  const [older, newer] = [find(before), find(after)];
  const options = versions.map(({ number }) => ({ value: String(number), label: deskWords.version(number) }));
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{comparingWords.title}</summary>
      {isOpen && (
        <div className={classes.comparing}>
          <div className={classes.choices}>
            <Select
              label={comparingWords.before}
              options={options}
              value={String(before)}
              onChange={({ currentTarget }) => setChosen({ ...chosen, before: Number(currentTarget.value) })}
            />
            <Select
              label={comparingWords.after}
              options={options}
              value={String(after)}
              onChange={({ currentTarget }) => setChosen({ ...chosen, after: Number(currentTarget.value) })}
            />
          </div>
          {older && newer && <VersionDifference before={older.text} after={newer.text} answers={answers} />}
        </div>
      )}
    </details>
  );
}
