// Pairs the teams of two rounds. Only the id decides: a team with the name of one that is gone may be another one, and
// no reader has to guess.
import type { RoundTeam } from "./round-profile";

export interface TeamInBoth {
  readonly id: string;
  /** The names before and now. */
  readonly before: string;
  readonly after: string;
}

export interface TeamsCompared {
  /** In the order of their ids, those that are renamed among them. */
  readonly inBoth: readonly TeamInBoth[];
  readonly renamed: readonly TeamInBoth[];
  readonly added: readonly RoundTeam[];
  readonly removed: readonly RoundTeam[];
}

export function compareTeams(before: readonly RoundTeam[], after: readonly RoundTeam[]): TeamsCompared {
  const inBoth = before
    .flatMap(({ id, name }) => {
      const now = after.find((team) => team.id === id);
      return now ? [{ id, before: name, after: now.name }] : [];
    })
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const isIn = (teams: readonly { id: string }[]) => new Set(teams.map(({ id }) => id));
  const kept = isIn(inBoth);
  return {
    inBoth,
    renamed: inBoth.filter((team) => team.before !== team.after),
    added: after.filter(({ id }) => !kept.has(id)),
    removed: before.filter(({ id }) => !kept.has(id)),
  };
}
