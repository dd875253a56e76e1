import { Link } from "react-router-dom";
import type { GapProfile } from "../../../../domain/assessment/gap-profile/read-profile";
import { wholeProfileWords } from "../../../../domain/assessment/gap-profile/whole-profile-words";
import { resultsParts } from "../../../../domain/assessment/results/anchors";
import { resultsWords } from "../../../../domain/assessment/results/words";
import classes from "./profile.module.css";

/** Links to the parts of the profile that there are; behind the gaps they are far away for whoever goes by keyboard. */
export function ProfileParts({ profile }: { profile: GapProfile }) {
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
