import { Link } from "react-router-dom";
import { halfAnHour } from "../../../domain/kernel/half-an-hour";
import { routes } from "../../../domain/kernel/routes";
import { landingWords } from "../../../domain/mailing-list/words";
import { TrailMark } from "../../../ui/trail/trail-mark";
import trail from "../../../ui/trail/unpainted-trail.module.css";
import classes from "./coming.module.css";
import dark from "./sample-report-dark.webp";
import light from "./sample-report-light.webp";
import { sampleSize } from "./sample-size";

/** The page has two; a browser loads the one that it shows, near the screen. */
const picture = { ...sampleSize, loading: "lazy", alt: landingWords.picture } as const;

/** The coming results: a page of them, and a whole report to read. */
export function Coming() {
  return (
    <section className={classes.coming} aria-labelledby="coming">
      <TrailMark state="open" className={trail.mark} />
      <div className={classes.words}>
        <p className={classes.soon}>{landingWords.soon}</p>
        <h2 id="coming">{landingWords.comingTitle}</h2>
        <p>{landingWords.comingLead}</p>
        <Link to={routes.sampleReport}>{landingWords.readSample}</Link>
        <Link to={halfAnHour.to}>{halfAnHour.label}</Link>
      </div>
      <figure className={classes.picture}>
        <img {...picture} src={light} data-scheme="light" />
        <img {...picture} src={dark} data-scheme="dark" />
        <figcaption>{landingWords.sampleLabel}</figcaption>
      </figure>
    </section>
  );
}
