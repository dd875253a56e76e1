import { useState, type ReactNode } from "react";
import type { GapProfile } from "../../../../domain/assessment/gap-profile/read-profile";
import { wholeProfileWords } from "../../../../domain/assessment/gap-profile/whole-profile-words";
import { gapAnchor } from "../../../../domain/assessment/results/anchors";
import { resultsWords } from "../../../../domain/assessment/results/words";
import { Button } from "../../../../ui/button/button";
import { GapMap } from "../../charts/gap-map";
import { HeatMapChart } from "../../charts/heat-map-chart";
import { ChartTable } from "../../charts/chart-table";
import { heatMapTable } from "../../../../domain/assessment/gap-profile/heat-map-table";
import { Picture } from "../../charts/picture";

export interface TeamsMapProps {
  profile: GapProfile;
  /** The number of teams at first. */
  few: number;
  /** The page with the gaps, to which the cells lead; without it the map is only looked at. */
  profileLink: string | undefined;
  /** Its name and the meaning of its shades, if the page does not give them. */
  title?: string;
  legend?: ReactNode;
}

/** The teams as a heat map, those with the widest gaps first. */
export function TeamsMap({ profile: { heatMap, gaps }, few, profileLink, title, legend }: TeamsMapProps) {
  const [isWhole, setWhole] = useState(false);
  const count = heatMap.rows.length;
  if (count === 0) return <p>{resultsWords.noTeams}</p>;
  const shown = isWhole ? heatMap : { ...heatMap, rows: heatMap.rows.slice(0, few) };
  return (
    <>
      <Picture
        title={title}
        lead={profileLink === undefined ? wholeProfileWords.teamsLead : resultsWords.shades}
        name={wholeProfileWords.heatMapOf(shown.rows.length, heatMap.columns.length)}
        role={profileLink === undefined ? "img" : "group"}
        draw={(width) =>
          profileLink === undefined ? (
            <HeatMapChart heatMap={shown} width={width} />
          ) : (
            <GapMap heatMap={shown} gaps={gaps} width={width} linkTo={(gap) => `${profileLink}#${gapAnchor(gap)}`} />
          )
        }
        legend={legend}
        table={<ChartTable label={wholeProfileWords.teamsTable} table={heatMapTable(heatMap, "screen")} />}
      />
      {count > few && (
        <Button variant="outline" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? resultsWords.fewerTeams(few) : resultsWords.allTeams(count)}
        </Button>
      )}
    </>
  );
}
