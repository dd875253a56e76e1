import { Link } from "react-router-dom";
import { roundWords } from "../../../domain/invitations/rounds/words";
import classes from "./rounds.module.css";

export interface RoundLink {
  number: number;
  to: string;
  isShown: boolean;
}

/** The way to each round, where there are several. */
export function RoundsNav({ rounds }: { rounds: readonly RoundLink[] }) {
  if (rounds.length < 2) return null;
  return (
    <nav className={classes.rounds} aria-label={roundWords.rounds}>
      {rounds.map(({ number, to, isShown }) => (
        <Link key={number} to={to} aria-current={isShown ? "true" : undefined}>
          {roundWords.round(number)}
        </Link>
      ))}
    </nav>
  );
}
