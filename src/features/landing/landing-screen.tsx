import { landingWords } from "../../domain/mailing-list/words";
import { brand } from "../../domain/kernel/brand";
import { PageTitle } from "../../ui/page/page-title";
import { InquirySection } from "./inquiry-section";
import classes from "./landing-screen.module.css";
import { MailingListSection } from "./mailing-list-section";
import { PaintedBlaze } from "./painted-blaze";
import { ToolList, trailStart } from "./tool-list";
import { TrailLine } from "./trail-line";

/** From the foot of the blaze, which landing-screen.module.css places, to the tool list. */
const descent = [
  [86, 0],
  [trailStart, 100],
] as const;

/** The blaze stands high on the right, and the trail that starts below it leads through the tools to the two forms. */
export function LandingScreen() {
  return (
    <>
      <div className={classes.hero}>
        <PaintedBlaze className={classes.blaze} />
        <TrailLine className={classes.descent} points={descent} height={100} />
        <header className={classes.title}>
          <p className={classes.soon}>{landingWords.soon}</p>
          <PageTitle className={classes.name} tab={`${brand.name}: ${brand.tagline}`}>
            {landingWords.title}
          </PageTitle>
          <p className={classes.subtitle}>{landingWords.lead}</p>
        </header>
        <div className={classes.open}>
          <h2>{landingWords.tools}</h2>
          <p>{landingWords.toolsLead}</p>
        </div>
      </div>
      <ToolList />
      <div className={classes.forms}>
        <MailingListSection />
        <InquirySection />
      </div>
    </>
  );
}
