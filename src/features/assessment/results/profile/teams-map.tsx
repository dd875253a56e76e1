import { useState } from "react";
import type { GapProfile } from "../../../../domain/assessment/gap-profile/gap-profile";
import { wholeProfileWords, levelNames } from "../../../../domain/assessment/gap-profile/whole-profile-words";
import { gapAnchor } from "../../../../domain/assessment/results/anchors";
import { resultsWords } from "../../../../domain/assessment/results/words";
import { Button } from "../../../../ui/button/button";
import { GapMap } from "../../charts/gap-map";
import { HeatMapChart } from "../../charts/heat-map-chart";
import { teamsChart } from "../../../../domain/assessment/report/profile";
import { Picture } from "../../charts/picture";
import { gapProfileWords } from "../../../../domain/assessment/gap-profile/words";
import classes from "../../charts/picture.module.css";

const marks = [
  ["none", "5"],
  ["low", "4"],
  ["medium", "3"],
  ["high", "2"],
  ["critical", "1"],
] as const;

/** The meanings of the heat map's shades; its cells show the same marks. */
function Legend() {
  return (
    <ul className={classes.legend} aria-label={wholeProfileWords.shades}>
      {marks.map(([level, rating]) => (
        <li key={level}>
          <span data-level={level}>{rating}</span> {levelNames[level]}
        </li>
      ))}
      <li>
        <span data-level="blank">–</span> {gapProfileWords.notAnswered}
      </li>
    </ul>
  );
}

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
