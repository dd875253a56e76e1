import { Link } from "react-router-dom";
import { nextRoundWords } from "../../domain/accounts/dashboard/words";
import { routes } from "../../domain/kernel/routes";

/** The present round of the business, and the way to its earlier answers. */
export function CurrentRound({ number }: { number: number }) {
  return (
    <p>
      {nextRoundWords.here(number)}{" "}
      <Link to={routes.roundResults(number - 1)}>{nextRoundWords.readBefore(number - 1)}</Link>
    </p>
  );
}
