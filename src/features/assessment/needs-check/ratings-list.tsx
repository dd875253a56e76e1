import { needsCheckQuestions, type NeedsCheckAnswers } from "../../../domain/assessment/needs-check/needs-check";
import { needsCheckWords } from "../../../domain/assessment/needs-check/words";
import classes from "./needs-check.module.css";

/** On paper only, where the form is not. */
export function RatingsList({ answers }: { answers: NeedsCheckAnswers }) {
  return (
    <section className={classes.printed}>
      <h2>{needsCheckWords.yourRatings}</h2>
      <ul>
        {needsCheckQuestions.map(({ key, question }) => (
          <li key={key}>
            {question.text} <strong>{ratingInWords(answers[key], question.unknown)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ratingInWords(answer: string | undefined, unknown: string | undefined): string {
  if (answer === undefined) return needsCheckWords.notRated;
  return answer === "unknown" ? (unknown ?? answer) : needsCheckWords.ratingOf(answer);
}
