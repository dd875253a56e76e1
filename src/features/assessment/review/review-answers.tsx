import { reviewWords } from "../../../domain/assessment/words";
import { withScale, type ReviewedStep } from "../../../domain/assessment/answers/review";
import classes from "./review.module.css";

interface ReviewAnswersProps {
  step: ReviewedStep;
  /** Opens the step for changes; without it the answers are only read. */
  onOpen?: (step: number) => void;
  /** The level of the heading that the step stands under. */
  under?: 1 | 2;
}

/** What was answered in one step, with the way back to it. */
export function ReviewAnswers({ step, onOpen, under = 1 }: ReviewAnswersProps) {
  const [Title, Heading] = under === 1 ? (["h2", "h3"] as const) : (["h3", "h4"] as const);
  const groups = step.groups
    .map(({ heading, lines }) => ({ heading, lines: lines.filter(({ answer }) => answer !== undefined) }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <section className={classes.step} aria-label={step.title}>
      <header>
        <Title>{step.title}</Title>
        {onOpen && (
          <button type="button" className={classes.back} onClick={() => onOpen(Number(step.key))}>
            {reviewWords.change}
            <span className={classes.spoken}>{reviewWords.changeOf(step.title)}</span>
          </button>
        )}
      </header>
      {groups.length === 0 && <p className={classes.none}>{reviewWords.notAnswered}</p>}
      {groups.map(({ heading, lines }, index) => (
        <div key={index}>
          <Heading>{heading}</Heading>
          <dl>
            {lines.map((line) => (
              <div key={line.question.id} data-depth={line.depth > 0}>
                <dt>{line.question.text}</dt>
                <dd>{line.answer !== undefined && withScale(line.question, line.answer)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
