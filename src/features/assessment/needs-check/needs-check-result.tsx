import { useMemo, type Ref } from "react";
import { gapInShort } from "../../../domain/assessment/gap-profile/in-words";
import { labelWithTeam, trainingNames } from "../../../domain/assessment/gap-profile/words";
import { needsCheckQuestions, type NeedsCheckAnswers } from "../../../domain/assessment/needs-check/needs-check";
import { needsCheckProfile } from "../../../domain/assessment/needs-check/needs-check-profile";
import { alongTick } from "../../../browser/along-ticks";
import { needsCheckWords } from "../../../domain/assessment/needs-check/words";
import { routes } from "../../../domain/kernel/routes";
import { appMessages } from "../../../domain/kernel/words";
import { Picture } from "../charts/picture";
import { RadarChart } from "../charts/radar-chart";
import { radarChart } from "../../../domain/assessment/report/radar-chart";
import { Button } from "../../../ui/button/button";
import { ButtonLink } from "../../../ui/button/button-link";
import { uiWords } from "../../../ui/words";
import pressing from "../results/overview/pressing.module.css";
import { VerdictSection } from "../results/overview/verdict-section";
import { GapMark } from "../results/profile/gap-mark";
import classes from "./needs-check.module.css";

interface NeedsCheckResultProps {
  answers: NeedsCheckAnswers;
  ref: Ref<HTMLElement>;
  onClear: () => void;
}

const few = 3;

/** The results of the ratings: the verdict on training, the most pressing gap, and the radar. */
export function NeedsCheckResult({ answers, ref, onClear }: NeedsCheckResultProps) {
  const { gaps, radar } = useMemo(() => needsCheckProfile(answers), [answers]);
  const along = alongTick("ratings");
  const open = needsCheckQuestions.length - Object.keys(answers).length;
  return (
    <section ref={ref} tabIndex={-1} className={classes.result} aria-label={needsCheckWords.result}>
      <VerdictSection gaps={gaps} />
      {open > 0 && <p className={classes.soft}>{needsCheckWords.partial(open)}</p>}
      <div className={pressing.pair}>
        {gaps.length > 0 && (
          <section className={pressing.pressing} aria-labelledby="most-pressing">
            <h2 id="most-pressing">{needsCheckWords.mostPressing}</h2>
            <ol>
              {gaps.slice(0, few).map((gap) => (
                <li key={gap.rank}>
                  <GapMark level={gap.level} />
                  <div>
                    <h3>{labelWithTeam(gap)}</h3>
                    <p className={pressing.training} data-training={gap.trainingIsTheAnswer}>
                      {trainingNames[gap.trainingIsTheAnswer]}
                    </p>
                    <p className={pressing.soft}>
                      {gapInShort(gap)} {gap.trainingReason}
                    </p>
                  </div>
                </li>
              ))}
            </ol>
          </section>
        )}
        <section className={classes.glance} aria-labelledby="at-a-glance">
          <h2 id="at-a-glance">{needsCheckWords.picture}</h2>
          <Picture chart={radarChart(radar)} draw={(width) => <RadarChart axes={radar} width={width} />} />
        </section>
      </div>
      <RatingsList answers={answers} />
      <footer className={classes.next}>
        <p className={classes.soft}>{needsCheckWords.limits}</p>
        <label className={classes.along}>
          <input
            type="checkbox"
            defaultChecked={along.read()}
            onChange={({ currentTarget }) => along.write(currentTarget.checked)}
          />
          {needsCheckWords.ratingsAlong}
        </label>
        <div className={classes.actions}>
          <ButtonLink to={routes.inquiryForm} color="blaze" onClick={() => along.read() ?? along.write(true)}>
            {needsCheckWords.sendAlong}
          </ButtonLink>
          <ButtonLink to={routes.sampleReport} variant="outline">
            {appMessages.sampleReport}
          </ButtonLink>
          <Button variant="outline" onClick={() => window.print()}>
            {uiWords.print}
          </Button>
          <Button
            variant="subtle"
            onClick={() => {
              along.remove();
              onClear();
            }}
          >
            {needsCheckWords.clear}
          </Button>
        </div>
      </footer>
    </section>
  );
}

/** On paper only, where the form is not. */
function RatingsList({ answers }: { answers: NeedsCheckAnswers }) {
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
