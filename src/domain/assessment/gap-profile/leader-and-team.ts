// The leader's ratings of a team beside the means of its own voices, the widest difference first. Levels of gaps go by
// the leader's ratings alone: two answers to one question are no average.
import type { ProgressData, Spread } from "../answers/answers";
import { onOneDecimal } from "../voices/one-decimal";
import { voiceReference } from "../voices/voice-references";
import type { TeamResults } from "./read-profile";
import { teamDimensions, type TeamDimensionId } from "./team-dimensions";

export interface LeaderAndTeam {
  readonly team: string;
  readonly label: string;
  /** The name of the voices, by which a plan refers to them. */
  readonly reference: string;
  /** Undefined if the leader has not rated it. */
  readonly leader: number | undefined;
  readonly mean: number;
  readonly spread: Spread;
  readonly voices: number;
  /** The leader's rating less the team's mean; undefined without the first. */
  readonly difference: number | undefined;
}

export function leaderAndTeam({ voices = [] }: ProgressData, teams: readonly TeamResults[]): LeaderAndTeam[] {
  const rows = voices.flatMap((said): LeaderAndTeam[] => {
    const leader = teams.find(({ place }) => place === `2.${said.place}`);
    return (Object.keys(teamDimensions) as TeamDimensionId[]).map((id) => {
      const { label, field } = teamDimensions[id];
      const rating = leader?.asked.find((asked) => asked.id === id)?.reading?.rating;
      const difference = rating === undefined ? undefined : onOneDecimal(rating - said.ratings[field].mean);
      const about = { team: said.team, label, reference: voiceReference(said, field) };
      return { ...about, ...said.ratings[field], voices: said.voices, leader: rating, difference };
    });
  });
  const width = ({ difference }: LeaderAndTeam) => Math.abs(difference ?? -1);
  return rows.toSorted((one, other) => width(other) - width(one));
}
