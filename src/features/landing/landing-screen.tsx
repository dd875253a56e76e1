import { landingWords } from "../../domain/mailing-list/words";
import { brand } from "../../domain/kernel/brand";
import { PageTitle } from "../../ui/page/page-title";
import { Coming } from "./coming/coming";
import { InquirySection } from "./inquiry-section";
import classes from "./landing-screen.module.css";
import { MailingListSection } from "./mailing-list-section";
import { PaintedBlaze } from "./painted-blaze";
import { ToolList, trailStart } from "./tool-list";
import { TopicForm } from "./demo/topic-form";
import { TrailLine } from "./trail-line";

/** From the field to the tool list. */
const descent = [
  [0, 0],
  [trailStart, 100],
] as const;

/** The trail starts at the field, and leads through the tools and past what is coming to the two forms. */
export function LandingScreen() {
  return (
    <>
      <div className={classes.hero}>
        <PaintedBlaze className={classes.blaze} />
        <header className={classes.title}>
          <PageTitle className={classes.name} tab={`${brand.name}: ${brand.tagline}`}>
            {landingWords.title}
          </PageTitle>
          <p className={classes.subtitle}>{landingWords.lead}</p>
        </header>
        <TopicForm />
        <div className={classes.open}>
          <TrailLine className={classes.descent} points={descent} height={100} />
          <h2>{landingWords.tools}</h2>
          <p>{landingWords.toolsLead}</p>
        </div>
      </div>
      <ToolList />
      <Coming />
      <div className={classes.forms}>
        <MailingListSection />
        <InquirySection />
      </div>
    </>
  );
}
