import { Link } from "react-router-dom";
import { gapProfileWords } from "../../../../domain/assessment/gap-profile/words";
import { coverageInWords } from "../../../../domain/assessment/gap-profile/whole-profile-in-words";
import { wholeProfileWords } from "../../../../domain/assessment/gap-profile/whole-profile-words";
import { EmptyState } from "../../../../ui/page/empty-state";
import { Picture } from "../../charts/picture";
import { RadarChart } from "../../charts/radar-chart";
import { DocumentParts } from "../../charts/document-parts";
import { profileLists, voicesDocument } from "../../../../domain/assessment/report/profile";
import { radarChart } from "../../../../domain/assessment/report/radar-chart";
import type { DiagnosisCheck } from "../../../../domain/assessment/plan-checks/check-diagnosis";
import type { GapProfile } from "../../../../domain/assessment/gap-profile/gap-profile";
import { useHashTarget } from "../../../../ui/hooks/use-hash-target";
import { resultsParts } from "../../../../domain/assessment/results/anchors";
import { leaderAndTeamWords } from "../../../../domain/assessment/voices/words";
import { GapsTable } from "./gaps-table";
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
              chart={radarChart(radar)}
              isTitled
              name={wholeProfileWords.radarOf(radar.length)}
              draw={(width) => <RadarChart axes={radar} width={width} />}
            />
            <div id={resultsParts.teams} className={classes.teams}>
              <TeamsMap profile={profile} few={8} profileLink="" isTitled />
            </div>
          </div>
          {profile.voices && (
            <div id={resultsParts.voices}>
              <DocumentParts parts={voicesDocument(profile)} />
            </div>
          )}
          <GapsTable gaps={gaps} diagnosis={diagnosis} planLink={planLink} />
          <ProfileLists profile={profile} />
        </>
      )}
    </section>
  );
}

/** Links to the profile's parts; behind the gaps they are far away for a reader with a keyboard. */
function ProfilePartLinks({ profile }: { profile: GapProfile }) {
  const { gaps, heatMap } = profile;
  const parts = [
    { id: resultsParts.organization, title: gapProfileWords.organization },
    ...(heatMap.rows.length === 0 ? [] : [{ id: resultsParts.teams, title: wholeProfileWords.teams }]),
    ...(profile.voices ? [{ id: resultsParts.voices, title: leaderAndTeamWords.title }] : []),
    ...(gaps.length === 0 ? [] : [{ id: resultsParts.gaps, title: resultsWords.gapsTable }]),
    ...profileLists(profile),
  ];
  return (
    <nav className={classes.parts} aria-label={resultsWords.onThisPage}>
      {parts.map(({ id, title }) => (
        <Link key={id} to={{ hash: id }}>
          {title}
        </Link>
      ))}
    </nav>
  );
}

/** The rest of the answers' news. Each list opens on demand. */
function ProfileLists({ profile }: { profile: GapProfile }) {
  return (
    <div className={classes.lists}>
      {profileLists(profile).map(({ id, title, count, facts }) => (
        <details key={id} id={id} className={classes.folded}>
          <summary>
            <h3>{title}</h3> <span className={classes.rating}>{count}</span>
          </summary>
          {id === resultsParts.strengths ? (
            <ul className={classes.strengths}>
              {facts.map(({ name, says }, nth) => (
                <li key={nth}>
                  <span>{name}</span>
                  <span className={classes.rating}>{says}</span>
                </li>
              ))}
            </ul>
          ) : (
            <DocumentParts parts={[{ kind: "facts", facts }]} />
          )}
        </details>
      ))}
    </div>
  );
}
