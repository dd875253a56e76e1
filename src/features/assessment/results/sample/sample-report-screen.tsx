import { Navigate, useParams } from "react-router-dom";
import { sampleAnswers } from "../../../../domain/assessment/sample/sample-answers";
import { samplePlan } from "../../../../domain/assessment/sample/sample-plan";
import { sampleWords } from "../../../../domain/assessment/sample/words";
import { resultsPageIn, routes, sampleReportLinks } from "../../../../domain/kernel/routes";
import { ButtonLink } from "../../../../ui/button/button-link";
import { Notice } from "../../../../ui/notice/notice";
import { PlanPage } from "../../plan/plan-page";
import { ProfilePage } from "../profile/profile-page";
import { TeamsMap } from "../profile/teams-map";
import { AnswersPage } from "../answers/answers-page";
import { useResults } from "../../results-data/results";
import { ResultsPages } from "../results-pages";
import { lateParts } from "../results-parts";
import classes from "../results.module.css";

const sampleLinks = sampleReportLinks();
/** The build writes the pages, so nothing of them may come late. */
const parts = { ...lateParts, TeamsMap, ProfilePage, PlanPage, AnswersPage };
const given = { businessName: sampleWords.business, answers: sampleAnswers, plan: { text: samplePlan } };

/** The report of a made-up business, by the same code as any other: to read, to print and to download. */
export function SampleReportScreen() {
  const page = resultsPageIn(useParams().page);
  const results = useResults(given);
  if (page === undefined || !(page in sampleLinks)) return <Navigate to={routes.sampleReport} replace />;
  return (
    <ResultsPages
      title={sampleWords.title}
      results={results}
      page={page}
      links={sampleLinks}
      parts={parts}
      isTakenAsWhole
      top={<Notice kind="info">{sampleWords.label}</Notice>}
    >
      <div className={classes.actions} data-paper="screen">
        <ButtonLink to={routes.needsCheck} color="blaze" breaks>
          {sampleWords.seeYours}
        </ButtonLink>
        <ButtonLink to={routes.inquiryForm} variant="outline">
          {sampleWords.writeToUs}
        </ButtonLink>
      </div>
    </ResultsPages>
  );
}
