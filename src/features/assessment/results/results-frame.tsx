import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { answeredCounts, anythingAnswered } from "../../../domain/assessment/answers/step-progress";
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
  /** True if the plan's actions can be followed. */
  isFollowed: boolean;
  actions?: ReactNode;
  /** Between the title and the pages: where one came from, what one should know. */
  children?: ReactNode;
}

/** The head of all pages of the results: whose they are, the ways to take them along, and the way to each page. */
export function ResultsFrame({ title, results, page, links, isFollowed, actions, children }: ResultsFrameProps) {
  const { answers, profile, answeredAt, businessName } = results;
  const isWithout: Partial<Record<ResultsPage, boolean>> = {
    progress: !isFollowed,
    "since-last-time": !sinceIn(results),
  };
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
          if (to === undefined || (each !== page && isWithout[each] === true)) return null;
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
  const { answered, open } = answeredCounts(answers);
  return <span className={classes.count}> {resultsWords.answeredOf(answered, answered + open)}</span>;
}
