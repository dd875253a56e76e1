import type { Gap } from "../../../../domain/assessment/gap-profile/ranking";
import { trainingNames } from "../../../../domain/assessment/gap-profile/words";
import { levelNames } from "../../../../domain/assessment/gap-profile/whole-profile-words";
import { resultsWords } from "../../../../domain/assessment/results/words";
import { Select } from "../../../../ui/form/select";
import classes from "./profile.module.css";

/** The choice among the gaps; an empty word does not choose. */
export interface GapsFilter {
  /** The organization is chosen by a blank, which no team is called. */
  where: string;
  level: string;
  training: string;
}

export const everyGap: GapsFilter = { where: "", level: "", training: "" };
const organization = " ";

export function chosenGaps(gaps: readonly Gap[], { where, level, training }: GapsFilter): Gap[] {
  return gaps.filter(
    (gap) =>
      (where === "" || (gap.team ?? organization) === where) &&
      (level === "" || gap.level === level) &&
      (training === "" || gap.trainingIsTheAnswer === training),
  );
}

interface GapsFilterFieldsProps {
  gaps: readonly Gap[];
  filter: GapsFilter;
  onChange: (filter: GapsFilter) => void;
}

/** Only what some gap has can be chosen. */
export function GapsFilterFields({ gaps, filter, onChange }: GapsFilterFieldsProps) {
  const places = [...new Set(gaps.map(({ team }) => team ?? organization))];
  const levels = [...new Set(gaps.map(({ level }) => level))];
  const trainings = [...new Set(gaps.map(({ trainingIsTheAnswer }) => trainingIsTheAnswer))];
  const fields = [
    {
      name: "where",
      label: resultsWords.where,
      any: resultsWords.everywhere,
      options: places.map((place) => ({
        value: place,
        label: place === organization ? resultsWords.organization : place,
      })),
    },
    {
      name: "level",
      label: resultsWords.level,
      any: resultsWords.any,
      options: levels.map((level) => ({ value: level, label: levelNames[level] })),
    },
    {
      name: "training",
      label: resultsWords.training,
      any: resultsWords.any,
      options: trainings.map((training) => ({ value: training, label: trainingNames[training] })),
    },
  ] as const;
  return (
    <div className={classes.filter}>
      {fields.map(({ name, label, any, options }) => (
        <Select
          key={name}
          label={label}
          options={[{ value: "", label: any }, ...options]}
          value={filter[name]}
          onChange={({ currentTarget: { value } }) => onChange({ ...filter, [name]: value })}
        />
      ))}
    </div>
  );
}
