import type { Reading } from "../../../domain/assessment/gap-profile/reading";
import { FirstFew } from "./first-few";
import classes from "./profile.module.css";
import { labelWithTeam } from "../../../domain/assessment/gap-profile/words";

/** What was rated well; training can build on it. */
export function Strengths({ strengths }: { strengths: readonly Reading[] }) {
  return (
    <section aria-labelledby="strengths">
      <h3 id="strengths">Strengths to build on</h3>
      <FirstFew what="strengths" few={8} count={strengths.length}>
        <ul className={classes.strengths}>
          {strengths.map((strength, index) => (
            <li key={index}>
              <span>{labelWithTeam(strength)}</span>
              <span className={classes.rating}>{strength.rating} of 5</span>
            </li>
          ))}
        </ul>
      </FirstFew>
    </section>
  );
}
