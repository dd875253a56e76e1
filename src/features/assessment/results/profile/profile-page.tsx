import { Link } from "react-router-dom";
import { gapProfileWords } from "../../../../domain/assessment/gap-profile/words";
import { coverageInWords, wholeProfileWords } from "../../../../domain/assessment/gap-profile/whole-profile-words";
import { EmptyState } from "../../../../ui/page/empty-state";
import { Legend } from "../../charts/legend";
import { Picture } from "../../charts/picture";
import { RadarChart } from "../../charts/radar-chart";
import { ChartTable } from "../../charts/chart-table";
import { radarTable } from "../../../../domain/assessment/gap-profile/radar-table";
import type { DiagnosisCheck } from "../../../../domain/assessment/diagnosis/check-diagnosis";
import type { GapProfile } from "../../../../domain/assessment/gap-profile/read-profile";
import { useHashTarget } from "../../../../ui/hooks/use-hash-target";
import { resultsParts } from "../../../../domain/assessment/results/anchors";
import { GapsTable } from "./gaps-table";
import { ProfileLists } from "./profile-lists";
import classes from "./profile.module.css";
import { TeamsMap } from "./teams-map";
import { resultsWords } from "../../../../domain/assessment/results/words";

export interface ProfilePageProps {
  profile: GapProfile;
  /** The plan's work on the gaps. */
  diagnosis?: DiagnosisCheck | undefined;
  /** The page with the plan, to which the gaps lead; without it they only say where they are dealt with. */
  planLink?: string | undefined;
}

/** The profile: its coverage, the two charts, every gap, and the other lists. */
export function ProfilePage({ profile, diagnosis, planLink }: ProfilePageProps) {
  const { gaps, strengths, radar } = profile;
  useHashTarget();
  const isEmpty = gaps.length === 0 && strengths.length === 0;
  return (
    <section className={classes.profile} aria-labelledby="gap-profile">
      <header>
        <h2 id="gap-profile">{wholeProfileWords.gapProfile}</h2>
        {!isEmpty && <p>{coverageInWords(profile)}</p>}
        {!isEmpty && <ProfilePartLinks profile={profile} />}
      </header>
      {isEmpty ? (
        <EmptyState>{wholeProfileWords.nothingRated}</EmptyState>
      ) : (
        <>
          <div className={classes.charts}>
            <Picture
              id={resultsParts.organization}
              title={wholeProfileWords.organization}
              lead={gapProfileWords.organizationLead}
              name={wholeProfileWords.radarOf(radar.length)}
              draw={(width) => <RadarChart axes={radar} width={width} />}
              table={<ChartTable label={gapProfileWords.organizationTable} table={radarTable(radar)} />}
            />
            <div id={resultsParts.teams} className={classes.teams}>
              <TeamsMap profile={profile} few={8} profileLink="" title={wholeProfileWords.teams} legend={<Legend />} />
            </div>
          </div>
          <GapsTable gaps={gaps} diagnosis={diagnosis} planLink={planLink} />
          <ProfileLists profile={profile} />
        </>
      )}
    </section>
  );
}

/** Links to the profile's parts; behind the gaps they are far away for a reader with a keyboard. */
function ProfilePartLinks({ profile }: { profile: GapProfile }) {
  const { gaps, heatMap, strengths, trainingRequests, unread } = profile;
  const parts = [
    { id: resultsParts.organization, name: wholeProfileWords.organization, isThere: true },
    { id: resultsParts.teams, name: wholeProfileWords.teams, isThere: heatMap.rows.length > 0 },
    { id: resultsParts.gaps, name: resultsWords.gapsTable, isThere: gaps.length > 0 },
    { id: resultsParts.strengths, name: wholeProfileWords.strengths, isThere: strengths.length > 0 },
    { id: resultsParts.requests, name: wholeProfileWords.requests, isThere: trainingRequests.length > 0 },
    { id: resultsParts.unknown, name: wholeProfileWords.notKnown, isThere: unread.length > 0 },
  ];
  return (
    <nav className={classes.parts} aria-label={resultsWords.onThisPage}>
      {parts
        .filter(({ isThere }) => isThere)
        .map(({ id, name }) => (
          <Link key={id} to={{ hash: id }}>
            {name}
          </Link>
        ))}
    </nav>
  );
}
