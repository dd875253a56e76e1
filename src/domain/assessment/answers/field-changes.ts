// The changes of one window, field by field, so that they can be put on top of other windows' answers. The teams are
// one list in the database, but their changes are as small as all others: ["2", "teams", id, "roleClarity"] is a field
// of the team with that id, and ["2", "teams", id] the team itself.
import type { ProgressData } from "./answers";
import { readProgressData } from "./answers-schema";
import { getField, setField, type FieldPath } from "./field-paths";
import { canonicalText, isRecord } from "../../kernel/records";
import { changedTeams, teamsWithIds, type Team } from "./team-list";

export interface FieldChange {
  path: FieldPath;
  /** Undefined when the answer, or the team, is taken away. */
  value: unknown;
}

export const teamsPath: FieldPath = ["2", "teams"];

const teamDepth = teamsPath.length + 1;

/** A path to a team, or into it. */
export function isInTeams(path: FieldPath): boolean {
  return path.length >= teamDepth && teamsPath.every((segment, index) => path[index] === segment);
}

/** The path of the team for a field of one, otherwise the path itself. */
export function teamOrField(path: FieldPath): FieldPath {
  return isInTeams(path) ? path.slice(0, teamDepth) : path;
}

/** The stored answers, with the ids of their teams. */
export function answersToChange(stored: unknown): ProgressData {
  const teams = teamsWithIds(isRecord(stored) ? getField(stored, teamsPath) : undefined);
  const answers = readProgressData(isRecord(stored) && teams.length > 0 ? setField(stored, teamsPath, teams) : stored);
  const read = teamsOf(answers).map((team, index) => ({ ...team, id: teams[index]?.id ?? "" }));
  return read.length > 0 ? setField(answers, teamsPath, read) : answers;
}

/** The answers as all other readers know them. */
export function withoutIds(answers: ProgressData): ProgressData {
  const teams = teamsOf(answers).map((team) => setField(team, ["id"], undefined));
  return teams.length > 0 ? setField(answers, teamsPath, teams) : answers;
}

export function teamsOf(answers: ProgressData): readonly Team[] {
  const teams = getField(answers, teamsPath);
  return Array.isArray(teams) ? (teams as Team[]) : [];
}

/** The present value of the field or the team that a change is about. */
export function valueAt(answers: ProgressData, path: FieldPath): unknown {
  if (!isInTeams(path)) return getField(answers, path);
  const team = teamsOf(answers).find(({ id }) => id === path[teamDepth - 1]);
  return team && getField({ team }, ["team", ...path.slice(teamDepth)]);
}

/** The answers with changes on top. What adds or removes a team goes before what changes a field in it. */
export function withChanges(answers: ProgressData, changes: readonly FieldChange[]): ProgressData {
  return changes
    .toSorted((one, other) => one.path.length - other.path.length)
    .reduce((all, { path, value }) => {
      if (!isInTeams(path)) return setField(all, path, value);
      const id = path[teamDepth - 1] ?? "";
      return setField(all, teamsPath, changedTeams(teamsOf(all), id, path.slice(teamDepth), value));
    }, answers);
}

/** Tells whether the answers already have a change. A team that was added and changed since is there. */
export function isIn(answers: ProgressData, { path, value }: FieldChange): boolean {
  const found = valueAt(answers, path);
  if (!isInTeams(path)) return canonicalText(found) === canonicalText(value);
  if (path.length === teamDepth) return (found === undefined) === (value === undefined);
  return valueAt(answers, teamOrField(path)) !== undefined && canonicalText(found) === canonicalText(value);
}
