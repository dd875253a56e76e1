import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import type { Team } from "../../../domain/assessment/answers/team-list";
import { markdownOf } from "../../../domain/assessment/report/markdown";
import { answersInFull } from "../../../domain/assessment/report/report";
import { earlierRoundWords } from "../../../domain/assessment/rounds/words";
import { businessMessages } from "../../../domain/assessment/words";
import { resultsWords } from "../../../domain/assessment/results/words";
import { roundNumberOf } from "../../../domain/invitations/rounds";
import { addressIn, languageFrom, languageNames, type Language } from "../../../domain/kernel/language";
import { listMessages } from "../../../domain/kernel/list-words";
import { ownLanguage } from "../../../domain/kernel/own-language";
import { resultsLinks, routes, type ResultsPage } from "../../../domain/kernel/routes";
import { useSession } from "../../../firebase/sdk/session";
import { useMay } from "../../../firebase/sdk/use-may";
import type { FollowedBusiness } from "../../../firebase/assessment/business";
import { TextExports } from "../../../ui/export/text-exports";
import { Notice } from "../../../ui/notice/notice";
import { EmptyState } from "../../../ui/page/empty-state";
import { noteWords } from "../../../ui/notes/words";
import { BusinessNotes } from "../desk/business-notes";
import { PlanDesk } from "../desk/plan-desk";
import { useCourseDesign } from "../plan/course-design/use-course-design";
import { usePlanRun } from "../results-data/use-plan-run";
import { useResults, valueOf } from "../results-data/results";
import { ResultsPages } from "../results/results-pages";
import { useAuthors } from "../results-data/use-authors";
import { useVoiceRounds, useWithVoices } from "../results-data/use-voices";
import { useRoundBefore } from "../results-data/use-round-before";
import { usePlanProgress } from "../results/use-plan-progress";
import { LateBusinessVoices, LateTeamSentences } from "../voices/late-voices";
import { BusinessColleagues } from "./business-colleagues";
import { BusinessCourses } from "./business-courses";
import { BusinessRounds } from "./business-rounds";
import { BusinessFacts } from "./business-facts";
import classes from "./business.module.css";
import { BusinessChanges } from "./changes/business-changes";
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { stepProgress } from "../../../domain/assessment/answers/step-progress";
import { stepKeys, stepOf } from "../../../domain/assessment/questionnaire/questionnaire";
import { StepCount } from "../results/answers/step-count";
import { TrailMark } from "../../../ui/trail/trail-mark";

interface BusinessProps {
  code: string;
  business: FollowedBusiness;
  page: ResultsPage;
  back: ReactNode;
  next: ReactNode;
}

const noAnswers = {};
const noTeams: readonly Team[] = [];

/** The results of a business as its consultant reads them, and how far it has come; they change as it answers. */
export function Business({ code, business: { invitation, given, upToDate }, page, back, next }: BusinessProps) {
  const { businessName } = invitation;
  const isOver = invitation.endedAt !== undefined;
  const hasColleagues = invitation.hasColleagues === true;
  const may = useMay();
  const isTakenAlong = may("takeResultsAlong");
  const writing = usePlanRun(code);
  const voiceRounds = useVoiceRounds(code);
  const answered = useWithVoices(given?.answers ?? noAnswers, given?.teams ?? noTeams, voiceRounds);
  const roundBefore = useRoundBefore(code, answered, given?.teams ?? noTeams);
  const results = useResults({
    businessName,
    answers: answered,
    answeredAt: given?.lastUpdated,
    plan: given?.plan,
    writing,
    roundBefore,
  });
  const before = valueOf(roundBefore);
  const { answers, plan, profile } = results;
  const courses = useCourseDesign({
    invitationId: code,
    business: businessName,
    plan,
    answers,
    gaps: profile.gaps,
    mayDesign: may("designCourses"),
  });
  const { progress, known } = usePlanProgress(code, results);
  const authors = useAuthors(hasColleagues && page === "answers" ? code : undefined, given?.teams ?? noTeams);
  const desk = { code, businessName, answers, gaps: profile.gaps, plan, isOver: isOver || !may("workOnPlans") };
  const inFull = () => answersInFull(businessName, results);
  return (
    <ResultsPages
      title={businessName}
      reportTitle={resultsWords.resultsOf(businessName)}
      results={results}
      page={page}
      links={resultsLinks(routes.business(code))}
      known={known}
      isOnlyRead={!isTakenAlong}
      top={
        <div className={classes.top}>
          {back}
          {!upToDate && <Notice kind="warning">{listMessages.interrupted}</Notice>}
          <BusinessReadsAnother language={languageFrom(invitation.language)} />
          {isOver && <Notice kind="info">{earlierRoundWords.about(roundNumberOf(invitation), undefined)}</Notice>}
          {page === "overview" && next}
          {page === "overview" && <BusinessFacts invitation={invitation} given={given} />}
          {page === "overview" && (
            <BusinessChanges code={code} invitation={invitation} mayChange={may("changeBusinesses")} />
          )}
        </div>
      }
      courses={courses}
      planDesk={<PlanDesk business={desk} />}
      planProgress={progress}
      authors={authors}
      answersControls={
        isTakenAlong && (
          <TextExports
            label={businessMessages.exportAnswers}
            title={businessMessages.answersOf(businessName)}
            provenance={undefined}
            markdown={() => markdownOf(inFull())}
            parts={async () => (await import("../charts/pictures")).docxParts(inFull())}
          />
        )
      }
      earlierPlanLink={before && resultsLinks(routes.business(before.code)).plan}
      withoutAnswers={<EmptyState>{businessMessages.noAnswers}</EmptyState>}
    >
      {page === "overview" && (
        <>
          <NotesSection code={code} />
          <BusinessRounds code={code} mayStart={may("inviteBusinesses")} />
          {hasColleagues && <BusinessColleagues code={code} teams={given?.teams ?? noTeams} />}
          {may("designCourses") && <BusinessCourses code={code} />}
          <LateBusinessVoices code={code} maySwitch={may("inviteBusinesses")} />
          <StepsSoFar answers={answers} />
        </>
      )}
      {page === "profile" && voiceRounds.length > 0 && (
        <LateTeamSentences code={code} rounds={voiceRounds} mayTakeOut={may("workOnPlans")} />
      )}
    </ResultsPages>
  );
}

/** Leads to this page in the language of the business: what is taken along says the words of the page. */
function BusinessReadsAnother({ language }: { language: Language }) {
  const { pathname } = useLocation();
  if (language === ownLanguage()) return null;
  return (
    <Notice kind="info">
      {businessMessages.readsAnother(languageNames[language])}{" "}
      <a href={addressIn(language, pathname)} hrefLang={language}>
        {businessMessages.openInItsLanguage}
      </a>
    </Notice>
  );
}

/** The consultants' notes on the business and its plan. */
function NotesSection({ code }: { code: string }) {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  return (
    <section className={classes.notes} aria-labelledby="business-notes">
      <h2 id="business-notes">{noteWords.title}</h2>
      <BusinessNotes me={{ uid: session.uid, email: session.email ?? "", role: session.role }} code={code} />
    </section>
  );
}

/** Shows the number of answered questions of each step, among those asked so far. */
function StepsSoFar({ answers }: { answers: ProgressData }) {
  return (
    <ol className={classes.steps} aria-label={businessMessages.progress}>
      {stepKeys.map((key) => (
        <li key={key}>
          <TrailMark state={stepProgress(key, answers).progress} />
          <span>{stepOf(key).title}</span>
          <StepCount stepKey={key} answers={answers} />
        </li>
      ))}
    </ol>
  );
}
