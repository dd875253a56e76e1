import type { ComponentType, ReactNode } from "react";
import { resultsWords } from "../../../../domain/assessment/results/words";
import { wholeProfileWords } from "../../../../domain/assessment/gap-profile/whole-profile-words";
import type { ResultsPage } from "../../../../domain/kernel/routes";
import type { CourseDesign } from "../../plan/course-design/use-course-design";
import type { TeamsMapProps } from "../profile/teams-map";
import type { Results } from "../../results-data/results";
import { MostPressing } from "./most-pressing";
import classes from "./overview.module.css";
import pressing from "./pressing.module.css";
import { PlanAtAGlance } from "./plan-at-a-glance";
import { VerdictSection } from "./verdict-section";

interface OverviewProps {
  results: Results;
  links: Partial<Record<ResultsPage, string>>;
  courses: CourseDesign | undefined;
  TeamsMap: ComponentType<TeamsMapProps>;
  withoutPlan?: ReactNode;
}

/** All of the results on one page: what they come to, what presses most, the teams, and what the plan does. */
export function Overview({ results, links, courses, TeamsMap, withoutPlan }: OverviewProps) {
  const { profile } = results;
  const isRated = profile.gaps.length > 0 || profile.strengths.length > 0;
  return (
    <div className={classes.overview}>
      {isRated ? <VerdictSection gaps={profile.gaps} /> : <p>{wholeProfileWords.nothingRated}</p>}
      {isRated && (
        <div className={pressing.pair}>
          <MostPressing results={results} links={links} />
          <section className={classes.teams} aria-labelledby="the-teams">
            <h2 id="the-teams">{resultsWords.theTeams}</h2>
            <TeamsMap profile={profile} few={5} profileLink={links.profile} />
          </section>
        </div>
      )}
      <PlanAtAGlance results={results} planLink={links.plan} courses={courses} withoutPlan={withoutPlan} />
    </div>
  );
}
