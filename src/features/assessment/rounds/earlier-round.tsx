import { useCallback } from "react";
import { Link } from "react-router-dom";
import { teamsOf } from "../../../domain/assessment/answers/field-changes";
import { questionnaireVersion } from "../../../domain/assessment/questionnaire/questionnaire";
import { resultsWords } from "../../../domain/assessment/results/words";
import { earlierRoundWords } from "../../../domain/assessment/rounds/words";
import { reportWords } from "../../../domain/assessment/words";
import type { Invitation } from "../../../domain/invitations/invitation";
import { firstRound, roundNumberOf } from "../../../domain/invitations/rounds";
import { resultsLinks, routes, type ResultsPage } from "../../../domain/kernel/routes";
import type { RoundAnswers } from "../../../firebase/assessment/rounds/round-answers";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { Notice } from "../../../ui/notice/notice";
import { ErrorState } from "../../../ui/page/error-state";
import { Loading } from "../../../ui/page/loading";
import { PlanExports } from "../exports/plan-exports";
import { useCourseDesign } from "../plan/use-course-design";
import { ReportActions } from "../results/report-actions";
import { reportOf, useResults } from "../results/results";
import { ResultsFrame } from "../results/results-frame";
import { ResultsView } from "../results/results-view";
import resultsClasses from "../results/results.module.css";
import { useRoundBefore } from "../results/use-round-before";
import { ownRoundLinks } from "./round-links";
import { RoundsNav } from "./rounds-nav";

interface EarlierRoundProps {
  rounds: readonly Invitation[];
  shown: Invitation;
  page: ResultsPage;
}

/** A round that is over, as it was: everything can be read and nothing changed. */
export function EarlierRound({ shown, ...props }: EarlierRoundProps) {
  const { invitationCode } = shown;
  const { loaded, retry } = useLoaded(
    useCallback(async () => {
      const { roundAnswers } = await import("../../../firebase/assessment/rounds/round-answers");
      return roundAnswers(invitationCode);
    }, [invitationCode]),
  );
  if (loaded.status === "loading") return <Loading>{earlierRoundWords.loading}</Loading>;
  if (loaded.status === "failed") return <ErrorState retry={retry}>{earlierRoundWords.failed}</ErrorState>;
  return <RoundResults shown={shown} given={loaded.value} {...props} />;
}

function RoundResults({ rounds, shown, page, given }: EarlierRoundProps & { given: RoundAnswers }) {
  const { businessName, invitationCode } = shown;
  const number = roundNumberOf(shown);
  const { answers, lastUpdated, plan } = given;
  const roundBefore = useRoundBefore(invitationCode, answers, teamsOf(answers));
  const results = useResults({ businessName, answers, answeredAt: lastUpdated, plan, roundBefore });
  const courses = useCourseDesign({
    ...results,
    invitationId: invitationCode,
    business: businessName,
    gaps: results.profile.gaps,
  });
  const links = resultsLinks(routes.roundResults(number));
  const title = resultsWords.resultsOf(businessName);
  return (
    <div className={resultsClasses.results}>
      <ResultsFrame
        title={title}
        results={results}
        page={page}
        links={links}
        actions={(page !== "plan" || !plan) && <ReportActions title={title} results={results} />}
      >
        <Notice kind="info">
          {earlierRoundWords.about(number, rounds.at(-1) && roundNumberOf(rounds.at(-1) ?? shown))}{" "}
          {given.questionnaireVersion !== questionnaireVersion && earlierRoundWords.olderQuestions}{" "}
          <Link to={routes.results}>{earlierRoundWords.toCurrent}</Link>
        </Notice>
        <RoundsNav rounds={ownRoundLinks(rounds, shown)} />
      </ResultsFrame>
      <ResultsView
        results={results}
        page={page}
        links={links}
        courses={courses}
        earlierPlanLink={number > firstRound ? resultsLinks(routes.roundResults(number - 1)).plan : undefined}
        planControls={plan && <PlanExports title={reportWords.title} {...reportOf(plan, results)} />}
      />
    </div>
  );
}
