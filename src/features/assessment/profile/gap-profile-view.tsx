import { coverageInWords, unreadByPlace, gapProfileWords } from "../../../domain/assessment/gap-profile/words";
import type { DiagnosisCheck } from "../../../domain/assessment/diagnosis/check-diagnosis";
import type { GapProfile } from "../../../domain/assessment/gap-profile/gap-profile";
import { EmptyState } from "../../../ui/page/empty-state";
import { Gaps } from "./gaps";
import { HeatMapChart } from "../charts/heat-map-chart";
import { HeatMapTable } from "../charts/heat-map-table";
import { Legend } from "../charts/legend";
import { Picture } from "../charts/picture";
import classes from "./profile.module.css";
import { RadarChart } from "../charts/radar-chart";
import { RadarTable } from "../charts/radar-table";
import { Strengths } from "./strengths";

interface GapProfileViewProps {
  profile: GapProfile;
  /** What became of the gaps in the plan. */
  diagnosis?: DiagnosisCheck | undefined;
}

/** What the ratings say: how much they cover, the two pictures, the gaps in order, and what is not known. */
export function GapProfileView({ profile, diagnosis }: GapProfileViewProps) {
  const { gaps, strengths, trainingRequests, unread, radar, heatMap } = profile;
  const isEmpty = gaps.length === 0 && strengths.length === 0;
  return (
    <section className={classes.profile} aria-labelledby="gap-profile" data-paper="profile">
      <header>
        <h2 id="gap-profile">{gapProfileWords.gapProfile}</h2>
        {!isEmpty && <p>{coverageInWords(profile)}</p>}
      </header>
      {isEmpty ? (
        <EmptyState>{gapProfileWords.nothingRated}</EmptyState>
      ) : (
        <>
          <Picture
            title={gapProfileWords.organization}
            lead={gapProfileWords.organizationLead}
            name={gapProfileWords.radarOf(radar.length)}
            draw={(width) => <RadarChart axes={radar} width={width} />}
            table={<RadarTable radar={radar} />}
          />
          {heatMap.rows.length > 0 && (
            <Picture
              title={gapProfileWords.teams}
              lead={gapProfileWords.teamsLead}
              name={gapProfileWords.heatMapOf(heatMap.rows.length, heatMap.columns.length)}
              draw={(width) => <HeatMapChart heatMap={heatMap} width={width} />}
              legend={<Legend />}
              table={<HeatMapTable heatMap={heatMap} />}
            />
          )}
          <Gaps gaps={gaps} diagnosis={diagnosis} />
          {strengths.length > 0 && <Strengths strengths={strengths} />}
          {trainingRequests.length > 0 && (
            <section aria-labelledby="training-requests">
              <h3 id="training-requests">{gapProfileWords.requests}</h3>
              <dl className={classes.lines}>
                {trainingRequests.map(({ team, skills }, index) => (
                  <div key={index}>
                    <dt>{team}</dt>
                    <dd>{skills.join(", ") || gapProfileWords.skillsNotSaid}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
          {unread.length > 0 && (
            <section aria-labelledby="not-known">
              <h3 id="not-known">{gapProfileWords.notKnown}</h3>
              <dl className={classes.lines}>
                {unreadByPlace(unread).map(({ place, labels }) => (
                  <div key={place}>
                    <dt>{place}</dt>
                    <dd>{labels.join(", ")}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
        </>
      )}
    </section>
  );
}
