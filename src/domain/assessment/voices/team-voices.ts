// The voices of teams beside the answers of their leaders. They are added to the answers where these are read, so that
// profile, prompt, plan and report have them; the answers of a business without voices stay as they are.
import { answerPlaces } from "../answers/answer-places";
import type { ProgressData, TeamVoices } from "../answers/answers";
import { teamsPath } from "../answers/field-changes";
import { setField } from "../answers/field-paths";
import { entryName } from "../answers/reading-answers";
import type { Team } from "../answers/team-list";
import { questionnaire } from "../questionnaire/questionnaire";
import type { ClosedRound, VoiceRound } from "./voice-round";

type ShownRound = ClosedRound & { readonly ratings: NonNullable<ClosedRound["ratings"]> };

/** The last round of a team that shows its ratings. */
export function lastShown<Round extends VoiceRound>(
  rounds: readonly Round[],
  teamId: string,
): (Round & ShownRound) | undefined {
  return rounds
    .filter((round): round is Round & ShownRound => round.state === "closed" && round.ratings !== undefined)
    .filter(({ team }) => team.id === teamId)
    .toSorted((one, other) => other.closedAt.getTime() - one.closedAt.getTime())[0];
}

/** The answers with the last shown voices of each team; the very same answers if there are none. */
export function withVoices(answers: ProgressData, teams: readonly Team[], rounds: readonly VoiceRound[]): ProgressData {
  const places = answerPlaces("2", setField(answers, teamsPath, teams));
  const voices = teams.flatMap((team, nth): TeamVoices[] => {
    const round = lastShown(rounds, team.id);
    if (!round) return [];
    const place = (places[nth] ?? "").slice("2.".length);
    const name = entryName(questionnaire["2"].repeats, team);
    return [{ id: team.id, place, team: name, voices: round.voices, ratings: round.ratings }];
  });
  return voices.length === 0 ? answers : { ...answers, voices };
}
