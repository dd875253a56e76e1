import { useEffect, useMemo, useRef, useState, type SubmitEvent } from "react";
import {
  needsCheckAnswers,
  needsCheckQuestions,
  needsCheckSections,
  type NeedsCheckAnswers,
} from "../../../domain/assessment/needs-check/needs-check";
import { needsCheckWords } from "../../../domain/assessment/needs-check/words";
import { useHydrated } from "../../../ui/hooks/use-hydrated";
import { Notice } from "../../../ui/notice/notice";
import { Page } from "../../../ui/page/page";
import { RatingField } from "../answering/questions/rating-field";
import classes from "./needs-check.module.css";
import { needsCheckRatings } from "./needs-check-ratings";
import { NeedsCheckResult } from "./needs-check-result";
import { Button } from "../../../ui/button/button";

/** Twelve ratings and what they say. All of it happens in the browser, and all its code is here from the beginning. */
export function NeedsCheckScreen() {
  const isHydrated = useHydrated();
  const kept = useMemo(() => (isHydrated ? needsCheckRatings.read() : undefined) ?? {}, [isHydrated]);
  const [changed, setChanged] = useState<NeedsCheckAnswers>();
  const answers = changed ?? kept;
  const rated = Object.keys(answers).length;
  /**
   * The number of times the result was asked for; before the first, a visitor who comes back with all ratings sees it.
   */
  const [asked, setAsked] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!asked) return;
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView();
  }, [asked]);

  function rate(key: string, answer: unknown): void {
    // Read once more: what was chosen before the page was alive comes before what is kept is shown.
    const next = needsCheckAnswers.parse({ ...needsCheckRatings.read(), [key]: answer });
    needsCheckRatings.write(next);
    setChanged(next);
    setProblem(undefined);
  }

  function show(event: SubmitEvent): void {
    event.preventDefault();
    if (rated === 0) {
      setProblem(needsCheckWords.nothingRated);
      return;
    }
    setAsked((asked ?? 0) + 1);
  }

  function clear(): void {
    needsCheckRatings.remove();
    setChanged({});
    setAsked(0);
    setProblem(needsCheckWords.cleared);
    form.current?.querySelector("input")?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }

  const isShown = asked === undefined ? Object.keys(kept).length === needsCheckQuestions.length : asked > 0;
  const isResult = isShown && rated > 0;
  return (
    <Page title={needsCheckWords.title} lead={needsCheckWords.lead} width="wide">
      <p className={classes.stays}>{needsCheckWords.stays}</p>
      <form ref={form} className={classes.form} noValidate onSubmit={show} data-paper="screen">
        {needsCheckSections.map(({ heading, questions }) => (
          <section key={heading} className={classes.section} aria-label={heading}>
            <h2>{heading}</h2>
            <div className={classes.ratings}>
              {questions.map(({ key, question }) => (
                <RatingField
                  key={key}
                  id={key.replace(/\W/g, "-")}
                  question={question}
                  answer={answers[key]}
                  onAnswer={(answer) => rate(key, answer)}
                />
              ))}
            </div>
          </section>
        ))}
        <div className={classes.foot}>
          {!isResult && (
            <Button type="submit" color="blaze">
              {needsCheckWords.show}
            </Button>
          )}
          <span className={classes.rated}>{needsCheckWords.rated(rated, needsCheckQuestions.length)}</span>
        </div>
        {problem !== undefined && <Notice kind="info">{problem}</Notice>}
      </form>
      {isResult && <NeedsCheckResult answers={answers} ref={result} onClear={clear} />}
    </Page>
  );
}
