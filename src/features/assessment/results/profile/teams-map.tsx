import { useState } from "react";
import type { GapProfile } from "../../../../domain/assessment/gap-profile/read-profile";
import { wholeProfileWords } from "../../../../domain/assessment/gap-profile/whole-profile-words";
import { gapAnchor } from "../../../../domain/assessment/results/anchors";
import { resultsWords } from "../../../../domain/assessment/results/words";
import { Button } from "../../../../ui/button/button";
import { GapMap } from "../../charts/gap-map";
import { HeatMapChart } from "../../charts/heat-map-chart";
import { Legend } from "../../charts/legend";
import { teamsChart } from "../../../../domain/assessment/report/profile";
import { Picture } from "../../charts/picture";

export interface TeamsMapProps {
  profile: GapProfile;
  /** The number of teams at first. */
  few: number;
  /** The page with the gaps, to which the cells lead; without it the map is only looked at. */
  profileLink: string | undefined;
  /** True if it has its own title and the meaning of its shades. */
  isTitled?: boolean;
}

/** The teams as a heat map, those with the widest gaps first. */
export function TeamsMap({ profile: { heatMap, gaps }, few, profileLink, isTitled = false }: TeamsMapProps) {
  const [isWhole, setWhole] = useState(false);
  const count = heatMap.rows.length;
  if (count === 0) return <p>{resultsWords.noTeams}</p>;
  const shown = isWhole ? heatMap : { ...heatMap, rows: heatMap.rows.slice(0, few) };
  return (
    <>
      <Picture
        chart={teamsChart(heatMap, "screen")}
        isTitled={isTitled}
        {...(profileLink !== undefined && { lead: resultsWords.shades })}
        name={wholeProfileWords.heatMapOf(shown.rows.length, heatMap.columns.length)}
        role={profileLink === undefined ? "img" : "group"}
        draw={(width) =>
          profileLink === undefined ? (
            <HeatMapChart heatMap={shown} width={width} />
          ) : (
            <GapMap heatMap={shown} gaps={gaps} width={width} linkTo={(gap) => `${profileLink}#${gapAnchor(gap)}`} />
          )
        }
        legend={isTitled && <Legend />}
      />
      {count > few && (
        <Button variant="outline" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? resultsWords.fewerTeams(few) : resultsWords.allTeams(count)}
        </Button>
      )}
    </>
  );
}
