import { landingWords } from "../../domain/mailing-list/words";
import { brand } from "../../domain/kernel/brand";
import { PageTitle } from "../../ui/page/page-title";
import { Coming } from "./coming/coming";
import { InquirySection } from "./inquiry-section";
import classes from "./landing-screen.module.css";
import { MailingListSection } from "./mailing-list-section";
import { ToolList, trailStart } from "./tool-list";
import { TopicForm, type TopicProps } from "./demo/topic-form";
import { TrailLine } from "./trail-line";

/** From the field to the tool list. */
const descent = [
  [0, 0],
  [trailStart, 100],
] as const;

/** The trail starts at the field, and leads through the tools and past what is coming to the two forms. */
export function LandingScreen({ onTopic }: TopicProps) {
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
        <TopicForm onTopic={onTopic} />
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

/** The blaze as one meets it on a tree: the same two bars, put there by hand. */
function PaintedBlaze({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 84 240" aria-hidden="true" focusable="false">
      <g fill="var(--blaze)" stroke="var(--blaze)" strokeWidth="3" strokeLinejoin="round">
        <path d="M4 4C30 2 58 3.4 80 2.4 81.6 42 80.4 88 81.6 126 58 127.6 27 126 3 127.6 1.6 90 4 44 4 4Z" />
        <path d="M3 144C30 142.6 60 144 81.6 143 80.4 172 82 208 80.6 236.6 56 238 25 236 4 237.6 2.4 206 4.4 174 3 144Z" />
      </g>
    </svg>
  );
}
