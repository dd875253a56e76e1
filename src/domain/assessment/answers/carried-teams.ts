// The decisions on the teams of the round before. A team is the same by its id, under any name, and only its name is
// carried over: ratings are given anew. A team is neither there nor gone until the business has decided.
import * as z from "zod/mini";
import type { Team } from "./team-list";

const carriedTeamStates = ["confirmed", "removed"] as const;
export type CarriedTeamState = (typeof carriedTeamStates)[number];

/** By the ids of the teams. */
export const carriedTeams = z.record(z.string(), z.enum(carriedTeamStates));
export type CarriedTeamStates = z.infer<typeof carriedTeams>;

/** Returns the teams of the round before without a decision. */
export function teamsToConfirm(before: readonly Team[], now: readonly Team[], carried: CarriedTeamStates): Team[] {
  const isThere = ({ id }: Team) => now.some((team) => team.id === id);
  return before.filter((team) => carried[team.id] === undefined && !isThere(team));
}

/** A team as it begins the next round: who it is, and nothing that was said of it. */
export function carriedTeam({ id, teamName }: Team, name: unknown = teamName): Team {
  return { id, ...(typeof name === "string" && { teamName: name }) };
}
