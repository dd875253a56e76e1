import type { ReactNode } from "react";
import { anythingAnswered } from "../../../domain/assessment/answers/step-progress";
import { resultsWords } from "../../../domain/assessment/results/words";
import type { ResultsPage } from "../../../domain/kernel/routes";
import { EmptyState } from "../../../ui/page/empty-state";
import { Overview } from "./overview/overview";
import type { PlanUnderWay } from "../progress/actions/use-followed-plan";
import type { CourseDesign } from "../plan/course-design/use-course-design";
import { usePlanIsNew } from "../results-data/new-plan";
import type { AnswerAuthorship } from "../results-data/use-authors";
import type { Results } from "../results-data/results";
import { lateParts, type ResultsParts } from "./results-parts";

export interface ResultsViewProps {
  results: Results;
  page: ResultsPage;
  links: Partial<Record<ResultsPage, string>>;
  /** Makes courses of the plan's items; without it the plan is only read. */
  courses?: CourseDesign | undefined;
  /** The other actions, above the plan and above the answers. */
  planControls?: ReactNode;
  /** The desk at which the plan is worked on; it is there without a plan, too. */
  planDesk?: ReactNode;
  answersControls?: ReactNode;
  authors?: AnswerAuthorship | undefined;
  /** The progress of the plan's actions, with their indicators. */
  planProgress?: PlanUnderWay | undefined;
  /** The words and actions for missing answers, or for a plan that is not whole. */
  withoutAnswers?: ReactNode;
  withoutPlan?: ReactNode;
  /** The place of the last round's plan. */
  earlierPlanLink?: string | undefined;
  /** The parts, if they are there from the beginning. */
  parts?: ResultsParts;
}

/** One of the pages; it only shows what it is given. */
export function ResultsView({
  results,
  page,
  links,
  courses,
  planControls,
  planDesk,
  planProgress,
  answersControls,
  authors,
  withoutAnswers,
  withoutPlan,
  earlierPlanLink,
  parts: { TeamsMap, ProfilePage, PlanPage, ProgressPage, AnswersPage, SinceLastTimePage } = lateParts,
}: ResultsViewProps) {
  const isNew = usePlanIsNew() && results.planState === "whole";
  if (page !== "since-last-time" && !anythingAnswered(results.answers))
    return withoutAnswers ?? <EmptyState>{resultsWords.noAnswers}</EmptyState>;
  switch (page) {
    case "overview":
      return <Overview {...{ results, links, courses, TeamsMap, withoutPlan, isNew }} />;
    case "profile":
      return <ProfilePage profile={results.profile} diagnosis={results.diagnosis} planLink={links.plan} />;
    case "plan":
      return (
        <PlanPage
          results={results}
          courses={courses}
          controls={planControls}
          desk={planDesk}
          followed={planProgress}
          progressLink={links.progress}
          withoutPlan={withoutPlan}
        />
      );
    case "progress":
      return planProgress ? (
        <ProgressPage underWay={planProgress} planLink={links.plan} />
      ) : (
        <EmptyState action={withoutPlan}>{resultsWords.notFollowed}</EmptyState>
      );
    case "answers":
      return <AnswersPage answers={results.answers} controls={answersControls} authors={authors} />;
    case "since-last-time":
      return <SinceLastTimePage results={results} earlierPlanLink={earlierPlanLink} />;
  }
}
