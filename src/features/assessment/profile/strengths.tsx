import type { Reading } from "../../../domain/assessment/gap-profile/reading";
import { FirstFew } from "./first-few";
import classes from "./profile.module.css";
import { labelWithTeam, gapProfileWords } from "../../../domain/assessment/gap-profile/words";

/** What was rated well; training can build on it. */
export function Strengths({ strengths }: { strengths: readonly Reading[] }) {
  return (
    <section aria-labelledby="strengths">
      <h3 id="strengths">{gapProfileWords.strengths}</h3>
      <FirstFew what={gapProfileWords.listOfStrengths} few={8} count={strengths.length}>
        <ul className={classes.strengths}>
          {strengths.map((strength, index) => (
            <li key={index}>
              <span>{labelWithTeam(strength)}</span>
              <span className={classes.rating}>{gapProfileWords.rating(strength.rating)}</span>
            </li>
          ))}
        </ul>
      </FirstFew>
    </section>
  );
}
