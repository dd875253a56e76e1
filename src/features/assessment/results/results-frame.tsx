import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { anythingAnswered, stepProgress } from "../../../domain/assessment/answers/step-progress";
import { stepKeys } from "../../../domain/assessment/questionnaire/questionnaire";
import { resultsPageNames, resultsWords } from "../../../domain/assessment/results/words";
import { resultsPages, type ResultsPage } from "../../../domain/kernel/routes";
import { PageTitle } from "../../../ui/page/page-title";
import { PrintHead } from "../../../ui/page/print-head";
import { sinceIn, type Results } from "../results-data/results";
import classes from "./results.module.css";

interface ResultsFrameProps {
  title: string;
  results: Results;
  page: ResultsPage;
  /** The pages that there are, and where. */
  links: Partial<Record<ResultsPage, string>>;
  actions?: ReactNode;
  /** Between the title and the pages: where one came from, what one should know. */
  children?: ReactNode;
}

/** The head of all pages of the results: whose they are, the ways to take them along, and the way to each page. */
export function ResultsFrame({ title, results, page, links, actions, children }: ResultsFrameProps) {
  const { answers, profile, answeredAt, businessName } = results;
  const teams = profile.heatMap.rows.length;
  const about = [
    resultsWords.assessment,
    ...(answeredAt ? [resultsWords.answeredOn(answeredAt)] : []),
    ...(teams > 0 ? [resultsWords.teams(teams)] : []),
  ];
  return (
    <>
      <PrintHead>{businessName}</PrintHead>
      <header className={classes.head}>
        <div>
          <p className={classes.about}>{about.join(" · ")}</p>
          <PageTitle key={page} tab={`${resultsPageNames[page]} · ${title}`}>
            {title}
          </PageTitle>
        </div>
        {anythingAnswered(answers) && actions}
      </header>
      {children}
      <nav className={classes.nav} aria-label={resultsWords.results}>
        {resultsPages.map((each) => {
          const to = links[each];
          if (to === undefined || (each === "since-last-time" && page !== each && !sinceIn(results))) return null;
          return (
            <NavLink key={each} to={to} end>
              {resultsPageNames[each]}
              {each === "answers" && <AnsweredCount answers={answers} />}
            </NavLink>
          );
        })}
      </nav>
    </>
  );
}

function AnsweredCount({ answers }: { answers: Results["answers"] }) {
  const steps = stepKeys.map((key) => stepProgress(key, answers));
  const answered = steps.reduce((sum, step) => sum + step.answered, 0);
  const open = steps.reduce((sum, step) => sum + step.unanswered.length, 0);
  return <span className={classes.count}> {resultsWords.answeredOf(answered, answered + open)}</span>;
}
