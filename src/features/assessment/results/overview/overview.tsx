import type { ComponentType, ReactNode } from "react";
import { resultsWords } from "../../../../domain/assessment/results/words";
import { wholeProfileWords } from "../../../../domain/assessment/gap-profile/whole-profile-words";
import type { ResultsPage } from "../../../../domain/kernel/routes";
import { planReadyInWords } from "../../../../domain/assessment/results/groups";
import { Notice } from "../../../../ui/notice/notice";
import type { CourseDesign } from "../../plan/course-design/use-course-design";
import type { TeamsMapProps } from "../profile/teams-map";
import type { Results } from "../../results-data/results";
import { MostPressing } from "./most-pressing";
import classes from "./overview.module.css";
import { PlanAtAGlance } from "./plan-at-a-glance";
import { VerdictSection } from "./verdict-section";

interface OverviewProps {
  results: Results;
  links: Partial<Record<ResultsPage, string>>;
  courses: CourseDesign | undefined;
  TeamsMap: ComponentType<TeamsMapProps>;
  withoutPlan?: ReactNode;
  /** True as the plan has just been written: it is announced, and the verdict drawn. */
  isNew?: boolean;
}

/** From so many on, only the first are shown at once. */
const manyTeams = 15;

/** All of the results on one page: what they come to, what presses most, the teams, and what the plan does. */
export function Overview({ results, links, courses, TeamsMap, withoutPlan, isNew = false }: OverviewProps) {
  const { profile } = results;
  const teams = profile.heatMap.rows.length;
  const isRated = profile.gaps.length > 0 || profile.strengths.length > 0;
  return (
    <div className={classes.overview}>
      {isNew && <Notice kind="success">{planReadyInWords(profile.gaps)}</Notice>}
      {isRated ? <VerdictSection gaps={profile.gaps} isNew={isNew} /> : <p>{wholeProfileWords.nothingRated}</p>}
      {isRated && (
        <>
          <MostPressing results={results} links={links} />
          <section className={classes.teams} aria-labelledby="the-teams">
            <h2 id="the-teams">{resultsWords.theTeams}</h2>
            <TeamsMap profile={profile} few={teams < manyTeams ? teams : 5} profileLink={links.profile} />
          </section>
        </>
      )}
      <PlanAtAGlance results={results} planLink={links.plan} courses={courses} withoutPlan={withoutPlan} />
    </div>
  );
}
