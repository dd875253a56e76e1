import { useMemo } from "react";
import { Link } from "react-router-dom";
import { gapProfile } from "../../../domain/assessment/gap-profile/gap-profile";
import { planProvenance } from "../../../domain/assessment/plan/plan";
import { reviewMessages } from "../../../domain/assessment/plan/versions/words";
import { resultsWords } from "../../../domain/assessment/results/words";
import { onePage } from "../../../domain/assessment/report/one-page";
import { contentsOfPage, endOfLink, type SharedPlan } from "../../../domain/assessment/sharing/shared-plan";
import { sharedPageWords, sharedPartNames } from "../../../domain/assessment/sharing/words";
import { halfAnHour } from "../../../domain/kernel/half-an-hour";
import { Markdown } from "../../../ui/markdown/markdown";
import { Page } from "../../../ui/page/page";
import { ProvenanceLine } from "../../../ui/markdown/provenance-line";
import { OnePageView } from "../charts/one-page-view";
import { MostPressing } from "../results/overview/most-pressing";
import { VerdictSection } from "../results/overview/verdict-section";
import { ProfilePage } from "../results/profile/profile-page";
import { TeamsMap } from "../results/profile/teams-map";
import classes from "./shared-plan.module.css";

/** The parts that were chosen for a link, one below the other, as they were when it was made. */
export function SharedPlanView({ shared }: { shared: SharedPlan }) {
  const { businessName, parts, createdAt, ratings, plan, page } = shared;
  const profile = useMemo(() => gapProfile(ratings), [ratings]);
  if (page) {
    const who = page.by === undefined ? businessName : sharedPageWords.personOf(page.by, businessName);
    return (
      <Page title={sharedPageWords.title(businessName)} width="wide">
        <p className={classes.about}>{sharedPageWords.madeBy(who, createdAt, endOfLink(createdAt))}</p>
        <OnePageView page={onePage(profile, contentsOfPage(shared))} />
        <p data-paper="screen">
          <Link to={halfAnHour.to}>{halfAnHour.label}</Link>
        </p>
      </Page>
    );
  }
  return (
    <Page title={sharedPageWords.title(businessName)} width="wide">
      <p className={classes.about}>{sharedPageWords.readOnly(endOfLink(createdAt))}</p>
      {parts.includes("overview") && (
        <div className={classes.part}>
          <VerdictSection gaps={profile.gaps} />
          <MostPressing results={{ profile, plan: undefined, diagnosis: undefined }} links={{}} />
          {!parts.includes("profile") && (
            <section className={classes.teams} aria-labelledby="shared-teams">
              <h2 id="shared-teams">{resultsWords.theTeams}</h2>
              <TeamsMap profile={profile} few={6} profileLink={undefined} />
            </section>
          )}
        </div>
      )}
      {parts.includes("profile") && (
        <div className={classes.part}>
          <ProfilePage profile={profile} />
        </div>
      )}
      {parts.includes("plan") && plan && (
        <section className={classes.part} aria-labelledby="shared-plan">
          <h2 id="shared-plan">{sharedPartNames.plan}</h2>
          <div className={classes.text}>
            <Markdown under={1}>{plan.text.replaceAll(/^# .*$/gm, "")}</Markdown>
          </div>
          <ProvenanceLine provenance={planProvenance(plan)} />
          {plan.reviewedBy !== undefined && (
            <p className={classes.about}>{reviewMessages.reviewedBy(plan.reviewedBy)}</p>
          )}
        </section>
      )}
      <p data-paper="screen">
        <Link to={halfAnHour.to}>{halfAnHour.label}</Link>
      </p>
    </Page>
  );
}
