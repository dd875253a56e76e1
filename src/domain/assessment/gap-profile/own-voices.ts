// Adds to a team's readings what the team itself says, as evidence beside the leader's. The readings stay the leader's.
import type { ProgressData } from "../answers/answers";
import { theTeamSays } from "../voices/mean-words";
import { voicesInWords } from "../voices/voice-references";
import type { TeamResults } from "./read-profile";
import { teamDimensions, type TeamDimensionId } from "./team-dimensions";

/** The very same results for a team without voices. */
export function withOwnVoices(team: TeamResults, { voices = [] }: ProgressData): TeamResults {
  const said = voices.find(({ place }) => `2.${place}` === team.place);
  if (!said) return team;
  const asked = team.asked.map((each) => {
    if (!each.reading || !isDimension(each.id)) return each;
    const { field } = teamDimensions[each.id];
    const evidence = `${each.reading.evidence} ${theTeamSays(voicesInWords(said, field))}.`;
    return { ...each, reading: { ...each.reading, evidence, ownMean: said.ratings[field].mean } };
  });
  return { ...team, asked };
}

function isDimension(id: string): id is TeamDimensionId {
  return Object.hasOwn(teamDimensions, id);
}
