import { useCallback } from "react";
import { coverageInWords, unreadByPlace } from "../../../domain/assessment/gap-profile/words";
import type { GapProfile } from "../../../domain/assessment/gap-profile/gap-profile";
import { EmptyState } from "../../../ui/page/empty-state";
import { Gaps } from "./gaps";
import { heatMapDrawing } from "../charts/heat-map-option";
import { HeatMapTable } from "../charts/heat-map-table";
import { Legend } from "../charts/legend";
import type { Palette } from "../charts/palette";
import { Picture } from "../charts/picture";
import classes from "./profile.module.css";
import { radarDrawing } from "../charts/radar-option";
import { RadarTable } from "../charts/radar-table";
import { Strengths } from "./strengths";

/** What the ratings say: how much they cover, the two pictures, the gaps in order, and what is not known. */
export function GapProfileView({ profile }: { profile: GapProfile }) {
  const { gaps, strengths, trainingRequests, unread, radar, heatMap } = profile;
  const drawRadar = useCallback((palette: Palette, width: number) => radarDrawing(radar, palette, width), [radar]);
  const drawHeatMap = useCallback(
    (palette: Palette, width: number) => heatMapDrawing(heatMap, palette, width),
    [heatMap],
  );
  const isEmpty = gaps.length === 0 && strengths.length === 0;
  return (
    <section className={classes.profile} aria-labelledby="gap-profile" data-paper="profile">
      <header>
        <h2 id="gap-profile">Gap profile</h2>
        {!isEmpty && <p>{coverageInWords(profile)}</p>}
      </header>
      {isEmpty ? (
        <EmptyState>
          Nothing has been rated yet. As soon as there are ratings, this shows where the gaps are, which come first, and
          whether training is the answer.
        </EmptyState>
      ) : (
        <>
          <Picture
            title="The organization at a glance"
            lead="Each line out is one area: the rim is the strongest, the center the weakest."
            name={`Radar of ${radar.length} areas of the organization`}
            draw={drawRadar}
            table={<RadarTable radar={radar} />}
          />
          {heatMap.rows.length > 0 && (
            <Picture
              title="The teams"
              lead="The team with the widest gaps stands first. The numbers are the ratings, 1 to 5."
              name={`Heat map of ${teamsInWords(heatMap.rows.length)} by ${heatMap.columns.length} dimensions`}
              draw={drawHeatMap}
              legend={<Legend />}
              table={<HeatMapTable heatMap={heatMap} />}
            />
          )}
          <Gaps gaps={gaps} />
          {strengths.length > 0 && <Strengths strengths={strengths} />}
          {trainingRequests.length > 0 && (
            <section aria-labelledby="training-requests">
              <h3 id="training-requests">What teams ask to learn</h3>
              <dl className={classes.lines}>
                {trainingRequests.map(({ team, skills }, index) => (
                  <div key={index}>
                    <dt>{team}</dt>
                    <dd>{skills.join(", ") || "Training is needed; the skills were not said."}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
          {unread.length > 0 && (
            <section aria-labelledby="not-known">
              <h3 id="not-known">Not answered, so not known</h3>
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

function teamsInWords(count: number): string {
  return count === 1 ? "1 team" : `${count} teams`;
}
