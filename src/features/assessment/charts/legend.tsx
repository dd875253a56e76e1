import { gapProfileWords } from "../../../domain/assessment/gap-profile/words";
import { levelNames, wholeProfileWords } from "../../../domain/assessment/gap-profile/whole-profile-words";
import classes from "./picture.module.css";

const marks = [
  ["none", "5"],
  ["low", "4"],
  ["medium", "3"],
  ["high", "2"],
  ["critical", "1"],
] as const;

/** The meanings of the heat map's shades; its cells show the same marks. */
export function Legend() {
  return (
    <ul className={classes.legend} aria-label={wholeProfileWords.shades}>
      {marks.map(([level, rating]) => (
        <li key={level}>
          <span data-level={level}>{rating}</span> {levelNames[level]}
        </li>
      ))}
      <li>
        <span data-level="blank">–</span> {gapProfileWords.notAnswered}
      </li>
    </ul>
  );
}
