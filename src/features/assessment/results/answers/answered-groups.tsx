import { withScale } from "../../../../domain/assessment/answers/reading-answers";
import { type ReviewGroup } from "../../../../domain/assessment/answers/review";
import { reviewWords } from "../../../../domain/assessment/words";
import classes from "./answers-page.module.css";
import { RatingBlazes } from "./rating-blazes";

/** The answers of a step under the headings of its parts or teams; what was not answered is left out. */
export function AnsweredGroups({ groups }: { groups: readonly ReviewGroup[] }) {
  const answered = groups
    .map(({ heading, lines }) => ({ heading, lines: lines.filter(({ answer }) => answer !== undefined) }))
    .filter(({ lines }) => lines.length > 0);
  if (answered.length === 0) return <p className={classes.soft}>{reviewWords.notAnswered}</p>;
  return answered.map(({ heading, lines }, index) => (
    <div key={index} className={classes.group}>
      <h4>{heading}</h4>
      <dl>
        {lines.map(({ question, answer = "", depth }) => (
          <div key={question.id} data-depth={depth > 0}>
            <dt>{question.text}</dt>
            <dd>
              {question.kind === "rating" && <RatingBlazes rating={Number(answer)} />}
              {withScale(question, answer)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  ));
}
