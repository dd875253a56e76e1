import type { Invitation } from "../../../domain/invitations/invitation";
import { roundNumberOf } from "../../../domain/invitations/rounds";
import { routes } from "../../../domain/kernel/routes";
import type { RoundLink } from "./rounds-nav";

/** Returns the places at which a business reads its own rounds, of which the last is the current one. */
export function ownRoundLinks(rounds: readonly Invitation[], shown: Invitation | undefined): RoundLink[] {
  return rounds.map((round) => {
    const number = roundNumberOf(round);
    const to = round === rounds.at(-1) ? routes.results : routes.roundResults(number);
    return { number, to, isShown: round === shown };
  });
}
