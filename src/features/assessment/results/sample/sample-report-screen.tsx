import { Navigate, useParams } from "react-router-dom";
import { sampleAnswers } from "../../../../domain/assessment/sample/sample-answers";
import { samplePlan } from "../../../../domain/assessment/sample/sample-plan";
import { sampleWords } from "../../../../domain/assessment/sample/words";
import { resultsLinks, resultsPageIn, routes } from "../../../../domain/kernel/routes";
import { Notice } from "../../../../ui/notice/notice";
import { ReportActions } from "../report-actions";
import { useResults } from "../results";
import { ResultsFrame } from "../results-frame";
import { ResultsView } from "../results-view";
import classes from "../results.module.css";

const sampleLinks = resultsLinks(routes.sampleReport);
const given = { businessName: sampleWords.business, answers: sampleAnswers, plan: { text: samplePlan } };

/** The report of a made-up business, by the same code as any other: to read, to print and to download. */
export function SampleReportScreen() {
  const page = resultsPageIn(useParams().page);
  const results = useResults(given);
  if (page === undefined) return <Navigate to={routes.sampleReport} replace />;
  return (
    <div className={classes.results}>
      <ResultsFrame
        title={sampleWords.title}
        results={results}
        page={page}
        links={sampleLinks}
        actions={<ReportActions title={sampleWords.title} results={results} />}
      >
        <Notice kind="info">{sampleWords.label}</Notice>
      </ResultsFrame>
      <ResultsView results={results} page={page} links={sampleLinks} />
    </div>
  );
}
