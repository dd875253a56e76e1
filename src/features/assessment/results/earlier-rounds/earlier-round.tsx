import { useCallback } from "react";
import { Link } from "react-router-dom";
import { teamsOf } from "../../../../domain/assessment/answers/field-changes";
import { questionnaireVersion } from "../../../../domain/assessment/questionnaire/questionnaire";
import { resultsWords } from "../../../../domain/assessment/results/words";
import { earlierRoundWords } from "../../../../domain/assessment/rounds/words";
import type { Invitation } from "../../../../domain/invitations/invitation";
import { firstRound, roundNumberOf } from "../../../../domain/invitations/rounds";
import { resultsLinks, routes, type ResultsPage } from "../../../../domain/kernel/routes";
import type { RoundAnswers } from "../../../../firebase/assessment/rounds/round-answers";
import { useLoaded } from "../../../../ui/hooks/use-loaded";
import { Notice } from "../../../../ui/notice/notice";
import { ErrorState } from "../../../../ui/page/error-state";
import { Loading } from "../../../../ui/page/loading";
import { useCourseDesign } from "../../plan/course-design/use-course-design";
import { useResults } from "../../results-data/results";
import { ResultsPages } from "../results-pages";
import { useAuthors } from "../../results-data/use-authors";
import { useRoundBefore } from "../../results-data/use-round-before";
import { ownRoundLinks } from "../../rounds/round-links";
import { RoundsNav } from "../../rounds/rounds-nav";
import { withFirestore } from "../../../../firebase/sdk/with-firestore";

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
      const { roundAnswers } = await withFirestore(import("../../../../firebase/assessment/rounds/round-answers"));
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
  const newest = rounds.at(-1);
  const { answers, lastUpdated, plan } = given;
  const roundBefore = useRoundBefore(invitationCode, answers, teamsOf(answers));
  const results = useResults({ businessName, answers, answeredAt: lastUpdated, plan, roundBefore });
  const authors = useAuthors(page === "answers" ? invitationCode : undefined, teamsOf(answers));
  const courses = useCourseDesign({
    ...results,
    invitationId: invitationCode,
    business: businessName,
    gaps: results.profile.gaps,
  });
  return (
    <ResultsPages
      title={resultsWords.resultsOf(businessName)}
      results={results}
      page={page}
      links={resultsLinks(routes.roundResults(number))}
      top={
        <>
          <Notice kind="info">
            {earlierRoundWords.about(number, newest && roundNumberOf(newest))}{" "}
            {given.questionnaireVersion !== questionnaireVersion && earlierRoundWords.olderQuestions}{" "}
            <Link to={routes.results}>{earlierRoundWords.toCurrent}</Link>
          </Notice>
          <RoundsNav rounds={ownRoundLinks(rounds, shown)} />
        </>
      }
      courses={courses}
      authors={authors}
      earlierPlanLink={number > firstRound ? resultsLinks(routes.roundResults(number - 1)).plan : undefined}
    />
  );
}
