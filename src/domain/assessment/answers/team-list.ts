// The teams as the windows that change them see them: each with an id, so that two windows mean the same team wherever
// it stands in the list by then. Ids sort as the list does: a team that is added, copied or brought back has the same
// place in every window, whichever comes first. Only who changes the answers sees ids; `readProgressData` leaves them
// out for everybody else.
import { setField, type FieldPath } from "./field-paths";
import type { AnswerRecord } from "../questionnaire/question";
import { isRecord } from "../../kernel/records";

export type Team = AnswerRecord & { readonly id: string };

/** The time and the chance that make an id, as two windows may make one at the same time. */
export interface Stamp {
  /** Milliseconds since 1970. */
  now: number;
  /** Letters and digits. */
  unique: string;
}

/**
 * The teams of a stored list. One without an id of its own has one by its place, which is the same for every window
 * that reads it.
 */
export function teamsWithIds(stored: unknown): Team[] {
  const teams: Team[] = [];
  for (const entry of Array.isArray(stored) ? stored.filter(isRecord) : []) {
    const isTaken = (id: string) => teams.some((team) => team.id === id);
    let id = typeof entry.id === "string" && entry.id !== "" ? entry.id : `a${String(teams.length).padStart(2, "0")}`;
    while (isTaken(id)) id += "-";
    teams.push({ ...entry, id });
  }
  return teams;
}

/** The id of a team that is added at the end. */
export function idAtEnd(teams: readonly Team[], { now, unique }: Stamp): string {
  const id = `b${inDigits(now)}${unique}`;
  const last = teams.map((team) => team.id).reduce((one, other) => (one > other ? one : other), "");
  return last < id ? id : `${last}${id}`; // a clock that is behind the others puts nothing before what is there
}

/** The id of a copy that stands right behind its original: a later copy sorts before an earlier one. */
export function idBehind(original: string, { now, unique }: Stamp): string {
  return `${original}.${inDigits(36 ** timeDigits - 1 - now)}${unique}`;
}

const timeDigits = 9;

function inDigits(count: number): string {
  return count.toString(36).padStart(timeDigits, "0");
}

/**
 * The teams with one change: a field of a team set or, without a value, taken away; or a whole team added or removed. A
 * team that is there is not added again, and one that is not there is not changed: a removal wins over the edit of
 * another window, because a field alone is no team, and because the window that sees its team go offers to bring it
 * back as it was there.
 */
export function changedTeams(teams: readonly Team[], id: string, within: FieldPath, value: unknown): readonly Team[] {
  if (within.length > 0) return teams.map((team) => (team.id === id ? { ...setField(team, within, value), id } : team));
  if (value === undefined) return teams.filter((team) => team.id !== id);
  if (teams.some((team) => team.id === id)) return teams;
  const next = teams.findIndex((team) => team.id > id);
  return teams.toSpliced(next === -1 ? teams.length : next, 0, { ...(isRecord(value) ? value : {}), id });
}
