import { Link } from "react-router-dom";
import { useCallback } from "react";
import { resultsWords } from "../../../domain/assessment/results/words";
import { stepKeys } from "../../../domain/assessment/questionnaire/questionnaire";
import { firstRound, roundNumberOf } from "../../../domain/invitations/rounds";
import { halfAnHour } from "../../../domain/kernel/half-an-hour";
import { resultsLinks, routes, type ResultsPage } from "../../../domain/kernel/routes";
import { useOnline } from "../../../ui/hooks/use-online";
import { Notice } from "../../../ui/notice/notice";
import { EmptyState } from "../../../ui/page/empty-state";
import { Loading } from "../../../ui/page/loading";
import type { AnswersAutosave } from "../answering/answers/answers-autosave";
import { useAutosave } from "../answering/answers/use-autosave";
import { useCourseDesign } from "../plan/course-design/use-course-design";
import { usePlanRun } from "../results-data/use-plan-run";
import { ownRoundLinks } from "../rounds/round-links";
import { RoundsNav } from "../rounds/rounds-nav";
import { useResults } from "../results-data/results";
import { ShareButton } from "./one-page/share-button";
import { LateTeamSentences } from "../voices/late-voices";
import { ResultsPages } from "./results-pages";
import { useAuthors } from "../results-data/use-authors";
import { useRoundBefore } from "../results-data/use-round-before";
import { useVoiceRounds, useWithVoices } from "../results-data/use-voices";
import { usePlanProgress } from "./use-plan-progress";
import { uiWords } from "../../../ui/words";
import { logWarning } from "../../../browser/log";
import type { Invitation } from "../../../domain/invitations/invitation";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import type { Live } from "../../../ui/hooks/use-live";

export interface BusinessResultsProps {
  autosave: AnswersAutosave;
  invitationId: string;
  page: ResultsPage;
}

const links = resultsLinks(routes.results);
const reviewStep = { step: stepKeys.length };

/** The results as the business itself reads them; they change as it answers and while its plan is written. */
export function BusinessResults({ autosave, invitationId, page }: BusinessResultsProps) {
  const { answers: given, teams, plan } = useAutosave(autosave);
  const voiceRounds = useVoiceRounds(invitationId);
  const answers = useWithVoices(given, teams, voiceRounds);
  const loaded = useRounds(invitationId);
  const rounds = loaded.status === "ready" ? loaded.value : [];
  const current = rounds.at(-1);
  const before = current ? roundNumberOf(current) - firstRound : 0;
  const businessName = current?.businessName;
  const writing = usePlanRun(invitationId);
  const roundBefore = useRoundBefore(invitationId, answers, teams);
  const results = useResults({ businessName, answers, plan, writing, roundBefore });
  const courses = useCourseDesign({ ...results, invitationId, business: businessName, gaps: results.profile.gaps });
  const { progress, known } = usePlanProgress(invitationId, results);
  const authors = useAuthors(page === "answers" ? invitationId : undefined, teams);
  const online = useOnline();

  if (loaded.status === "loading") return <Loading>{uiWords.loading}</Loading>;
  const title = businessName === undefined ? resultsWords.yours : resultsWords.resultsOf(businessName);
  const toReview = (
    <Link to={routes.assessment} state={reviewStep}>
      {resultsWords.toReview}
    </Link>
  );
  return (
    <ResultsPages
      title={title}
      results={results}
      page={page}
      links={links}
      known={known}
      share={<ShareButton code={invitationId} results={results} />}
      top={
        <>
          {!online && <Notice kind="warning">{resultsWords.offline}</Notice>}
          <RoundsNav rounds={ownRoundLinks(rounds, current)} />
        </>
      }
      courses={courses}
      earlierPlanLink={before > 0 ? resultsLinks(routes.roundResults(before)).plan : undefined}
      planProgress={progress}
      authors={authors}
      withoutAnswers={
        <EmptyState action={<Link to={routes.assessment}>{resultsWords.toAssessment}</Link>}>
          {resultsWords.noAnswers}
        </EmptyState>
      }
      withoutPlan={toReview}
    >
      {page === "profile" && voiceRounds.length > 0 && (
        <LateTeamSentences code={invitationId} rounds={voiceRounds} mayTakeOut />
      )}
      <p data-paper="screen">
        <Link to={halfAnHour.to}>{halfAnHour.label}</Link>
      </p>
    </ResultsPages>
  );
}

/** Returns the rounds of a business up to that of a code; empty if they are not known just now. */
function useRounds(code: string): Live<Invitation[]> {
  return useLoaded(useCallback(() => roundsOrNone(code), [code])).loaded;
}

async function roundsOrNone(code: string): Promise<Invitation[]> {
  try {
    const { roundsUntil } = await import("../../../firebase/invitations/rounds");
    return await roundsUntil(code);
  } catch (error) {
    logWarning("The rounds could not be read.", error);
    return [];
  }
}
