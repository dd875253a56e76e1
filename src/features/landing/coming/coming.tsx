import { landingWords } from "../../../domain/mailing-list/words";
import { TrailMark } from "../../../ui/trail/trail-mark";
import classes from "./coming.module.css";

/** What is coming, by what one will get: a page of the results, and a whole report to read. */
export function Coming() {
  return (
    <section className={classes.coming} aria-labelledby="coming">
      <TrailMark state="open" className={classes.mark} />
      <div className={classes.words}>
        <p className={classes.soon}>{landingWords.soon}</p>
        <h2 id="coming">{landingWords.comingTitle}</h2>
        <p>{landingWords.comingLead}</p>
      </div>
    </section>
  );
}
