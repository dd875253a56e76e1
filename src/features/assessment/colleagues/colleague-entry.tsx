import type { ReactNode } from "react";
import { currentTime } from "../../../browser/current-time";
import type { Team } from "../../../domain/assessment/answers/team-list";
import { partsInWords } from "../../../domain/assessment/seats/words";
import type { ListedColleague } from "../../../domain/invitations/seats/seat";
import { situationOf } from "../../../domain/invitations/seats/situation";
import { colleaguesWords } from "../../../domain/invitations/seats/words";
import classes from "./colleagues.module.css";

interface ColleagueEntryProps {
  colleague: ListedColleague;
  /** All teams of the business, whose names the part shows. */
  teams: readonly Team[];
  children?: ReactNode;
}

/** A colleague: name, address, part, and how far they are. */
export function ColleagueEntry({ colleague, teams, children }: ColleagueEntryProps) {
  const { name, email, steps, teams: given } = colleague;
  const named = teams.flatMap(({ id, teamName }) => (given.includes(id) ? [{ id, name: String(teamName) }] : []));
  return (
    <li className={classes.entry}>
      <p>
        <strong>{name}</strong> <span className={classes.soft}>{email}</span>
      </p>
      {(steps.length > 0 || named.length > 0) && (
        <p className={classes.soft}>{colleaguesWords.part(partsInWords({ steps, teams: named }))}</p>
      )}
      <p>{situationOf(colleague, currentTime())}</p>
      {children}
    </li>
  );
}
